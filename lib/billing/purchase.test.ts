import { POST as askForRefund } from "@/app/api/billing/refund-request/route";
import { POST as createCheckout } from "@/app/api/create-checkout-session/route";
import { POST as createIntent } from "@/app/api/create-payment-intent/route";
import { GET as cron } from "@/app/api/cron/reconcile/route";
import { POST as operatorRefund } from "@/app/api/operator/refund/route";
import { db } from "@/db/client";
import { contactMessages } from "@/db/schema/operations";
import { orders } from "@/db/schema/payments";
import { withTestDatabase } from "@/db/test-database";
import { setTier } from "@/db/users";
import { call, caller } from "@/lib/api/test-caller";
import { deliver, ledgerRows, orderRows, tierOf, withStripe } from "./test-billing";

withTestDatabase();
const stripe = withStripe();
const OPERATOR = { authorization: "Bearer operator-secret-of-the-tests-0123456789" };

test("twenty clicks at once make one order and one payment", async () => {
  const buyer = await caller();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => buyer.call(createIntent, { body: { tier: "fuel" } })),
  );
  const secrets = await Promise.all(answers.map(async (answer) => (await answer.json()).clientSecret));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(secrets).size).toBe(1);
  expect(stripe.intents.size).toBe(1);
  expect(stripe.customers.size).toBe(1);
  expect(await orderRows()).toMatchObject([{ tier: "fuel", amount: 59_900, status: "open" }]);
});

test("only the tier is read: an amount, a price or another field changes nothing", async () => {
  const buyer = await caller();
  const body = { tier: "rocket", amount: 1, price: 1, currency: "jpy", order_id: "x" };
  const answer = await (await buyer.call(createIntent, { body })).json();
  expect(answer).toMatchObject({ amount: 149_900, tierName: "Rocket" });
  expect([...stripe.intents.values()]).toMatchObject([{ amount: 149_900, currency: "usd" }]);
});

test.each([
  [{ tier: "freemium" }, 400],
  [{ tier: "gold" }, 400],
  [{ tier: "spark", userId: "somebody-else" }, 403],
  [{ tier: "spark", userEmail: "else@example.test" }, 403],
])("%j is refused with %d", async (body, status) => {
  const buyer = await caller();
  for (const route of [createIntent, createCheckout])
    expect((await buyer.call(route, { body })).status).toBe(status);
  expect(stripe.calls).toEqual([]);
  expect(await orderRows()).toEqual([]);
});

test("an owned or lower plan is a conflict, and a granted one counts as owned", async () => {
  const buyer = await caller();
  await setTier(buyer.id, "fuel", "operator");
  for (const tier of ["spark", "fuel"])
    expect((await buyer.call(createIntent, { body: { tier } })).status).toBe(409);
  expect((await buyer.call(createIntent, { body: { tier: "rocket" } })).status).toBe(200);
});

test("the sixth new order within an hour has to wait; using an open one does not count", async () => {
  const buyer = await caller();
  for (let n = 0; n < 5; n++) {
    expect((await buyer.call(createIntent, { body: { tier: "spark" } })).status).toBe(200);
    expect((await buyer.call(createIntent, { body: { tier: "spark" } })).status).toBe(200);
    await (await db()).update(orders).set({ status: "canceled" });
  }
  const refused = await buyer.call(createIntent, { body: { tier: "spark" } });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await orderRows()).toHaveLength(5);
});

test("an open order whose price has changed is closed, and replaced by one at today's price", async () => {
  const buyer = await caller();
  const before = await (await buyer.call(createIntent, { body: { tier: "fuel" } })).json();
  const spark = await (await buyer.call(createIntent, { body: { tier: "spark" } })).json();
  await deliver(stripe.pay(spark.meta.paymentId));
  const after = await (await buyer.call(createIntent, { body: { tier: "fuel" } })).json();
  expect([before.amount, after.amount]).toEqual([59_900, 40_000]);
  expect(stripe.intents.get(before.meta.paymentId)).toMatchObject({ status: "canceled" });
});

