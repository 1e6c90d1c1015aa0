import { eq } from "drizzle-orm";
import { POST as createCheckout } from "@/app/api/create-checkout-session/route";
import { POST as createIntent } from "@/app/api/create-payment-intent/route";
import { GET as status } from "@/app/api/payment-status/[session_id]/route";
import { closeDatabase, db } from "@/db/client";
import { users } from "@/db/schema/identity";
import { orders, stripeInbox } from "@/db/schema/payments";
import { createSession } from "@/db/sessions";
import { settle } from "@/db/settlements";
import { withTestDatabase } from "@/db/test-database";
import { listTestAudit } from "@/db/test-users";
import { attachCustomer, createDemoUser } from "@/db/users";
import { call, caller } from "@/lib/api/test-caller";
import { signHeaderToken } from "@/lib/auth/header-token";
import { fulfil } from "@/lib/billing/fulfil";
import { reconcile } from "@/lib/billing/reconcile";
import {
  deliver,
  deliverRaw,
  inboxRows,
  ledgerRows,
  orderRows,
  refusals,
  seconds,
  settledTier,
  signature,
  tierOf,
  WEBHOOK_SECRET,
  withStripe,
} from "@/lib/billing/test-billing";
import type { TestEvent } from "@/lib/billing/test-stripe-server";

/** The eighty ways in which payment events arrive: forged, doubled, out of order, wrong, late and during failures. */

withTestDatabase();
const stripe = withStripe();
let cases = 0;
const one = (name: string, run: () => Promise<void>, timeout?: number) => {
  cases += 1;
  test(name, run, timeout);
};
const many = <T>(name: string, rows: Record<string, T>, run: (row: T, label: string) => Promise<void>) => {
  cases += Object.keys(rows).length;
  test.each(Object.entries(rows))(name, (label, row) => run(row, label));
};

type Buyer = Awaited<ReturnType<typeof caller>>;
type PaidTier = "spark" | "fuel" | "rocket";

async function intentOf(buyer: Buyer, tier: PaidTier = "spark") {
  const response = await buyer.call(createIntent, { body: { tier } });
  expect(response.status).toBe(200);
  const { meta, amount } = await response.json();
  const id: string = meta.paymentId;
  return { id, amount: Number(amount) };
}

async function sessionOf(buyer: Buyer, tier: PaidTier = "spark"): Promise<string> {
  const response = await buyer.call(createCheckout, { body: { tier } });
  expect(response.status).toBe(200);
  return (await response.json()).url.split("/").at(-1);
}

async function bought(tier: PaidTier = "spark") {
  const buyer = await caller();
  const { id } = await intentOf(buyer, tier);
  return { buyer, id, paid: stripe.pay(id) };
}

const accepted = async (event: TestEvent) => expect((await deliver(event)).status).toBe(200);

/** The tier is the pure function of what is settled at Stripe, and each payment was written down once. */
async function assertBooks(buyer: Buyer): Promise<void> {
  const rows = await orderRows();
  expect(await tierOf(buyer.id)).toBe(settledTier(stripe, rows));
  const paid = (await ledgerRows()).filter(({ kind }) => kind === "paid").map(({ objectId }) => objectId);
  expect(new Set(paid).size).toBe(paid.length);
}

const grants = async (buyer: Buyer) =>
  (await listTestAudit(buyer.id)).filter(({ event }) => event === "tier_changed").length;

