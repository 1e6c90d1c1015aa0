import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { amountDue, countedAmount, priceOf } from "@/lib/billing/entitlement";
import { AppError, notFound } from "@/lib/errors";
import { type Tier, tierAtLeast } from "@/lib/journey/tiers";
import { db, type Transaction } from "./client";
import { takeFromBucket } from "./rate-limits";
import { orders, paymentLedger } from "./schema/payments";
import { lockUser, readAccount } from "./tiers";

export type Order = typeof orders.$inferSelect;
export type LedgerRow = typeof paymentLedger.$inferSelect;

const OPEN = ["open", "processing"] as const;
const HOUR = 3600;

interface Wish {
  tier: Tier;
  provider: Order["provider"];
  email: string;
  /** Where the request came from, for the limit on new orders. */
  address: string;
}

async function assertNotTooMany(tx: Transaction, userId: string, address: string): Promise<void> {
  await takeFromBucket(`order:${userId}`, 5, HOUR, tx);
  await takeFromBucket(`order-address:${address}`, 10, HOUR, tx);
}

/**
 * The user's open order for this tier, made when there is none; using one again counts against no limit. An order
 * whose price is not today's any more comes back as `outdated`: it has to be closed before another can be opened.
 * Throws `conflict` when the tier is owned already.
 */
export async function openOrder(userId: string, wish: Wish): Promise<{ order: Order; outdated: boolean }> {
  return (await db()).transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw notFound("User");
    if (tierAtLeast(user.subscriptionTier, wish.tier))
      throw new AppError("conflict", "Your account has this plan already.");
    const account = await readAccount(tx, userId);
    const amount = amountDue(wish.tier, countedAmount(account.orders, account.entries));
    const [open] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.userId, userId), eq(orders.tier, wish.tier), inArray(orders.status, [...OPEN])));
    if (open) return { order: open, outdated: open.amount !== amount || open.provider !== wish.provider };
    await assertNotTooMany(tx, userId, wish.address);
    const { tier, provider, email } = wish;
    const [order] = await tx
      .insert(orders)
      .values({ userId, tier, provider, email, amount, listPrice: priceOf(tier) })
      .returning();
    if (!order) throw new Error("An order was not stored");
    return { order, outdated: false };
  });
}

export async function attachIntent(orderId: string, intentId: string): Promise<void> {
  await (await db())
    .update(orders)
    .set({ intentId })
    .where(and(eq(orders.id, orderId), isNull(orders.intentId)));
}

/** A checkout page that ran out is replaced by a new one. */
export async function attachSession(orderId: string, sessionId: string): Promise<void> {
  await (await db()).update(orders).set({ sessionId }).where(eq(orders.id, orderId));
}

/** Closes an order that nobody can pay any more; one that was paid stays. */
export async function cancelOrder(orderId: string): Promise<void> {
  await (await db())
    .update(orders)
    .set({ status: "canceled" })
    .where(and(eq(orders.id, orderId), inArray(orders.status, [...OPEN])));
}

export async function findOrder(id: string): Promise<Order | null> {
  const [order] = await (await db()).select().from(orders).where(eq(orders.id, id));
  return order ?? null;
}

/** By the provider's id of a payment or a checkout page. */
export async function findOrderOf(reference: string): Promise<Order | null> {
  const database = await db();
  const [order] = await database
    .select()
    .from(orders)
    .where(sql`${orders.intentId} = ${reference} or ${orders.sessionId} = ${reference}`);
  if (order) return order;
  const [row] = await database
    .select({ order: orders })
    .from(paymentLedger)
    .innerJoin(orders, eq(orders.id, paymentLedger.orderId))
    .where(eq(paymentLedger.paymentId, reference))
    .limit(1);
  return row?.order ?? null;
}

export async function findOrderByNumber(number: number): Promise<Order | null> {
  const [order] = await (await db()).select().from(orders).where(eq(orders.number, number));
  return order ?? null;
}

export const listLedger = async (orderId: string): Promise<LedgerRow[]> =>
  (await db())
    .select()
    .from(paymentLedger)
    .where(eq(paymentLedger.orderId, orderId))
    .orderBy(paymentLedger.id);

/** The user's orders that money moved for, newest first, with what became of it. */
export async function listOrders(userId: string): Promise<{ order: Order; entries: LedgerRow[] }[]> {
  const rows = await (await db())
    .select({ order: orders, entry: paymentLedger })
    .from(orders)
    .innerJoin(paymentLedger, eq(paymentLedger.orderId, orders.id))
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.number), paymentLedger.id);
  const byId = new Map<string, { order: Order; entries: LedgerRow[] }>();
  for (const { order, entry } of rows) {
    const known = byId.get(order.id) ?? { order, entries: [] };
    known.entries.push(entry);
    byId.set(order.id, known);
  }
  return [...byId.values()];
}

/** Orders that may have been paid without our hearing of it, oldest news first. */
export async function listUnsettled(since: Date, limit: number): Promise<Order[]> {
  return (await db())
    .select()
    .from(orders)
    .where(
      sql`(${inArray(orders.status, [...OPEN])} and ${orders.createdAt} >= ${since} and coalesce(${orders.intentId}, ${orders.sessionId}) is not null) or ${orders.refundDue} > 0`,
    )
    .orderBy(orders.updatedAt)
    .limit(limit);
}
