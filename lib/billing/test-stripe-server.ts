import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A stand-in for Stripe's API with a memory, spoken to by the official library over HTTP. */

type Json = Record<string, unknown>;
type Fields = Record<string, string>;

export interface TestEvent {
  id: string;
  object: "event";
  api_version: string;
  type: string;
  livemode: boolean;
  created: number;
  data: { object: Json };
}

const seconds = () => Math.floor(Date.now() / 1000);
let counter = 0;
const newId = (prefix: string) => `${prefix}_${String(++counter).padStart(6, "0")}${"x".repeat(10)}`;

/** "metadata[order_id]=7" as { metadata: { order_id: "7" } }, one level deep: what the assertions need. */
function nested(fields: Fields, name: string): Fields {
  const inner = Object.entries(fields).filter(([key]) => key.startsWith(`${name}[`));
  return Object.fromEntries(inner.map(([key, value]) => [key.slice(name.length + 1, -1), value]));
}

async function readFields(request: IncomingMessage): Promise<Fields> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return Object.fromEntries(new URLSearchParams(text));
}

type Intent = Json & {
  id: string;
  status: string;
  amount: number;
  amount_received: number;
  metadata: Fields;
};
type Session = Json & { id: string; status: string; payment_intent: string | null; amount_total: number };
type Refund = Json & { id: string; status: string; amount: number; payment_intent: string };
type Dispute = Json & { id: string; status: string; amount: number; payment_intent: string };

export class StripeDouble {
  readonly intents = new Map<string, Intent>();
  readonly sessions = new Map<string, Session>();
  readonly refunds = new Map<string, Refund>();
  readonly disputes = new Map<string, Dispute>();
  readonly customers = new Map<string, Json>();
  readonly events: TestEvent[] = [];
  /** Every call: "POST /v1/payment_intents". */
  readonly calls: string[] = [];
  /** Answers to give, in turn, instead of the real one: a status, or "hang up". */
  readonly faults: (number | "hang up")[] = [];
  private readonly idempotent = new Map<string, { body: string; answer: Json }>();
  private readonly server = createServer((request, response) => void this.answer(request, response));
  port = 0;

  async listen(port = 0): Promise<void> {
    await new Promise<void>((done) => this.server.listen(port, "127.0.0.1", done));
    this.port = (this.server.address() as AddressInfo).port;
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((done) => this.server.close(() => done()));
  }

  forget(): void {
    for (const map of [this.intents, this.sessions, this.refunds, this.disputes, this.customers]) map.clear();
    this.idempotent.clear();
    this.events.length = 0;
    this.calls.length = 0;
    this.faults.length = 0;
  }

  private event(type: string, object: Json): TestEvent {
    const event: TestEvent = {
      id: newId("evt"),
      object: "event",
      api_version: "2026-10-28.endive",
      type,
      livemode: false,
      created: seconds(),
      data: { object: structuredClone(object) },
    };
    this.events.push(event);
    return event;
  }

  private intent(id: string): Intent {
    const found = this.intents.get(id);
    if (!found) throw new Error(`no such intent: ${id}`);
    return found;
  }

  addIntent(fields: Partial<Intent> & { amount: number }): Intent {
    const id = fields.id ?? newId("pi");
    const intent: Intent = {
      id,
      object: "payment_intent",
      client_secret: `${id}_secret_test`,
      status: "requires_payment_method",
      amount_received: 0,
      currency: "usd",
      livemode: false,
      customer: null,
      created: seconds(),
      metadata: {},
      ...fields,
    };
    this.intents.set(intent.id, intent);
    return intent;
  }

  /** The payer pays; `received` differs from the amount where a test wants it to. */
  pay(id: string, received?: number): TestEvent {
    const intent = this.intent(id);
    Object.assign(intent, { status: "succeeded", amount_received: received ?? intent.amount });
    return this.event("payment_intent.succeeded", intent);
  }

  moveIntent(id: string, status: string, type: string): TestEvent {
    return this.event(type, Object.assign(this.intent(id), { status }));
  }

  paySession(id: string): TestEvent {
    const session = this.sessions.get(id);
    if (!session) throw new Error(`no such session: ${id}`);
    const intent = this.addIntent({
      amount: session.amount_total,
      customer: session.customer,
      metadata: session.metadata as Fields,
    });
    this.pay(intent.id);
    Object.assign(session, { status: "complete", payment_status: "paid", payment_intent: intent.id });
    return this.event("checkout.session.completed", session);
  }

  expireSession(id: string): TestEvent {
    const session = this.sessions.get(id);
    if (!session) throw new Error(`no such session: ${id}`);
    return this.event("checkout.session.expired", Object.assign(session, { status: "expired", url: null }));
  }

  refund(paymentIntent: string, amount = this.intent(paymentIntent).amount_received): TestEvent {
    const refund: Refund = {
      id: newId("re"),
      object: "refund",
      status: "succeeded",
      amount,
      created: seconds(),
      payment_intent: paymentIntent,
    };
    this.refunds.set(refund.id, refund);
    return this.event("refund.created", refund);
  }