describe("forged", () => {
  const now = seconds();
  const other = "whsec_of_another_endpoint";
  many<(body: string) => { body?: string; header: string | null }>(
    "%s grants nothing",
    {
      "no header": () => ({ header: null }),
      "an empty header": () => ({ header: "" }),
      "a guessed secret": (body) => ({ header: signature(body, { secret: "whsec_guess" }) }),
      "the scheme v0": (body) => ({ header: signature(body, { scheme: "v0" }) }),
      "a byte more": (body) => ({ body: `${body} `, header: signature(body) }),
      "another timestamp": (body) => ({ header: signature(body).replace(/t=\d+/, `t=${now + 1}`) }),
      "301 seconds old": (body) => ({ header: signature(body, { timestamp: seconds() - 301 }) }),
      "signed for the future": (body) => ({ header: signature(body, { timestamp: seconds() + 400 }) }),
      "re-serialised JSON": (body) => ({
        body: JSON.stringify(JSON.parse(body), null, 2),
        header: signature(body),
      }),
      "another endpoint's secret": (body) => ({ header: signature(body, { secret: other }) }),
      "a live event on test keys": (body) => {
        const live = body.replace('"livemode":false,"created"', '"livemode":true,"created"');
        return { body: live, header: signature(live) };
      },
      "a header that is a list": (body) => ({ header: `["${signature(body)}"]` }),
      "two headers": (body) => ({
        header: `${signature(body, { timestamp: now - 9_000 })}, ${signature(body)}`,
      }),
      "an empty body": () => ({ body: "", header: signature("") }),
    },
    async (forge) => {
      const { buyer, paid } = await bought();
      const body = JSON.stringify(paid);
      const forged = forge(body);
      const response = await deliverRaw(forged.body ?? body, forged.header);
      expect(response.status).toBe(400);
      expect(await tierOf(buyer.id)).toBe("freemium");
      expect(await ledgerRows()).toEqual([]);
      expect(await inboxRows()).toEqual([]);
      expect(await refusals()).toHaveLength(1);
    },
  );
});

describe("duplicates", () => {
  const once = async (buyer: Buyer) => {
    await assertBooks(buyer);
    expect(await tierOf(buyer.id)).toBe("spark");
    expect(await ledgerRows()).toHaveLength(1);
    expect(await grants(buyer)).toBe(1);
  };
  one("twice", async () => {
    const { buyer, paid } = await bought();
    await accepted(paid);
    expect(await (await deliver(paid)).json()).toEqual({ received: true, duplicate: true });
    await once(buyer);
  });
  one("ten at once", async () => {
    const { buyer, paid } = await bought();
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(paid)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    await once(buyer);
    expect(await inboxRows()).toMatchObject([{ status: "done" }]);
  });
  one("a hundred times", async () => {
    const { buyer, paid } = await bought();
    for (let n = 0; n < 100; n++) await accepted(paid);
    await once(buyer);
  });
  one("after a restart, with nothing in memory", async () => {
    const { buyer, paid } = await bought();
    await accepted(paid);
    const calls = stripe.calls.length;
    await accepted(paid);
    expect(stripe.calls.length).toBe(calls);
    await once(buyer);
  });
  one("after 72 hours, signed anew", async () => {
    const { buyer, paid } = await bought();
    await accepted(paid);
    await accepted({ ...paid, created: paid.created - 72 * 3600 });
    await once(buyer);
  });
  one("another event for the same payment", async () => {
    const { buyer, paid } = await bought();
    await accepted(paid);
    await accepted({ ...paid, id: "evt_another" });
    await once(buyer);
    expect(await inboxRows()).toHaveLength(2);
  });
});

const permutations = <T>(items: T[]): T[][] =>
  items.length < 2
    ? [items]
    : items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
const NAMES = ["created", "succeeded", "refunded", "disputed"] as const;

describe("in every order", () => {
  const orderings = permutations([...NAMES]);
  many("%s", Object.fromEntries(orderings.map((names) => [names.join(", "), names])), async (names) => {
    const { buyer, id, paid } = await bought();
    const events = {
      created: { ...paid, id: "evt_created", type: "payment_intent.created" },
      succeeded: paid,
      refunded: stripe.refund(id, 5_000),
      disputed: stripe.dispute(id),
    };
    for (const name of names) {
      await accepted(events[name]);
      if (name !== "created") await assertBooks(buyer);
    }
    expect(await tierOf(buyer.id)).toBe("freemium");
    await accepted(stripe.closeDispute(id, "won"));
    await assertBooks(buyer);
    expect(await tierOf(buyer.id)).toBe("spark");
    expect((await ledgerRows()).map(({ kind }) => kind).sort()).toEqual([
      "dispute_open",
      "dispute_won",
      "paid",
      "refund",
    ]);
  });
});

