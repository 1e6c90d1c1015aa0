import { awardAchievements } from "@/db/achievements";
import { countCompletedProjects, getProject } from "@/db/projects";
import { achievementsBody } from "@/lib/api/bodies";
import { handler } from "@/lib/api/handler";
import { AppError } from "@/lib/errors";
import { achievementsEarned } from "@/lib/journey/achievements";

export const POST = handler({ access: "user", body: achievementsBody }, async ({ user, body }) => {
  if (body.userId !== user.uid)
    throw new AppError("forbidden", "Achievements can be checked for yourself only.");
  const project = await getProject(user.id, body.projectId);
  const completed = await countCompletedProjects(user.id);
  const newAchievements = await awardAchievements(
    user.id,
    project.id,
    achievementsEarned(project),
    completed,
  );
  return { hasNewAchievements: newAchievements.length > 0, newAchievements };
});
