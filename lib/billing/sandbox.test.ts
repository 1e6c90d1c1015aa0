import { POST as createCheckout } from "@/app/api/create-checkout-session/route";
import { POST as createIntent } from "@/app/api/create-payment-intent/route";
import { POST as operatorRefund } from "@/app/api/operator/refund/route";
import { GET as status } from "@/app/api/payment-status/[session_id]/route";
import { POST as authenticate } from "@/app/api/sandbox/authenticate/route";
import { POST as confirm } from "@/app/api/sandbox/confirm/route";
import { db } from "@/db/client";
import { sandboxPayments } from "@/db/schema/payments";
import { withTestDatabase } from "@/db/test-database";
import { call, caller } from "@/lib/api/test-caller";
import { ConfigError, checkEnvironment } from "@/lib/env";
import { reconcile } from "./reconcile";
import { ledgerRows, orderRows, tierOf } from "./test-billing";

withTestDatabase();
beforeAll(() => {
  process.env.PAYMENTS_SANDBOX = "true";
  // Longer than a test: what a lost webhook looks like.
  process.env.SANDBOX_WEBHOOK_DELAY_MS = "600000";
});
afterAll(() => {
  delete process.env.PAYMENTS_SANDBOX;
});

const OPERATOR = { authorization: "Bearer operator-secret-of-the-tests-0123456789" };
const card = (payment: string, number: string) => ({ payment, number, expiry: "12 / 40", cvc: "123" });

async function start() {
  const buyer = await caller();
  const { meta, amount } = await (await buyer.call(createIntent, { body: { tier: "spark" } })).json();
  expect({ provider: meta.provider, amount }).toEqual({ provider: "sandbox", amount: 19_900 });
  const payment = String(meta.paymentId);
  const pay = async (number: string) => (await buyer.call(confirm, { body: card(payment, number) })).json();
  const look = async () => (await buyer.call(status, { params: { session_id: payment } })).json();
  return { buyer, payment, pay, look, number: String(meta.orderNumber) };
}

test("a good card pays; the tier comes when somebody looks", async () => {
  const { buyer, pay, look } = await start();
  expect(await pay("4242 4242 4242 4242")).toEqual({ status: "succeeded" });
  expect(await tierOf(buyer.id)).toBe("freemium");
  expect(await look()).toMatchObject({ status: "paid", tier: "spark" });
  expect(await tierOf(buyer.id)).toBe("spark");
  expect(await pay("4242424242424242")).toEqual({ status: "succeeded" });
  expect(await ledgerRows()).toHaveLength(1);
});

test.each([
  ["4000000000000002", "Your card was declined."],
  ["4000000000009995", "Your card has insufficient funds."],
  ["4000000000000069", "Your card has expired."],
  ["5555555555554444", "This is a test checkout: use one of the test card numbers."],
])("%s is declined, and another card still pays", async (number, message) => {
  const { buyer, pay, look } = await start();
  expect(await pay(number)).toEqual({ status: "failed", message });
  expect(await look()).toMatchObject({ status: "open" });
  expect(await pay("4242424242424242")).toEqual({ status: "succeeded" });
  await look();
  expect(await tierOf(buyer.id)).toBe("spark");
});

test("3-D Secure: nothing is paid until the bank has its answer", async () => {
  const { buyer, payment, pay, look } = await start();
  expect(await pay("4000002500003155")).toEqual({ status: "requires_action" });
  expect(await look()).toMatchObject({ status: "open" });
  const no = await buyer.call(authenticate, { body: { payment, complete: false } });
  expect(await no.json()).toMatchObject({ status: "failed" });
  expect(await pay("4000002500003155")).toEqual({ status: "requires_action" });
  const yes = await buyer.call(authenticate, { body: { payment, complete: true } });
  expect(await yes.json()).toEqual({ status: "succeeded" });
  await look();
  expect(await tierOf(buyer.id)).toBe("spark");
});

test("a payment that is processing grants nothing until it is through", async () => {
  const { buyer, pay, look } = await start();
  expect(await pay("4000000000000077")).toEqual({ status: "processing" });
  expect(await look()).toMatchObject({ status: "processing" });
  expect(await tierOf(buyer.id)).toBe("freemium");
  await (await db()).update(sandboxPayments).set({ settlesAt: new Date(Date.now() - 1_000) });
  expect(await look()).toMatchObject({ status: "paid" });
});

test("what was paid before a crash is granted after it", async () => {
  const { buyer, pay } = await start();
  await pay("4242424242424242");
  expect((await reconcile(new Date())).healed).toBe(1);
  expect(await tierOf(buyer.id)).toBe("spark");
});

test("a test payment is its buyer's alone", async () => {
  const { payment } = await start();
  const other = await caller();
  for (const [route, body] of [
    [confirm, card(payment, "4242424242424242")],
    [authenticate, { payment, complete: true }],
  ] as const)
    expect((await other.call(route, { body })).status).toBe(404);
});

test("the checkout page and the form are two payments of one order; paying both returns one", async () => {
  const { buyer, pay, look } = await start();
  const { url } = await (await buyer.call(createCheckout, { body: { tier: "spark" } })).json();
  expect(url).toMatch(/^http:\/\/localhost:3000\/checkout\/cs_test_[0-9a-f]{32}$/);
  const session = url.split("/").at(-1);
  expect(await orderRows()).toHaveLength(1);
  await pay("4242424242424242");
  await buyer.call(confirm, { body: card(session, "4242424242424242") });
  expect(await look()).toMatchObject({ status: "paid" });
  expect((await ledgerRows()).map(({ kind, amount }) => [kind, amount])).toEqual([
    ["paid", 19_900],
    ["paid", 19_900],
    ["refund", 19_900],
  ]);
  expect(await tierOf(buyer.id)).toBe("spark");
});

test("a refund lowers the tier, and the plan can be bought again", async () => {
  const { buyer, pay, look, number } = await start();
  await pay("4242424242424242");
  await look();
  expect((await call(operatorRefund, { body: { order: number }, headers: OPERATOR })).status).toBe(200);
  expect(await tierOf(buyer.id)).toBe("freemium");
  expect(await look()).toMatchObject({ status: "refunded" });
  expect((await buyer.call(createIntent, { body: { tier: "spark" } })).status).toBe(200);
});

test("switched off, it is not there; beside live keys the server does not start", async () => {
  const { buyer, payment } = await start();
  process.env.PAYMENTS_SANDBOX = "";
  expect((await buyer.call(confirm, { body: card(payment, "4242424242424242") })).status).toBe(404);
  process.env.PAYMENTS_SANDBOX = "true";
  Object.assign(process.env, {
    STRIPE_SECRET_KEY: "sk_live_x",
    STRIPE_PUBLISHABLE_KEY: "pk_live_x",
    STRIPE_WEBHOOK_SECRET: "whsec_x",
  });
  expect(checkEnvironment).toThrow(ConfigError);
  process.env.STRIPE_PUBLISHABLE_KEY = "pk_test_x";
  expect(checkEnvironment).toThrow(/one is live/);
  delete process.env.STRIPE_PUBLISHABLE_KEY;
  expect(checkEnvironment).toThrow(/STRIPE_PUBLISHABLE_KEY/);
  delete process.env.STRIPE_SECRET_KEY;
  delete process.env.STRIPE_WEBHOOK_SECRET;
});
