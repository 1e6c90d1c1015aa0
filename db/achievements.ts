import { sql } from "drizzle-orm";
import type { Achievement } from "@/lib/journey/achievements";
import { db } from "./client";
import { achievements, gamificationStats, userAchievements, userAnalytics } from "./schema/achievements";

const POINTS_PER_LEVEL = 500;

/** Awards what the owner does not have yet and returns those ids; each is awarded once, also when asked twice at once. */
export async function awardAchievements(
  ownerId: string,
  projectId: string,
  earned: readonly Achievement[],
  projectsCompleted: number,
): Promise<string[]> {
  if (earned.length === 0) return [];
  return (await db()).transaction(async (tx) => {
    await tx
      .insert(achievements)
      .values(earned.map(({ earned: _, ...row }) => row))
      .onConflictDoNothing();
    const awarded = await tx
      .insert(userAchievements)
      .values(earned.map(({ id }) => ({ userId: ownerId, achievementId: id, projectId, progress: 1 })))
      .onConflictDoNothing()
      .returning({ id: userAchievements.achievementId });
    if (awarded.length === 0) return [];

    const ids = awarded.map(({ id }) => id);
    const points = earned.filter(({ id }) => ids.includes(id)).reduce((sum, { points: p }) => sum + p, 0);
    const first = {
      totalPoints: points,
      achievementsUnlocked: ids.length,
      projectsCompleted,
      lastActivityDate: new Date(),
    };
    await tx
      .insert(gamificationStats)
      .values({ userId: ownerId, ...first, level: 1 + Math.floor(points / POINTS_PER_LEVEL) })
      .onConflictDoUpdate({
        target: gamificationStats.userId,
        set: {
          ...first,
          totalPoints: sql`${gamificationStats.totalPoints} + ${points}`,
          achievementsUnlocked: sql`${gamificationStats.achievementsUnlocked} + ${ids.length}`,
          level: sql`1 + (${gamificationStats.totalPoints} + ${points}) / ${POINTS_PER_LEVEL}`,
        },
      });
    await tx
      .insert(userAnalytics)
      .values(ids.map((id) => ({ userId: ownerId, eventType: "achievement", eventData: { id }, projectId })));
    return ids;
  });
}