test("the checkout's way back is ours, whatever the caller says about it", async () => {
  const buyer = await caller();
  const response = await buyer.call(createCheckout, {
    body: { tier: "spark", success_url: "https://evil.test" },
    headers: { "x-forwarded-host": "evil.test", host: "evil.test" },
  });
  const { url } = await response.json();
  expect(url).toContain("checkout.stripe.test");
  expect([...stripe.sessions.values()]).toMatchObject([
    { success_url: "http://localhost:3000/payment-success?session_id={CHECKOUT_SESSION_ID}" },
  ]);
  const again = await (await buyer.call(createCheckout, { body: { tier: "spark" } })).json();
  expect(again.url).toBe(url);
});

test("without keys and without the sandbox there is nothing to buy, and the answer says so", async () => {
  const buyer = await caller();
  const key = process.env.STRIPE_SECRET_KEY;
  for (const name of ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"])
    process.env[name] = "";
  const response = await buyer.call(createIntent, { body: { tier: "spark" } });
  expect(response.status).toBe(503);
  expect((await response.json()).code).toBe("not_configured");
  process.env.STRIPE_SECRET_KEY = key;
  process.env.STRIPE_PUBLISHABLE_KEY = "pk_test_of_the_tests";
  process.env.STRIPE_WEBHOOK_SECRET = "whsec_of_the_tests_0123456789";
});

async function boughtSpark() {
  const buyer = await caller();
  const { meta } = await (await buyer.call(createIntent, { body: { tier: "spark" } })).json();
  await deliver(stripe.pay(meta.paymentId));
  return { buyer, number: String(meta.orderNumber) };
}

test("a refund is asked for once, reaches the operator, and is nobody else's to ask for", async () => {
  const { buyer, number } = await boughtSpark();
  const body = { order: number, reason: "It was not for me." };
  const other = await caller();
  expect((await other.call(askForRefund, { body })).status).toBe(404);
  expect((await buyer.call(askForRefund, { body })).status).toBe(201);
  expect((await buyer.call(askForRefund, { body })).status).toBe(409);
  expect(await (await db()).select().from(contactMessages)).toMatchObject([
    { subject: `Refund request for order ${number} (Spark)`, message: "It was not for me." },
  ]);
  expect(await tierOf(buyer.id)).toBe("spark");
});

test("after thirty days the guarantee is over", async () => {
  const { buyer, number } = await boughtSpark();
  await (await db()).update(orders).set({ paidAt: new Date(Date.now() - 31 * 24 * 3600 * 1000) });
  expect((await buyer.call(askForRefund, { body: { order: number } })).status).toBe(409);
});

test("the operator refunds: a part keeps the tier, the rest takes it, and there is no more than was paid", async () => {
  const { buyer, number } = await boughtSpark();
  const refund = (body: object) => call(operatorRefund, { body, headers: OPERATOR });
  expect((await call(operatorRefund, { body: { order: number } })).status).toBe(401);
  expect(await (await refund({ order: number, amount: 5_000 })).json()).toMatchObject({ refunded: 5_000 });
  expect(await tierOf(buyer.id)).toBe("spark");
  expect(await (await refund({ order: number })).json()).toMatchObject({ refunded: 19_900, paid: 19_900 });
  expect(await tierOf(buyer.id)).toBe("freemium");
  expect((await refund({ order: number })).status).toBe(409);
  expect((await refund({ order: "K-999999" })).status).toBe(404);
  expect((await ledgerRows()).map(({ kind }) => kind)).toEqual(["paid", "refund", "refund"]);
});

test("the scheduler's route needs its own secret", async () => {
  expect((await call(cron, {})).status).toBe(401);
  process.env.CRON_SECRET = "cron-secret-of-the-tests-0123456789";
  const headers = { authorization: `Bearer ${process.env.CRON_SECRET}` };
  expect(await (await call(cron, { headers })).json()).toEqual({ checked: 0, healed: 0, failed: 0 });
  expect((await call(cron, { headers: OPERATOR })).status).toBe(401);
  delete process.env.CRON_SECRET;
});
