import { recordAudit } from "@/db/audit";
import { findOrder, listLedger, type Order } from "@/db/orders";
import { settle } from "@/db/settlements";
import { findUser } from "@/db/users";
import { notFound } from "@/lib/errors";
import { log } from "@/lib/log";
import { refundableOf } from "./entitlement";
import { orderNumber } from "./order-number";
import type { Payment, PaymentProvider, Reading } from "./provider";
import { providerOf } from "./providers";

/** Why a payment must not count for this order, whatever it says; null when it may. */
async function objection(order: Order, payment: Payment, provider: PaymentProvider): Promise<string | null> {
  if (payment.livemode !== provider.livemode) return "livemode";
  if (!payment.customer || !order.userId) return null;
  const owner = await findUser(order.userId);
  return owner?.stripeCustomerId && owner.stripeCustomerId !== payment.customer ? "customer" : null;
}

/** The reading without what belongs to somebody else; that is for the operator to look at. */
async function vetted(order: Order, reading: Reading, provider: PaymentProvider): Promise<Reading> {
  const payments: Payment[] = [];
  for (const payment of reading.payments) {
    const reason = payment.status === "succeeded" ? await objection(order, payment, provider) : null;
    if (!reason) payments.push(payment);
    else {
      log.error({ event: "payment_refused", order: orderNumber(order.number), reason });
      await recordAudit("payment_refused", order.userId, { order: order.number, reason });
    }
  }
  return { ...reading, payments };
}

/** Sends back what was paid without being owed, newest payment first. */
async function giveBack(order: Order, provider: PaymentProvider): Promise<void> {
  let due = order.refundDue;
  for (const { paymentId, left } of refundableOf(await listLedger(order.id))) {
    const amount = Math.min(due, left);
    if (amount <= 0) return;
    await provider.refund(paymentId, amount, `surplus:${paymentId}:${left}:${amount}`);
    log.warn({ event: "payment_returned", order: orderNumber(order.number), amount });
    due -= amount;
  }
}

/**
 * Makes an order, its owner's tier and the ledger agree with what the provider says right now. The one way in
 * which a payment counts: webhook, status route, test checkout and reconciler all come here. Idempotent.
 */
export async function fulfil(orderId: string, eventId?: string): Promise<Order> {
  const order = await findOrder(orderId);
  if (!order) throw notFound("Order");
  const provider = providerOf(order);
  const reading = await vetted(order, await provider.read(order), provider);
  const settled = await settle(order.id, reading, eventId);
  if (settled.refundDue === 0) return settled;
  await giveBack(settled, provider);
  return settle(order.id, await vetted(order, await provider.read(order), provider));
}
