import { and, count, desc, eq, sql } from "drizzle-orm";
import type { ArtifactId } from "@/lib/artifacts/artifacts";
import type { ArtifactColumn } from "@/lib/artifacts/define";
import type { Project } from "@/lib/artifacts/project";
import { notFound } from "@/lib/errors";
import { db } from "./client";
import { saveArtifact } from "./projects";
import { generations, projects, snapshots } from "./schema/projects";

/** Longest list a founder is shown. */
const PAGE = 20;

/** The part of an artifact that says where it is kept. */
interface Kept {
  id: ArtifactId;
  column: ArtifactColumn;
}

const owned = (ownerId: string, projectId: string, artifact: ArtifactId) =>
  and(eq(snapshots.userId, ownerId), eq(snapshots.projectId, projectId), eq(snapshots.artifact, artifact));

/** Every result of one artifact that was saved, newest first; `current` stands in the project now. */
export async function listSnapshots(ownerId: string, projectId: string, { id, column }: Kept) {
  return (await db())
    .select({
      id: snapshots.id,
      createdAt: snapshots.createdAt,
      writer: generations.writer,
      current: sql<boolean>`coalesce(${snapshots.data} = ${projects[column]}, false)`,
    })
    .from(snapshots)
    .innerJoin(projects, eq(projects.id, snapshots.projectId))
    .leftJoin(generations, eq(generations.id, snapshots.generationId))
    .where(owned(ownerId, projectId, id))
    .orderBy(desc(snapshots.createdAt))
    .limit(PAGE);
}

/** How often this artifact was written before: the next version's number. */
export async function countSnapshots(
  ownerId: string,
  projectId: string,
  artifact: ArtifactId,
): Promise<number> {
  const [row] = await (await db())
    .select({ n: count() })
    .from(snapshots)
    .where(owned(ownerId, projectId, artifact));
  return row?.n ?? 0;
}

/** Puts an earlier result back; the one that it replaces is a snapshot itself. Throws `not_found`. */
export async function restoreSnapshot(
  ownerId: string,
  projectId: string,
  { id, column }: Kept,
  snapshotId: string,
): Promise<Project> {
  return (await db()).transaction(async (tx) => {
    const [row] = await tx
      .select({ data: snapshots.data })
      .from(snapshots)
      .where(and(owned(ownerId, projectId, id), eq(snapshots.id, snapshotId)));
    if (!row) throw notFound("Version");
    return saveArtifact(tx, ownerId, projectId, { [column]: row.data });
  });
}
