import { and, eq, gt, lt, sql } from "drizzle-orm";
import { db } from "./client";
import { modelAnswers } from "./schema/operations";

const kept = sql`now() - interval '30 days'`;

export async function findModelAnswer(
  ownerId: string,
  fingerprint: string,
): Promise<Record<string, unknown> | null> {
  const [row] = await (await db())
    .select({ data: sql<Record<string, unknown>>`${modelAnswers.data}` })
    .from(modelAnswers)
    .where(
      and(
        eq(modelAnswers.userId, ownerId),
        eq(modelAnswers.fingerprint, fingerprint),
        gt(modelAnswers.createdAt, kept),
      ),
    );
  return row?.data ?? null;
}

/** Keeps it for 30 days, and forgets what the same founder's older ones were. */
export async function saveModelAnswer(
  ownerId: string,
  fingerprint: string,
  data: Record<string, unknown>,
): Promise<void> {
  const database = await db();
  await database
    .delete(modelAnswers)
    .where(and(eq(modelAnswers.userId, ownerId), lt(modelAnswers.createdAt, kept)));
  await database.insert(modelAnswers).values({ userId: ownerId, fingerprint, data }).onConflictDoNothing();
}
