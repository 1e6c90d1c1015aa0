import { eq } from "drizzle-orm";
import { amountDue, countedAmount } from "@/lib/billing/entitlement";
import type { Payment, Reading } from "@/lib/billing/provider";
import { notFound } from "@/lib/errors";
import { type AuditEvent, recordAudit } from "./audit";
import { db, type Transaction } from "./client";
import type { LedgerRow, Order } from "./orders";
import { orders, paymentLedger, stripeInbox } from "./schema/payments";
import { lockUser, readAccount, recomputeTier } from "./tiers";

type Fact = Omit<typeof paymentLedger.$inferInsert, "id" | "createdAt">;

/** What a reading says happened, as rows of the ledger. */
function factsOf(order: Order, payment: Payment): Fact[] {
  if (payment.status !== "succeeded") return [];
  const fact = (kind: Fact["kind"], objectId: string, amount: number, occurredAt: Date): Fact => ({
    orderId: order.id,
    paymentId: payment.id,
    currency: payment.currency,
    kind,
    objectId,
    amount,
    occurredAt,
  });
  return [
    fact("paid", payment.id, payment.amount, payment.at),
    ...payment.refunds.flatMap(({ id, amount, failed, at }) => [
      fact("refund", id, amount, at),
      ...(failed ? [fact("refund_failed", id, amount, at)] : []),
    ]),
    ...payment.disputes.flatMap(({ id, amount, state, at }) => [
      fact("dispute_open", id, amount, at),
      ...(state === "open" ? [] : [fact(`dispute_${state}`, id, amount, at)]),
    ]),
  ];
}

/**
 * What of a new payment was not owed: all of it when the tier is paid already, or when nobody is left to have it.
 * `later` are payments that were written down after it, which must not make each other superfluous.
 */
async function surplusOf(
  tx: Transaction,
  order: Order,
  paid: LedgerRow,
  later: ReadonlySet<string>,
): Promise<number> {
  if (!order.userId) return paid.amount;
  if (paid.currency !== order.currency || paid.amount < order.amount) return 0;
  const account = await readAccount(tx, order.userId);
  const before = account.entries.filter(
    ({ paymentId }) => paymentId !== paid.paymentId && !later.has(paymentId),
  );
  const owed = amountDue(order.tier, countedAmount(account.orders, before));
  return Math.max(0, paid.amount - owed);
}

const AUDIT_OF: Record<LedgerRow["kind"], AuditEvent> = {
  paid: "payment_settled",
  refund: "payment_refunded",
  refund_failed: "payment_refunded",
  dispute_open: "payment_disputed",
  dispute_won: "payment_disputed",
  dispute_lost: "payment_disputed",
};

async function recordFacts(tx: Transaction, order: Order, facts: Fact[]): Promise<LedgerRow[]> {
  if (facts.length === 0) return [];
  const fresh = await tx.insert(paymentLedger).values(facts).onConflictDoNothing().returning();
  for (const { id, kind, amount } of fresh)
    await recordAudit(AUDIT_OF[kind], order.userId, { order: order.number, ledger: id, kind, amount }, tx);
  return fresh;
}

/** A payment once seen stays; otherwise the order is as the provider says, and one that was closed stays closed. */
function statusOf(order: Order, facts: Fact[], reading: Reading): Order["status"] {
  if (order.status === "paid" || facts.some(({ kind }) => kind === "paid")) return "paid";
  return order.status === "open" || order.status === "processing" ? reading.status : order.status;
}

/**
 * Writes down what the provider says about an order, and what follows: its status, what has to go back, the
 * owner's tier, and that the event is dealt with. One transaction; doing it again changes nothing.
 */
export async function settle(orderId: string, reading: Reading, eventId?: string): Promise<Order> {
  return (await db()).transaction(async (tx) => {
    const [known] = await tx.select({ userId: orders.userId }).from(orders).where(eq(orders.id, orderId));
    if (known?.userId) await lockUser(tx, known.userId);
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
    if (!order) throw notFound("Order");
    const facts = reading.payments.flatMap((payment) => factsOf(order, payment));
    const fresh = await recordFacts(tx, order, facts);
    let refundDue = order.refundDue;
    const later = new Set(fresh.filter(({ kind }) => kind === "paid").map(({ paymentId }) => paymentId));
    for (const row of fresh) {
      later.delete(row.kind === "paid" ? row.paymentId : "");
      if (row.kind === "refund") refundDue = Math.max(0, refundDue - row.amount);
      if (row.kind === "paid") refundDue += await surplusOf(tx, order, row, later);
    }
    const paidAt = order.paidAt ?? facts.find(({ kind }) => kind === "paid")?.occurredAt ?? null;
    const [settled] = await tx
      .update(orders)
      .set({ status: statusOf(order, facts, reading), refundDue, paidAt })
      .where(eq(orders.id, orderId))
      .returning();
    if (order.userId && fresh.length > 0)
      await recomputeTier(tx, order.userId, {
        by: "payment",
        order: order.number,
        ledger: fresh[0]?.id ?? 0,
      });
    if (eventId) await tx.update(stripeInbox).set({ status: "done" }).where(eq(stripeInbox.eventId, eventId));
    return settled ?? order;
  });
}
