import { and, eq, isNull, lt, notExists, or, sql } from "drizzle-orm";
import { AppError, notFound } from "@/lib/errors";
import type { Tier } from "@/lib/journey/tiers";
import { db } from "./client";
import { sessions, users } from "./schema/identity";
import type { UserRow } from "./sessions";
import { recomputeTier } from "./tiers";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** No real address ends so; the name is reserved. */
export const DEMO_MAIL_DOMAIN = "demo.invalid";
/** Two days longer than a session lives: nobody can reach such a demo account any more. */
const DEMO_DAYS = 32;
const PURGED_AT_ONCE = 50;
const ATTEMPTS = 20;

export async function findUser(id: string): Promise<UserRow | null> {
  if (!UUID.test(id)) return null;
  const [user] = await (await db()).select().from(users).where(eq(users.id, id));
  return user ?? null;
}

/** A demo account of its own for whoever asks: `demo-<timestamp>`, moved on when that millisecond is taken. */
export async function createDemoUser(): Promise<UserRow> {
  const database = await db();
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const id = crypto.randomUUID();
    const [user] = await database
      .insert(users)
      .values({ id, uid: `demo-${Date.now() + attempt}`, kind: "demo", email: `${id}@${DEMO_MAIL_DOMAIN}` })
      .onConflictDoNothing()
      .returning();
    if (user) return user;
  }
  throw new AppError("unavailable", "A demo account could not be made just now. Please try again.", {
    retryAfter: 1,
  });
}

/** Notes that a provider vouched for the address; the first time counts. */
export async function markEmailVerified(id: string): Promise<void> {
  await (await db())
    .update(users)
    .set({ emailVerified: new Date() })
    .where(and(eq(users.id, id), isNull(users.emailVerified)));
}

/** Removes demo accounts that no session can reach any more; gives how many. */
export async function purgeDemoUsers(): Promise<number> {
  const database = await db();
  const old = sql`now() - make_interval(days => ${DEMO_DAYS})`;
  const reachable = database
    .select({ one: sql`1` })
    .from(sessions)
    .where(and(eq(sessions.userId, users.id), sql`${sessions.expiresAt} > now()`));
  const ids = database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.kind, "demo"), lt(users.createdAt, old), notExists(reachable)))
    .limit(PURGED_AT_ONCE);
  return (await database.delete(users).where(sql`${users.id} in ${ids}`).returning({ id: users.id })).length;
}

/** Gives the account found by id, uid or e-mail at least this tier, on the record. Throws `not_found`. */
export async function setTier(idOrUidOrEmail: string, tier: Tier, by: string): Promise<UserRow> {
  return (await db()).transaction(async (tx) => {
    const name = idOrUidOrEmail.trim();
    const found = or(eq(users.uid, name), eq(users.email, name.toLowerCase()));
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(UUID.test(name) ? or(found, eq(users.id, name)) : found)
      .for("update");
    if (!user) throw notFound("User");
    await tx.update(users).set({ grantedTier: tier }).where(eq(users.id, user.id));
    return recomputeTier(tx, user.id, { by });
  });
}

/** Notes the payment provider's customer of this account; the first one stays. Gives the one that stands. */
export async function attachCustomer(id: string, customerId: string): Promise<string> {
  const [row] = await (await db())
    .update(users)
    .set({ stripeCustomerId: sql`coalesce(${users.stripeCustomerId}, ${customerId})` })
    .where(eq(users.id, id))
    .returning({ customer: users.stripeCustomerId });
  return row?.customer ?? customerId;
}
