import { eq, inArray } from "drizzle-orm";
import { earnedTier, higherTier, type LedgerEntry, type OrderTerms } from "@/lib/billing/entitlement";
import { notFound } from "@/lib/errors";
import { type AuditDetail, recordAudit } from "./audit";
import type { Transaction } from "./client";
import { users } from "./schema/identity";
import { orders, paymentLedger } from "./schema/payments";
import type { UserRow } from "./sessions";

/** One writer at a time decides about a user's orders and tier. Null when the account is gone. */
export async function lockUser(tx: Transaction, userId: string): Promise<UserRow | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  return user ?? null;
}

export interface Account {
  orders: OrderTerms[];
  entries: LedgerEntry[];
}

/** Everything that the user ever ordered, and what became of the money. */
export async function readAccount(tx: Transaction, userId: string): Promise<Account> {
  const terms = await tx
    .select({ id: orders.id, tier: orders.tier, amount: orders.amount, currency: orders.currency })
    .from(orders)
    .where(eq(orders.userId, userId));
  if (terms.length === 0) return { orders: [], entries: [] };
  const ids = terms.map(({ id }) => id);
  return {
    orders: terms,
    entries: await tx.select().from(paymentLedger).where(inArray(paymentLedger.orderId, ids)),
  };
}

/** The only writer of `subscription*`: the higher of what was granted and what settled payments stand for. */
export async function recomputeTier(tx: Transaction, userId: string, because: AuditDetail): Promise<UserRow> {
  const user = await lockUser(tx, userId);
  if (!user) throw notFound("User");
  const { orders: terms, entries } = await readAccount(tx, userId);
  const tier = higherTier(user.grantedTier, earnedTier(terms, entries));
  if (tier === user.subscriptionTier) return user;
  const [changed] = await tx
    .update(users)
    .set({
      subscriptionTier: tier,
      subscriptionStatus: "active",
      subscriptionStartDate: tier === "freemium" ? null : new Date(),
    })
    .where(eq(users.id, userId))
    .returning();
  if (!changed) throw notFound("User");
  await recordAudit("tier_changed", userId, { from: user.subscriptionTier, to: tier, ...because }, tx);
  return changed;
}
