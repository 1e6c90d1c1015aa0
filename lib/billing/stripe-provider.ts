import type Stripe from "stripe";
import * as z from "zod";
import { attachIntent, findOrder, type Order } from "@/db/orders";
import { attachCustomer, findUser } from "@/db/users";
import { PRODUCT_NAME } from "@/lib/content/product";
import type { stripe as settings } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { TIER_NAMES } from "@/lib/journey/tiers";
import { orderNumber } from "./order-number";
import type { Payment, PaymentProvider } from "./provider";
import { asking, stripeClient } from "./stripe-client";
import { idOf, paymentOf, statusOf } from "./stripe-reading";

type Settings = NonNullable<ReturnType<typeof settings>>;

const nameOf = (order: Order) => `${PRODUCT_NAME} ${TIER_NAMES[order.tier]}`;
const metadataOf = (order: Order) => ({ order_id: order.id });

/** Stripe's customer for the order's owner, made at the first purchase. */
async function customerOf(client: Stripe, order: Order): Promise<string> {
  const user = order.userId ? await findUser(order.userId) : null;
  if (!user) throw new AppError("not_found", "The account of this order is gone.");
  if (user.stripeCustomerId) return user.stripeCustomerId;
  const made = await client.customers.create(
    { email: order.email, metadata: { user_id: user.id } },
    { idempotencyKey: `cus:${user.id}:${order.email}` },
  );
  return attachCustomer(user.id, made.id);
}

async function readPayment(client: Stripe, intentId: string): Promise<Payment> {
  const intent = await client.paymentIntents.retrieve(intentId);
  if (intent.status !== "succeeded") return paymentOf(intent, [], []);
  const [refunds, disputes] = await Promise.all([
    client.refunds.list({ payment_intent: intentId, limit: 100 }),
    client.disputes.list({ payment_intent: intentId, limit: 100 }),
  ]);
  return paymentOf(intent, refunds.data, disputes.data);
}

async function createIntent(client: Stripe, order: Order): Promise<Stripe.PaymentIntent> {
  return client.paymentIntents.create(
    {
      amount: order.amount,
      currency: order.currency,
      customer: await customerOf(client, order),
      receipt_email: order.email,
      description: `${nameOf(order)}, order ${orderNumber(order.number)}`,
      automatic_payment_methods: { enabled: true },
      metadata: metadataOf(order),
    },
    { idempotencyKey: `pi:${order.id}:${order.email}` },
  );
}

async function createSession(client: Stripe, order: Order, urls: { success: string; cancel: string }) {
  return client.checkout.sessions.create(
    {
      mode: "payment",
      success_url: urls.success,
      cancel_url: urls.cancel,
      customer: await customerOf(client, order),
      client_reference_id: order.id,
      metadata: metadataOf(order),
      payment_intent_data: { metadata: metadataOf(order), receipt_email: order.email },
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: order.currency,
            unit_amount: order.amount,
            product_data: { name: nameOf(order) },
          },
        },
      ],
    },
    { idempotencyKey: `cs:${order.id}:${order.sessionId ?? "first"}` },
  );
}

export function stripeProvider(settings: Settings): PaymentProvider {
  const client = stripeClient(settings);
  const openSession = async ({ sessionId }: Order) =>
    sessionId ? client.checkout.sessions.retrieve(sessionId) : null;

  return {
    kind: "stripe",
    livemode: settings.livemode,
    publishableKey: settings.publishableKey,

    openIntent: (order) =>
      asking("open an intent", async () => {
        const intent = order.intentId
          ? await client.paymentIntents.retrieve(order.intentId)
          : await createIntent(client, order);
        if (!intent.client_secret) throw new AppError("unavailable", "The payment could not be prepared.");
        return { id: intent.id, clientSecret: intent.client_secret };
      }),

    openCheckout: (order, urls) =>
      asking("open a checkout page", async () => {
        const known = await openSession(order);
        const session = known?.status === "open" ? known : await createSession(client, order, urls);
        if (!session.url) throw new AppError("unavailable", "The checkout page could not be opened.");
        return { id: session.id, url: session.url };
      }),

    read: (order) =>
      asking("read an order", async () => {
        const session = await openSession(order);
        const ids = new Set([order.intentId, idOf(session?.payment_intent)].filter((id) => id !== null));
        const payments = await Promise.all([...ids].map((id) => readPayment(client, id)));
        return { payments, status: statusOf(payments, session) };
      }),

    refund: (paymentId, amount, key) =>
      asking("refund", async () => {
        await client.refunds.create({ payment_intent: paymentId, amount }, { idempotencyKey: key });
      }),

    close: (order) =>
      asking("close an order", async () => {
        const session = await openSession(order);
        if (session?.status === "open") await client.checkout.sessions.expire(session.id);
        const intent = order.intentId ? await client.paymentIntents.retrieve(order.intentId) : null;
        if (intent && !["succeeded", "processing", "canceled"].includes(intent.status))
          await client.paymentIntents.cancel(intent.id);
      }),
  };
}

/**
 * The order that a payment was made for, as our own note on it says, when a crash kept us from noting the payment on
 * the order; from then on it is there. Null when the payment was made elsewhere.
 */
export async function orderByNote(intentId: string, settings: Settings): Promise<Order | null> {
  const intent = await asking("read an intent", () =>
    stripeClient(settings).paymentIntents.retrieve(intentId),
  );
  const noted = z.uuid().safeParse(intent.metadata.order_id);
  const order = noted.success ? await findOrder(noted.data) : null;
  if (order && !order.intentId) await attachIntent(order.id, intentId);
  return order;
}