describe("amount and metadata", () => {
  const pays = async (change: Record<string, unknown>, received?: number) => {
    const buyer = await caller();
    const { id } = await intentOf(buyer);
    Object.assign(stripe.intents.get(id) ?? {}, change);
    await accepted(stripe.pay(id, received));
    return buyer;
  };
  const nobody = async (event: TestEvent) => {
    expect(await (await deliver(event)).json()).toEqual({ received: true, outcome: "ignored" });
    expect(await ledgerRows()).toEqual([]);
  };
  one("too little", async () => {
    const buyer = await pays({}, 19_899);
    await assertBooks(buyer);
    expect(await tierOf(buyer.id)).toBe("freemium");
  });
  one("too much grants the tier, and the rest goes back", async () => {
    const buyer = await pays({}, 20_900);
    expect(await tierOf(buyer.id)).toBe("spark");
    expect([...stripe.refunds.values()].map(({ amount }) => amount)).toEqual([1_000]);
    await assertBooks(buyer);
  });
  one("another currency", async () => {
    expect(await tierOf((await pays({ currency: "jpy" })).id)).toBe("freemium");
  });
  one("an unknown tier in the metadata is nobody's business", async () => {
    const buyer = await caller();
    const { id } = await intentOf(buyer);
    Object.assign(stripe.intents.get(id)?.metadata ?? {}, { tier: "rocket" });
    await accepted(stripe.pay(id));
    expect(await tierOf(buyer.id)).toBe("spark");
    await assertBooks(buyer);
  });
  one("no metadata, and no order", () => nobody(stripe.pay(stripe.addIntent({ amount: 149_900 }).id)));
  one("an order that nobody made", () =>
    nobody(stripe.pay(stripe.addIntent({ amount: 19_900, metadata: { order_id: crypto.randomUUID() } }).id)),
  );
  one("another user's customer", async () => {
    const buyer = await caller();
    const { id } = await intentOf(buyer);
    await attachCustomer(buyer.id, "cus_own");
    Object.assign(stripe.intents.get(id) ?? {}, { customer: "cus_of_somebody_else" });
    await accepted(stripe.pay(id));
    expect(await tierOf(buyer.id)).toBe("freemium");
    expect((await listTestAudit(buyer.id)).map(({ event }) => event)).toContain("payment_refused");
  });
  one("a Spark's price for a Rocket", async () => {
    const buyer = await caller();
    const { id } = await intentOf(buyer, "rocket");
    await accepted(stripe.pay(id, 19_900));
    expect(await tierOf(buyer.id)).toBe("freemium");
    await assertBooks(buyer);
  });
  one("nothing at all", async () => expect(await tierOf((await pays({}, 0)).id)).toBe("freemium"));
  one("captured in part", async () =>
    expect(await tierOf((await pays({ amount: 19_900 }, 10_000)).id)).toBe("freemium"),
  );
});

