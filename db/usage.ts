import { sql } from "drizzle-orm";
import { db } from "./client";
import { usage } from "./schema/operations";

/** Counts one call of the model for today (UTC) unless the day's number is used up; check and count are one step. */
export async function takeModelCall(ownerId: string, cap: number, now: Date): Promise<boolean> {
  const [row] = await (await db())
    .insert(usage)
    .values({ key: ownerId, day: now.toISOString().slice(0, 10), used: 1 })
    .onConflictDoUpdate({
      target: [usage.key, usage.day],
      set: { used: sql`${usage.used} + 1` },
      setWhere: sql`${usage.used} < ${cap}`,
    })
    .returning({ used: usage.used });
  return row !== undefined;
}
