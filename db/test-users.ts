import { eq } from "drizzle-orm";
import type { Tier } from "@/lib/journey/tiers";
import { db } from "./client";
import { users } from "./schema/identity";
import { auditLog } from "./schema/operations";

/** A user for a test; returns the id that owns things. */
export async function testUser({ tier = "freemium" }: { tier?: Tier } = {}): Promise<string> {
  const [row] = await (await db())
    .insert(users)
    .values({ email: `${crypto.randomUUID()}@users.invalid`, subscriptionTier: tier, grantedTier: tier })
    .returning({ id: users.id });
  if (!row) throw new Error("insert returned no row");
  return row.id;
}

/** What support does to an account that must not come in any more. */
export async function disableTestUser(id: string): Promise<void> {
  await (await db()).update(users).set({ disabledAt: new Date() }).where(eq(users.id, id));
}

/** As after a payment, or after it was sent back. */
export async function setTestTier(id: string, tier: Tier): Promise<void> {
  await (await db()).update(users).set({ subscriptionTier: tier, grantedTier: tier }).where(eq(users.id, id));
}

/** As if the account had been made that many days ago. */
export async function ageTestUser(id: string, days: number): Promise<void> {
  const createdAt = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  await (await db()).update(users).set({ createdAt }).where(eq(users.id, id));
}

export const listTestAudit = async (userId: string) =>
  (await db()).select().from(auditLog).where(eq(auditLog.userId, userId)).orderBy(auditLog.id);
