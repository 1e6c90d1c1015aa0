import { and, eq, gt, isNull } from "drizzle-orm";
import { db } from "./client";
import { sessions, users } from "./schema/identity";

/** However busy it is, a session ends thirty days after the sign-in. */
const ABSOLUTE_DAYS = 30;

export type UserRow = typeof users.$inferSelect;

/** Opens a session and gives its id, which goes into the cookie as `sid`. */
export async function createSession(userId: string): Promise<string> {
  const expiresAt = new Date(Date.now() + ABSOLUTE_DAYS * 24 * 60 * 60 * 1000);
  const [session] = await (await db())
    .insert(sessions)
    .values({ userId, expiresAt })
    .returning({ id: sessions.id });
  if (!session) throw new Error("A session was not stored");
  return session.id;
}

/** The owner of a session that is neither revoked nor over; null when the account is disabled, too. */
export async function findSessionUser(userId: string, sid: string): Promise<UserRow | null> {
  const [row] = await (await db())
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sid),
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, new Date()),
        isNull(users.disabledAt),
      ),
    );
  return row?.user ?? null;
}

/** True when this call ended it, false when it was over already. */
export async function revokeSession(userId: string, sid: string): Promise<boolean> {
  const revoked = await (await db())
    .update(sessions)
    .set({ revokedAt: new Date() })
    .where(and(eq(sessions.id, sid), eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return revoked.length > 0;
}
