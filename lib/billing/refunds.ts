import { findOrderByNumber, listLedger, listOrders, type Order } from "@/db/orders";
import { requestRefund } from "@/db/refund-requests";
import type { Identity } from "@/lib/auth/identity";
import { AppError, notFound } from "@/lib/errors";
import { TIER_NAMES } from "@/lib/journey/tiers";
import { orderStanding, refundableOf } from "./entitlement";
import { fulfil } from "./fulfil";
import { orderNumber, parseOrderNumber } from "./order-number";
import { providerOf } from "./providers";

export const REFUND_DAYS = 30;
const DAY = 24 * 3600 * 1000;

/** Until when the money-back guarantee holds. */
export const refundableUntil = ({ paidAt }: Pick<Order, "paidAt">): Date | null =>
  paidAt && new Date(paidAt.getTime() + REFUND_DAYS * DAY);

/** The owner asks for their money back; the operator decides and sends it. */
export async function askForRefund(user: Identity, number: string, reason: string, now: Date): Promise<void> {
  const wanted = parseOrderNumber(number);
  const found = (await listOrders(user.id)).find(({ order }) => order.number === wanted);
  if (!found) throw notFound("Order");
  const { order, entries } = found;
  const { paid, refunded } = orderStanding(order, entries);
  const until = refundableUntil(order);
  if (refunded >= paid) throw new AppError("conflict", "This order has been refunded already.");
  if (!until || now > until)
    throw new AppError("conflict", `The ${REFUND_DAYS} days of the money-back guarantee are over.`);
  const subject = `Refund request for order ${orderNumber(order.number)} (${TIER_NAMES[order.tier]})`;
  const asked = await requestRefund(user.id, order.id, {
    reason,
    subject,
    name: user.displayName,
    email: order.email,
  });
  if (!asked) throw new AppError("conflict", "You have asked for this refund already.");
}

/** The operator sends money back; what becomes of the tier follows from the ledger. */
export async function refundOrder(number: string, amount?: number) {
  const wanted = parseOrderNumber(number);
  const order = wanted === null ? null : await findOrderByNumber(wanted);
  if (!order) throw notFound("Order");
  await fulfil(order.id);
  const before = await listLedger(order.id);
  const [payment] = refundableOf(before);
  if (!payment) throw new AppError("conflict", "There is nothing left to refund on this order.");
  const back = Math.min(amount ?? payment.left, payment.left);
  // The same refund asked for twice is sent once.
  const key = `refund:${payment.paymentId}:${payment.left}:${back}`;
  await providerOf(order).refund(payment.paymentId, back, key);
  await fulfil(order.id);
  const after = orderStanding(order, await listLedger(order.id));
  return { order: orderNumber(order.number), refunded: after.refunded, paid: after.paid };
}
