import { and, count, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { ArtifactColumn } from "@/lib/artifacts/define";
import type { Project, ProjectSummary } from "@/lib/artifacts/project";
import { projectSchema } from "@/lib/artifacts/project";
import { AppError, notFound } from "@/lib/errors";
import { KEPT_BACKWARDS } from "@/lib/journey/reached";
import type { StepId } from "@/lib/journey/steps";
import { projectLimit } from "@/lib/journey/tiers";
import { db, type Transaction } from "./client";
import { users } from "./schema/identity";
import { projects } from "./schema/projects";

type Row = typeof projects.$inferSelect;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Longest list a founder is shown. */
const PAGE = 200;

/** Parsed as well as stored: what an earlier release wrote arrives in today's shape. */
function read(row: Row): Project {
  return projectSchema.parse({
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  });
}

/** Read from what is there: nothing that is written has to keep it up. */
const REACHED = sql<StepId | null>`case ${sql.join(
  KEPT_BACKWARDS.map(({ id, column }) => sql`when ${projects[column]} is not null then ${id}`),
  sql` `,
)} end`;

const owned = (ownerId: string, id: string) => and(eq(projects.id, id), eq(projects.userId, ownerId));

export async function findProject(ownerId: string, id: string): Promise<Project | null> {
  if (!UUID.test(id)) return null;
  const [row] = await (await db()).select().from(projects).where(owned(ownerId, id)).limit(1);
  return row ? read(row) : null;
}

export async function getProject(ownerId: string, id: string): Promise<Project> {
  const project = await findProject(ownerId, id);
  if (!project) throw notFound("Project");
  return project;
}

export async function listProjects(ownerId: string): Promise<ProjectSummary[]> {
  const rows = await (await db())
    .select({
      id: projects.id,
      name: projects.name,
      description: projects.description,
      status: projects.status,
      createdAt: projects.createdAt,
      reached: REACHED,
    })
    .from(projects)
    .where(eq(projects.userId, ownerId))
    .orderBy(desc(projects.createdAt))
    .limit(PAGE);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

export interface NewProject {
  name: string;
  description?: string | null;
  status?: string;
  quizData?: unknown;
  corrections?: unknown;
}

/** Throws `upgrade_required` when the owner's tier holds no more; the owner's row is the lock. */
export async function createProject(ownerId: string, values: NewProject): Promise<Project> {
  return (await db()).transaction(async (tx) => {
    const [owner] = await tx
      .select({ tier: users.subscriptionTier })
      .from(users)
      .where(eq(users.id, ownerId))
      .for("update");
    if (!owner) throw notFound("User");
    const [held] = await tx.select({ n: count() }).from(projects).where(eq(projects.userId, ownerId));
    const limit = projectLimit(owner.tier);
    if ((held?.n ?? 0) >= limit) {
      throw new AppError(
        "upgrade_required",
        `The free plan holds ${limit} projects. Upgrade to Spark for unlimited projects.`,
      );
    }
    const [row] = await tx
      .insert(projects)
      .values({ ...values, userId: ownerId })
      .returning();
    if (!row) throw new Error("insert returned no row");
    return read(row);
  });
}

/** The columns that a write may name; nothing else of a project changes from outside. */
export type ProjectChanges = Partial<
  Pick<Row, "name" | "description" | "status" | "selectedBrand" | "corrections" | ArtifactColumn>
>;

/** Writes the named columns only. With `rev`, refuses a write that is based on an older project. */
export async function updateProject(
  ownerId: string,
  id: string,
  changes: ProjectChanges,
  rev?: number,
): Promise<Project> {
  if (!UUID.test(id)) throw notFound("Project");
  const [row] = await (await db())
    .update(projects)
    .set({ ...changes, rev: sql`${projects.rev} + 1` })
    .where(rev === undefined ? owned(ownerId, id) : and(owned(ownerId, id), eq(projects.rev, rev)))
    .returning();
  if (row) return read(row);
  const current = await getProject(ownerId, id);
  throw new AppError("conflict", "This project was changed elsewhere in the meantime.", { current });
}

/** Inside a caller's transaction; throws `not_found` when the project is gone, so that nothing brings it back. */
export async function saveArtifact(
  tx: Transaction,
  ownerId: string,
  id: string,
  changes: ProjectChanges,
): Promise<Project> {
  const [row] = await tx
    .update(projects)
    .set({ ...changes, rev: sql`${projects.rev} + 1` })
    .where(owned(ownerId, id))
    .returning();
  if (!row) throw notFound("Project");
  return read(row);
}

export async function deleteProject(ownerId: string, id: string): Promise<void> {
  if (!UUID.test(id)) throw notFound("Project");
  const gone = await (await db()).delete(projects).where(owned(ownerId, id)).returning({ id: projects.id });
  if (gone.length === 0) throw notFound("Project");
}

/** Projects that have reached their pitch. */
export async function countCompletedProjects(ownerId: string): Promise<number> {
  const [row] = await (await db())
    .select({ n: count() })
    .from(projects)
    .where(and(eq(projects.userId, ownerId), isNotNull(projects.pitchData)));
  return row?.n ?? 0;
}