describe("life cycle", () => {
  one("a checkout page and a form for one tier, both paid: the second comes back", async () => {
    const buyer = await caller();
    const { id } = await intentOf(buyer);
    const session = await sessionOf(buyer);
    await accepted(stripe.pay(id));
    await accepted(stripe.paySession(session));
    expect(await tierOf(buyer.id)).toBe("spark");
    expect([...stripe.refunds.values()].map(({ amount }) => amount)).toEqual([19_900]);
    expect((await orderRows()).map(({ refundDue }) => refundDue)).toEqual([0]);
    await assertBooks(buyer);
  });
  one("Spark, then Fuel for the difference", async () => {
    const { buyer, paid } = await bought();
    await accepted(paid);
    const upgrade = await intentOf(buyer, "fuel");
    expect(upgrade.amount).toBe(40_000);
    await accepted(stripe.pay(upgrade.id));
    expect(await tierOf(buyer.id)).toBe("fuel");
    await assertBooks(buyer);
  });
  one("Fuel, then a Spark that was left open: it comes back", async () => {
    const buyer = await caller();
    const spark = await intentOf(buyer, "spark");
    const fuel = await intentOf(buyer, "fuel");
    await accepted(stripe.pay(fuel.id));
    expect((await buyer.call(createIntent, { body: { tier: "spark" } })).status).toBe(409);
    await accepted(stripe.pay(spark.id));
    expect(await tierOf(buyer.id)).toBe("fuel");
    expect([...stripe.refunds.values()]).toMatchObject([{ payment_intent: spark.id, amount: 19_900 }]);
    await assertBooks(buyer);
  });
  one("processed for days, then through", async () => {
    const buyer = await caller();
    const { id } = await intentOf(buyer);
    await accepted(stripe.moveIntent(id, "processing", "payment_intent.processing"));
    expect(await orderRows()).toMatchObject([{ status: "processing" }]);
    expect(await tierOf(buyer.id)).toBe("freemium");
    await accepted(stripe.pay(id));
    expect(await tierOf(buyer.id)).toBe("spark");
  });
  one("processed for days, then refused: it can be paid again", async () => {
    const buyer = await caller();
    const { id } = await intentOf(buyer);
    await accepted(stripe.moveIntent(id, "processing", "payment_intent.processing"));
    await accepted(stripe.moveIntent(id, "requires_payment_method", "payment_intent.payment_failed"));
    expect(await orderRows()).toMatchObject([{ status: "open" }]);
    expect((await intentOf(buyer)).id).toBe(id);
  });
  one("a checkout page that ran out", async () => {
    const buyer = await caller();
    const session = await sessionOf(buyer);
    await accepted(stripe.expireSession(session));
    expect(await orderRows()).toMatchObject([{ status: "canceled" }]);
    expect(await sessionOf(buyer)).not.toBe(session);
  });
  one("refunded in full", async () => {
    const { buyer, id, paid } = await bought();
    await accepted(paid);
    await accepted(stripe.refund(id));
    expect(await tierOf(buyer.id)).toBe("freemium");
    await assertBooks(buyer);
  });
  one("refunded in two parts", async () => {
    const { buyer, id, paid } = await bought();
    await accepted(paid);
    await accepted(stripe.refund(id, 9_900));
    expect(await tierOf(buyer.id)).toBe("spark");
    await accepted(stripe.refund(id, 10_000));
    expect(await tierOf(buyer.id)).toBe("freemium");
  });
  one("a refund that failed", async () => {
    const { buyer, id, paid } = await bought();
    await accepted(paid);
    await accepted(stripe.refund(id));
    await accepted(stripe.failRefund(id));
    expect(await tierOf(buyer.id)).toBe("spark");
    await assertBooks(buyer);
  });
  one("a dispute won", async () => {
    const { buyer, id, paid } = await bought();
    await accepted(paid);
    await accepted(stripe.dispute(id));
    expect(await tierOf(buyer.id)).toBe("freemium");
    await accepted(stripe.closeDispute(id, "won"));
    expect(await tierOf(buyer.id)).toBe("spark");
  });
  one("a dispute lost", async () => {
    const { buyer, id, paid } = await bought();
    await accepted(paid);
    await accepted(stripe.dispute(id));
    await accepted(stripe.closeDispute(id, "lost"));
    expect(await tierOf(buyer.id)).toBe("freemium");
    await assertBooks(buyer);
  });
  one("a dispute closed by a refund", async () => {
    const { buyer, id, paid } = await bought();
    await accepted(paid);
    await accepted(stripe.dispute(id));
    await accepted(stripe.refund(id));
    await accepted(stripe.closeDispute(id, "won"));
    expect(await tierOf(buyer.id)).toBe("freemium");
    await assertBooks(buyer);
  });
  one("an account deleted before its payment: the money goes back", async () => {
    const { buyer, paid } = await bought();
    await (await db()).delete(users).where(eq(users.id, buyer.id));
    await accepted(paid);
    expect([...stripe.refunds.values()].map(({ amount }) => amount)).toEqual([19_900]);
    expect(await orderRows()).toMatchObject([{ userId: null, status: "paid", refundDue: 0 }]);
  });
  one("a demo account cannot pay", async () => {
    const demo = await createDemoUser();
    const token = signHeaderToken({ sub: demo.id, sid: await createSession(demo.id), typ: "demo" });
    const response = await call(createIntent, { body: { tier: "spark" }, headers: { "x-demo-user": token } });
    expect(response.status).toBe(403);
    expect((await response.json()).message).toContain("Sign In Required");
    expect(stripe.calls).toEqual([]);
  });
});

