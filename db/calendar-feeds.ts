import { randomBytes } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Project } from "@/lib/artifacts/project";
import { projectSchema } from "@/lib/artifacts/project";
import { notFound } from "@/lib/errors";
import type { Tier } from "@/lib/journey/tiers";
import { db } from "./client";
import { getProject } from "./projects";
import { users } from "./schema/identity";
import { projects } from "./schema/projects";

const TOKEN = /^[A-Za-z0-9_-]{32}$/;
const newToken = () => randomBytes(24).toString("base64url");

/** The token of a project's feed, made when it is first asked for; `renew` ends what the old one opened. */
export async function calendarToken(ownerId: string, projectId: string, renew: boolean): Promise<string> {
  const { id } = await getProject(ownerId, projectId);
  const own = and(eq(projects.id, id), eq(projects.userId, ownerId));
  const database = await db();
  // Two first requests at once both end with the token that stands.
  await database
    .update(projects)
    .set({ calendarToken: newToken(), updatedAt: projects.updatedAt })
    .where(renew ? own : and(own, isNull(projects.calendarToken)));
  const [row] = await database.select({ token: projects.calendarToken }).from(projects).where(own);
  if (!row?.token) throw notFound("Project");
  return row.token;
}

export async function endCalendar(ownerId: string, projectId: string): Promise<void> {
  const { id } = await getProject(ownerId, projectId);
  await (await db())
    .update(projects)
    .set({ calendarToken: null, updatedAt: projects.updatedAt })
    .where(and(eq(projects.id, id), eq(projects.userId, ownerId)));
}

/** What a token opens, with its owner's tier of this moment; null when it opens nothing. */
export async function projectOfCalendar(token: string): Promise<{ project: Project; tier: Tier } | null> {
  if (!TOKEN.test(token)) return null;
  const [row] = await (await db())
    .select({ project: projects, tier: users.subscriptionTier })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.userId))
    .where(and(eq(projects.calendarToken, token), isNull(users.disabledAt)))
    .limit(1);
  if (!row) return null;
  const { createdAt, updatedAt } = row.project;
  const project = projectSchema.parse({
    ...row.project,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  });
  return { project, tier: row.tier };
}