  failRefund(paymentIntent: string): TestEvent {
    const refund = [...this.refunds.values()].findLast((r) => r.payment_intent === paymentIntent);
    if (!refund) throw new Error("nothing was refunded");
    return this.event("refund.failed", Object.assign(refund, { status: "failed" }));
  }

  dispute(paymentIntent: string): TestEvent {
    const dispute: Dispute = {
      id: newId("du"),
      object: "dispute",
      status: "needs_response",
      amount: this.intent(paymentIntent).amount_received,
      created: seconds(),
      payment_intent: paymentIntent,
    };
    this.disputes.set(dispute.id, dispute);
    return this.event("charge.dispute.created", dispute);
  }

  closeDispute(paymentIntent: string, status: "won" | "lost"): TestEvent {
    const dispute = [...this.disputes.values()].find((d) => d.payment_intent === paymentIntent);
    if (!dispute) throw new Error("nothing is disputed");
    return this.event("charge.dispute.closed", Object.assign(dispute, { status }));
  }

  private create(path: string, fields: Fields): Json | null {
    if (path === "/v1/customers") {
      const customer = { id: newId("cus"), object: "customer", metadata: nested(fields, "metadata") };
      this.customers.set(customer.id, customer);
      return customer;
    }
    if (path === "/v1/payment_intents")
      return this.addIntent({
        amount: Number(fields.amount),
        currency: fields.currency,
        customer: fields.customer ?? null,
        receipt_email: fields.receipt_email,
        metadata: nested(fields, "metadata"),
      });
    if (path === "/v1/checkout/sessions") {
      const id = newId("cs_test").replace("cs_test_", "cs_test_a");
      const session: Session = {
        id,
        object: "checkout.session",
        status: "open",
        url: `https://checkout.stripe.test/${id}`,
        success_url: fields.success_url,
        payment_status: "unpaid",
        payment_intent: null,
        customer: fields.customer ?? null,
        client_reference_id: fields.client_reference_id,
        amount_total: Number(fields["line_items[0][price_data][unit_amount]"]),
        metadata: nested(fields, "metadata"),
      };
      this.sessions.set(id, session);
      return session;
    }
    if (path === "/v1/refunds") {
      const intent = fields.payment_intent ?? "";
      this.refund(intent, fields.amount ? Number(fields.amount) : undefined);
      return [...this.refunds.values()].at(-1) ?? null;
    }
    const [, kind, id = "", verb] =
      /^\/v1\/(payment_intents|checkout\/sessions)\/(\w+)\/(\w+)$/.exec(path) ?? [];
    if (kind === "payment_intents" && verb === "cancel") {
      this.moveIntent(id, "canceled", "payment_intent.canceled");
      return this.intent(id);
    }
    if (kind === "checkout/sessions" && verb === "expire") {
      this.expireSession(id);
      return this.sessions.get(id) ?? null;
    }
    return null;
  }

  private find(path: string, query: URLSearchParams): Json | null {
    const list = (data: Json[]) => ({ object: "list", has_more: false, url: path, data });
    const of = (map: Map<string, Json & { payment_intent: string }>) =>
      list([...map.values()].filter((entry) => entry.payment_intent === query.get("payment_intent")));
    if (path === "/v1/refunds") return of(this.refunds);
    if (path === "/v1/disputes") return of(this.disputes);
    if (path === "/v1/events") return list(this.events.map((event) => ({ ...event })));
    if (path === "/v1/payment_intents") return list([...this.intents.values()]);
    const id = path.split("/").at(-1) ?? "";
    return this.intents.get(id) ?? this.sessions.get(id) ?? this.customers.get(id) ?? null;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://stripe.test");
    const fields = await readFields(request);
    this.calls.push(`${request.method} ${url.pathname}`);
    const send = (status: number, body: Json) => {
      response.writeHead(status, { "content-type": "application/json", "request-id": "req_test" });
      response.end(JSON.stringify(body));
    };
    const fault = this.faults.shift();
    if (fault === "hang up") return void response.destroy();
    if (fault) return send(fault, { error: { type: "api_error", message: "made to fail" } });
    if (request.method !== "POST") {
      const found = this.find(url.pathname, url.searchParams);
      return found ? send(200, found) : send(404, { error: { type: "invalid_request_error" } });
    }
    const key = String(request.headers["idempotency-key"] ?? "");
    const body = JSON.stringify(fields);
    const before = key ? this.idempotent.get(key) : undefined;
    if (before && before.body !== body) return send(400, { error: { type: "idempotency_error" } });
    const answer = before?.answer ?? this.create(url.pathname, fields);
    if (!answer) return send(404, { error: { type: "invalid_request_error" } });
    if (key) this.idempotent.set(key, { body, answer });
    send(200, answer);
  }
}