describe("infrastructure", () => {
  one(
    "the provider hangs up while a payment is prepared: no half order, and the next try works",
    async () => {
      const buyer = await caller();
      stripe.faults.push(...Array<"hang up">(3).fill("hang up"));
      const response = await buyer.call(createIntent, { body: { tier: "spark" } });
      expect(response.status).toBe(503);
      expect(await orderRows()).toMatchObject([{ status: "open", intentId: null }]);
      await intentOf(buyer);
      expect(await orderRows()).toHaveLength(1);
    },
  );
  one("a 500, then the same key again: one payment", async () => {
    const buyer = await caller();
    await intentOf(buyer);
    await (await db()).update(orders).set({ intentId: null });
    stripe.faults.push(500);
    await intentOf(buyer);
    expect(stripe.intents.size).toBe(1);
  });
  one("a key used for something else is refused, and nobody is charged", async () => {
    const buyer = await caller();
    await intentOf(buyer);
    await (await db()).update(orders).set({ intentId: null, currency: "eur" });
    expect((await buyer.call(createIntent, { body: { tier: "spark" } })).status).toBe(503);
    expect(stripe.intents.size).toBe(1);
  });
  one("a crash before the commit: the row stays pending, and the next delivery heals", async () => {
    const { buyer, paid } = await bought();
    stripe.faults.push(500, 500, 500);
    expect((await deliver(paid)).status).toBe(503);
    expect(await inboxRows()).toMatchObject([{ status: "pending", attempts: 1 }]);
    expect(await tierOf(buyer.id)).toBe("freemium");
    await accepted(paid);
    expect(await tierOf(buyer.id)).toBe("spark");
    expect(await inboxRows()).toMatchObject([{ status: "done" }]);
  });
  one("a crash after the commit: the repetition changes nothing", async () => {
    const { buyer, paid } = await bought();
    const [order] = await orderRows();
    await fulfil(order?.id ?? "");
    await accepted(paid);
    expect(await grants(buyer)).toBe(1);
    expect(await ledgerRows()).toHaveLength(1);
  });
  one("no database: not answered with a 2xx", async () => {
    const { paid } = await bought();
    const database = await db();
    const broken = new Proxy(database, {
      get: (target, name) =>
        name === "insert"
          ? () => {
              throw Object.assign(new Error("down"), { code: "57P01" });
            }
          : Reflect.get(target, name, target),
    });
    const holder = globalThis as typeof globalThis & { kindlingDatabase?: unknown };
    const kept = holder.kindlingDatabase;
    holder.kindlingDatabase = Promise.resolve({ db: broken, close: closeDatabase });
    try {
      expect((await deliver(paid)).status).toBe(503);
    } finally {
      holder.kindlingDatabase = kept;
    }
    expect(await inboxRows()).toEqual([]);
  });
  one("a webhook that never came: the reconciler finds it", async () => {
    const { buyer } = await bought();
    const tally = await reconcile(new Date());
    expect(tally).toMatchObject({ failed: 0 });
    expect(tally.healed).toBeGreaterThan(0);
    expect(await tierOf(buyer.id)).toBe("spark");
    expect((await reconcile(new Date())).healed).toBe(0);
  });
  one("a type that we do not know", async () => {
    const { buyer, paid } = await bought();
    expect((await deliver({ ...paid, type: "some.new.thing" })).status).toBe(200);
    expect(await inboxRows()).toMatchObject([{ status: "ignored" }]);
    expect(await tierOf(buyer.id)).toBe("freemium");
  });
  one("an event of another version of the interface", async () => {
    const { buyer, paid } = await bought();
    const object = { id: paid.data.object.id, object: "payment_intent", renamed: { everything: true } };
    await accepted({ ...paid, api_version: "2031-01-01.other", data: { object } });
    expect(await tierOf(buyer.id)).toBe("spark");
  });
  one("secrets overlap while one is rotated", async () => {
    const { buyer, paid } = await bought();
    process.env.STRIPE_WEBHOOK_SECRET = "whsec_of_tomorrow_0123456789";
    process.env.STRIPE_WEBHOOK_SECRET_PREVIOUS = WEBHOOK_SECRET;
    try {
      await accepted(paid);
      const again = { ...paid, id: "evt_new_secret" };
      expect((await deliver(again, { secret: "whsec_of_tomorrow_0123456789" })).status).toBe(200);
    } finally {
      process.env.STRIPE_WEBHOOK_SECRET = WEBHOOK_SECRET;
      delete process.env.STRIPE_WEBHOOK_SECRET_PREVIOUS;
    }
    expect(await tierOf(buyer.id)).toBe("spark");
  });
  one("clocks apart by less than five minutes", async () => {
    const { buyer, paid } = await bought();
    expect((await deliver(paid, { timestamp: seconds() - 290 })).status).toBe(200);
    expect((await deliver({ ...paid, id: "evt_ahead" }, { timestamp: seconds() + 290 })).status).toBe(200);
    expect(await tierOf(buyer.id)).toBe("spark");
  });
  one(
    "a thousand deliveries in a burst, of forty payments",
    async () => {
      process.env.LIMITS_SCALE = "10";
      const buyers: Awaited<ReturnType<typeof bought>>[] = [];
      for (let n = 0; n < 40; n++) buyers.push(await bought());
      const burst = Array.from({ length: 1_000 }, (_, n) => buyers[n % 40]?.paid).filter(
        (e) => e !== undefined,
      );
      const answers = await Promise.all(burst.map((event) => deliver(event)));
      expect(answers.filter((answer) => answer.status !== 200)).toEqual([]);
      for (const { buyer } of buyers) expect(await grants(buyer)).toBe(1);
      expect((await ledgerRows()).length).toBe(40);
      delete process.env.LIMITS_SCALE;
    },
    120_000,
  );
});

