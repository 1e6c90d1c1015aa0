import { attachIntent, attachSession, cancelOrder, findOrder, type Order, openOrder } from "@/db/orders";
import type { Identity } from "@/lib/auth/identity";
import { appUrl } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { TIER_NAMES, type Tier } from "@/lib/journey/tiers";
import { fulfil } from "./fulfil";
import { orderNumber } from "./order-number";
import type { PaymentProvider } from "./provider";
import { paymentProvider, providerOf } from "./providers";
import { singleFlight } from "./single-flight";

export type PaidTier = Exclude<Tier, "freemium">;

interface Buyer {
  user: Identity;
  tier: PaidTier;
  userEmail?: string;
  userId?: string;
  address: string;
}

/** The body names a user for the contract's sake; it must be the caller. */
function assertBuyer({ user, userEmail, userId }: Buyer, provider: PaymentProvider): void {
  const foreign =
    (userEmail !== undefined && userEmail.trim().toLowerCase() !== user.email.toLowerCase()) ||
    (userId !== undefined && userId !== user.uid && userId !== user.id);
  if (foreign) throw new AppError("forbidden", "A plan can only be bought for your own account.");
  if (user.kind === "demo" && provider.kind === "stripe")
    throw new AppError("forbidden", "Sign In Required: please sign in with an account to upgrade.");
}

/** Whether the order can still be paid. Throws when it is paid already, or being paid. */
async function payable(order: Order): Promise<boolean> {
  if (!order.intentId && !order.sessionId) return true;
  const { status } = await singleFlight(`read:${order.id}`, () => fulfil(order.id));
  if (status === "paid") throw new AppError("conflict", "Your account has this plan already.");
  if (status === "processing")
    throw new AppError("conflict", "A payment for this plan is being processed already.");
  return status === "open";
}

/** An order that nobody can pay any more, so that another may take its place. */
async function discard(order: Order): Promise<void> {
  await providerOf(order).close(order);
  await fulfil(order.id);
  await cancelOrder(order.id);
}

const ATTEMPTS = 4;

async function orderFor(buyer: Buyer, provider: PaymentProvider): Promise<Order> {
  const { user, tier, address } = buyer;
  const wish = { tier, provider: provider.kind, email: user.email, address };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { order, outdated } = await openOrder(user.id, wish);
    if (outdated) await singleFlight(`discard:${order.id}`, () => discard(order));
    else if (await payable(order)) return order;
  }
  throw new AppError("unavailable", "The payment could not be prepared. Please try again.", {
    retryAfter: 2,
  });
}

const meta = (order: Order, { kind, publishableKey }: PaymentProvider) => ({
  provider: kind,
  publishableKey,
  orderNumber: orderNumber(order.number),
});

/** What the payment form needs to take a payment for a tier. */
export async function createIntent(buyer: Buyer) {
  const provider = paymentProvider();
  assertBuyer(buyer, provider);
  const order = await orderFor(buyer, provider);
  const intent = await singleFlight(`intent:${order.id}`, async () => {
    const opened = await provider.openIntent((await findOrder(order.id)) ?? order);
    await attachIntent(order.id, opened.id);
    return opened;
  });
  return {
    clientSecret: intent.clientSecret,
    amount: order.amount,
    tierName: TIER_NAMES[order.tier],
    meta: { ...meta(order, provider), paymentId: intent.id },
  };
}

/** Where the browser goes to pay on the provider's own page. Its way back is ours, never the caller's. */
export async function createCheckout(buyer: Buyer) {
  const provider = paymentProvider();
  assertBuyer(buyer, provider);
  const order = await orderFor(buyer, provider);
  const { origin } = appUrl();
  const urls = {
    success: `${origin}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel: `${origin}/pricing`,
  };
  const page = await singleFlight(`checkout:${order.id}`, async () => {
    const opened = await provider.openCheckout((await findOrder(order.id)) ?? order, urls);
    await attachSession(order.id, opened.id);
    return opened;
  });
  return { url: page.url, meta: meta(order, provider) };
}
