import { desc, eq } from "drizzle-orm";
import Stripe from "stripe";
import { POST as webhook } from "@/app/api/webhooks/stripe/route";
import { db } from "@/db/client";
import { auditLog } from "@/db/schema/operations";
import { orders, paymentLedger, stripeInbox } from "@/db/schema/payments";
import { findUser } from "@/db/users";
import { call } from "@/lib/api/test-caller";
import { TIERS, type Tier } from "@/lib/journey/tiers";
import { priceOf } from "./entitlement";
import { StripeDouble, type TestEvent } from "./test-stripe-server";

/** Stripe, its keys and its deliveries, for tests. */

export const WEBHOOK_SECRET = "whsec_of_the_tests_0123456789";
const signer = new Stripe("sk_test_signer");

export function withStripe(): StripeDouble {
  const stripe = new StripeDouble();
  beforeAll(async () => {
    await stripe.listen();
    Object.assign(process.env, {
      STRIPE_SECRET_KEY: "sk_test_of_the_tests",
      STRIPE_PUBLISHABLE_KEY: "pk_test_of_the_tests",
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_HOST: "127.0.0.1",
      STRIPE_API_PORT: String(stripe.port),
      STRIPE_API_PROTOCOL: "http",
    });
  });
  beforeEach(() => stripe.forget());
  afterAll(() => stripe.close());
  return stripe;
}

interface Signing {
  secret?: string;
  timestamp?: number;
  scheme?: string;
}

export const seconds = () => Math.floor(Date.now() / 1000);

export const signature = (payload: string, { secret = WEBHOOK_SECRET, ...rest }: Signing = {}): string =>
  signer.webhooks.generateTestHeaderString({ payload, secret, timestamp: seconds(), ...rest });

export const deliverRaw = (raw: BodyInit, header: string | null): Promise<Response> =>
  call(webhook, { raw, headers: header === null ? {} : { "stripe-signature": header } });

export function deliver(event: TestEvent, signing: Signing = {}): Promise<Response> {
  const payload = JSON.stringify(event);
  return deliverRaw(payload, signature(payload, signing));
}

export const tierOf = async (userId: string): Promise<Tier | null> =>
  (await findUser(userId))?.subscriptionTier ?? null;

export const ledgerRows = async () => (await db()).select().from(paymentLedger).orderBy(paymentLedger.id);
export const orderRows = async () => (await db()).select().from(orders).orderBy(orders.number);
export const inboxRows = async () => (await db()).select().from(stripeInbox);
export const refusals = async () =>
  (await db())
    .select()
    .from(auditLog)
    .where(eq(auditLog.event, "webhook_refused"))
    .orderBy(desc(auditLog.id));

/** What the provider's own books say the user owns: written apart from the product's rule, to check it. */
export function settledTier(stripe: StripeDouble, owned: { id: string; tier: Tier; amount: number }[]): Tier {
  const best = new Map<Tier, number>();
  for (const intent of stripe.intents.values()) {
    const order = owned.find(({ id }) => id === intent.metadata.order_id);
    if (!order || intent.status !== "succeeded" || intent.currency !== "usd") continue;
    if (intent.amount_received < order.amount || intent.amount_received === 0) continue;
    const of = <T extends { payment_intent: string }>(map: Map<string, T>) =>
      [...map.values()].filter((entry) => entry.payment_intent === intent.id);
    const back = of(stripe.refunds).filter(({ status }) => status !== "failed");
    if (back.reduce((sum, { amount }) => sum + amount, 0) >= intent.amount_received) continue;
    if (of(stripe.disputes).some(({ status }) => status !== "won")) continue;
    best.set(order.tier, Math.max(best.get(order.tier) ?? 0, order.amount));
  }
  const total = [...best.values()].reduce((sum, amount) => sum + amount, 0);
  return TIERS.filter((tier) => priceOf(tier) <= total).at(-1) ?? "freemium";
}
