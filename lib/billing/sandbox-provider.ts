import { randomBytes } from "node:crypto";
import type { Order } from "@/db/orders";
import {
  createSandboxPayment,
  findSandboxPayment,
  moveSandboxPayment,
  refundSandboxPayment,
  type SandboxPayment,
} from "@/db/sandbox-payments";
import { appUrl } from "@/lib/env";
import type { Payment, PaymentProvider } from "./provider";

/** Plays a payment provider's part with test cards, on this machine: no money, and no card is kept. */

const token = (prefix: string) => `${prefix}${randomBytes(16).toString("hex")}`;

const STATUS = {
  requires_payment_method: "open",
  requires_action: "open",
  processing: "processing",
  succeeded: "succeeded",
  canceled: "canceled",
} as const satisfies Record<SandboxPayment["status"], Payment["status"]>;

const paymentOf = (row: SandboxPayment): Payment => ({
  id: row.id,
  status: STATUS[row.status],
  amount: row.status === "succeeded" ? row.amount : 0,
  currency: "usd",
  livemode: false,
  customer: null,
  at: row.paidAt ?? row.createdAt,
  refunds: row.refunds.map(({ id, amount, at }) => ({ id, amount, failed: false, at: new Date(at) })),
  disputes: [],
});

const make = (order: Order, sessionId: string | null) =>
  createSandboxPayment({
    id: token("pi_"),
    sessionId,
    orderId: order.id,
    clientSecret: token("sandbox_secret_"),
    amount: order.amount,
  });

async function paymentsOf(order: Order): Promise<SandboxPayment[]> {
  const found = [order.intentId, order.sessionId].map((id) => (id ? findSandboxPayment(id) : null));
  return (await Promise.all(found)).filter((row) => row !== null);
}

export function sandboxProvider(): PaymentProvider {
  return {
    kind: "sandbox",
    livemode: false,
    publishableKey: null,

    async openIntent(order) {
      const known = order.intentId ? await findSandboxPayment(order.intentId) : null;
      const { id, clientSecret } = known ?? (await make(order, null));
      return { id, clientSecret };
    },

    async openCheckout(order) {
      const known = order.sessionId ? await findSandboxPayment(order.sessionId) : null;
      const { sessionId } = known ?? (await make(order, token("cs_test_")));
      const id = sessionId ?? "";
      return { id, url: `${appUrl().origin}/checkout/${id}` };
    },

    async read(order) {
      const payments = (await paymentsOf(order)).map(paymentOf);
      const states = ["processing", "open", "canceled"] as const;
      const status = states.find((state) => payments.some((payment) => payment.status === state)) ?? "open";
      return { payments, status };
    },

    refund: refundSandboxPayment,

    async close(order) {
      for (const { id } of await paymentsOf(order)) await moveSandboxPayment(id, { status: "canceled" });
    },
  };
}
