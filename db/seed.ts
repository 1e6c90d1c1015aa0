import type { Achievement } from "@/lib/journey/achievements";
import { db } from "./client";
import { achievements, dailyTips } from "./schema/achievements";

export type DailyTip = Pick<typeof dailyTips.$inferInsert, "title" | "content" | "category">;

/** Adds what is not there yet; gives how many rows of each. */
export async function seedReferenceRows(earnable: readonly Achievement[], tips: readonly DailyTip[]) {
  return (await db()).transaction(async (tx) => {
    const added = await tx
      .insert(achievements)
      .values(earnable.map(({ earned: _, ...row }) => row))
      .onConflictDoNothing()
      .returning({ id: achievements.id });
    const known = new Set(
      (await tx.select({ title: dailyTips.title }).from(dailyTips)).map(({ title }) => title),
    );
    const fresh = tips.filter(({ title }) => !known.has(title));
    if (fresh.length > 0) await tx.insert(dailyTips).values(fresh);
    return { achievements: added.length, tips: fresh.length };
  });
}