test("there are eighty cases", () => expect(cases).toBe(80));

test("a stale reading that arrives late takes nothing back", async () => {
  const { buyer, paid } = await bought();
  const [order] = await orderRows();
  await accepted(paid);
  await settle(order?.id ?? "", { payments: [], status: "open" });
  expect(await tierOf(buyer.id)).toBe("spark");
  expect(await orderRows()).toMatchObject([{ status: "paid" }]);
});

test("the ledger refuses to be changed", async () => {
  const { paid } = await bought();
  await accepted(paid);
  const database = await db();
  await expect(database.execute("update payment_ledger set amount = 1")).rejects.toThrow();
  await expect(database.execute("delete from payment_ledger")).rejects.toThrow();
  expect(await database.select().from(stripeInbox)).toHaveLength(1);
});

test("the payment's status tells its owner everything, and anybody else little", async () => {
  const { buyer, id } = await bought();
  const own = await (await buyer.call(status, { params: { session_id: id } })).json();
  expect(own).toMatchObject({ status: "paid", tier: "spark", meta: { orderNumber: "K-000001" } });
  expect(await tierOf(buyer.id)).toBe("spark");
  const other = await caller();
  const seen = await (await other.call(status, { params: { session_id: id } })).json();
  expect(seen.customerEmail).toMatch(/^.\*\*\*@/);
  expect(seen.customerEmail).not.toBe(own.customerEmail);
  expect((await other.call(status, { params: { session_id: "cs_test_unknown0123456" } })).status).toBe(404);
  expect((await other.call(status, { params: { session_id: "nonsense" } })).status).toBe(400);
});
