import { and, eq, sql } from "drizzle-orm";
import { db } from "./client";
import { stripeInbox } from "./schema/payments";

export type InboxEvent = Pick<
  typeof stripeInbox.$inferSelect,
  "eventId" | "type" | "livemode" | "created" | "payload"
>;
export type InboxRow = typeof stripeInbox.$inferSelect;

/** Keeps a verified event, once; gives the row as it is now. */
export async function receiveEvent(event: InboxEvent): Promise<InboxRow> {
  const database = await db();
  const [fresh] = await database.insert(stripeInbox).values(event).onConflictDoNothing().returning();
  if (fresh) return fresh;
  const [known] = await database.select().from(stripeInbox).where(eq(stripeInbox.eventId, event.eventId));
  if (!known) throw new Error("An event was not stored");
  return known;
}

export async function closeEvent(eventId: string, status: "done" | "ignored"): Promise<void> {
  await (await db()).update(stripeInbox).set({ status }).where(eq(stripeInbox.eventId, eventId));
}

/** Counts a failed attempt; the row stays pending. */
export async function failEvent(eventId: string, reason: string): Promise<void> {
  await (await db())
    .update(stripeInbox)
    .set({ attempts: sql`${stripeInbox.attempts} + 1`, lastError: reason.slice(0, 500) })
    .where(and(eq(stripeInbox.eventId, eventId), eq(stripeInbox.status, "pending")));
}

export const listPendingEvents = async (limit: number): Promise<InboxRow[]> =>
  (await db())
    .select()
    .from(stripeInbox)
    .where(eq(stripeInbox.status, "pending"))
    .orderBy(stripeInbox.receivedAt)
    .limit(limit);
