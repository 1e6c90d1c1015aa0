import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { ArtifactId } from "@/lib/artifacts/artifacts";
import type { Project } from "@/lib/artifacts/project";
import { AppError } from "@/lib/errors";
import { db } from "./client";
import { type ProjectChanges, saveArtifact } from "./projects";
import { generations, snapshots } from "./schema/projects";

/** Longer than any writer may take; after it, a crashed run's place is free again. */
const LEASE_SECONDS = 120;
const lease = () => sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

export interface Running {
  artifact: ArtifactId;
  startedAt: string;
  label: string;
  fraction: number;
}

/**
 * Takes the only place to generate this artifact of this project; returns the run's id. A run whose lease ran
 * out is taken over. Throws `already_running`.
 */
export async function startGeneration(
  ownerId: string,
  projectId: string,
  artifact: ArtifactId,
): Promise<string> {
  return (await db()).transaction(async (tx) => {
    await tx
      .update(generations)
      .set({ status: "failed", error: "lease expired", finishedAt: new Date() })
      .where(
        and(
          eq(generations.projectId, projectId),
          eq(generations.artifact, artifact),
          eq(generations.status, "running"),
          lt(generations.leaseUntil, sql`now()`),
        ),
      );
    const [row] = await tx
      .insert(generations)
      .values({ userId: ownerId, projectId, artifact, leaseUntil: lease() })
      .onConflictDoNothing()
      .returning({ id: generations.id });
    if (!row) {
      throw new AppError(
        "already_running",
        "This is being generated already. It will appear here when it is done.",
        {
          retryAfter: 5,
        },
      );
    }
    return row.id;
  });
}

/** Tells others how far the run is, and keeps its lease. */
export async function reportProgress(
  ownerId: string,
  id: string,
  label: string,
  fraction: number,
): Promise<void> {
  await (await db())
    .update(generations)
    .set({ label, fraction, leaseUntil: lease() })
    .where(and(eq(generations.id, id), eq(generations.userId, ownerId), eq(generations.status, "running")));
}

interface Finished {
  id: string;
  projectId: string;
  artifact: ArtifactId;
  writer: "builtin" | "model";
  changes: ProjectChanges;
  data: unknown;
}

/** One transaction: the result in its column, its snapshot, the run closed. Throws when the run lost its lease. */
export async function finishGeneration(ownerId: string, run: Finished): Promise<Project> {
  return (await db()).transaction(async (tx) => {
    const [closed] = await tx
      .update(generations)
      .set({ status: "done", fraction: 1, writer: run.writer, finishedAt: new Date() })
      .where(
        and(eq(generations.id, run.id), eq(generations.userId, ownerId), eq(generations.status, "running")),
      )
      .returning({ id: generations.id });
    if (!closed) throw new AppError("conflict", "This run was replaced by a newer one.");
    const project = await saveArtifact(tx, ownerId, run.projectId, run.changes);
    await tx.insert(snapshots).values({
      userId: ownerId,
      projectId: run.projectId,
      artifact: run.artifact,
      generationId: run.id,
      data: run.data,
    });
    return project;
  });
}

export async function failGeneration(ownerId: string, id: string, error: string): Promise<void> {
  await (await db())
    .update(generations)
    .set({ status: "failed", error, finishedAt: new Date() })
    .where(and(eq(generations.id, id), eq(generations.userId, ownerId), eq(generations.status, "running")));
}

export async function listRunning(ownerId: string, projectId: string): Promise<Running[]> {
  const rows = await (await db())
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.userId, ownerId),
        eq(generations.projectId, projectId),
        eq(generations.status, "running"),
        gt(generations.leaseUntil, sql`now()`),
      ),
    );
  return rows.map(({ artifact, startedAt, label, fraction }) => ({
    artifact,
    startedAt: startedAt.toISOString(),
    label,
    fraction,
  }));
}

/** Closes every run that a stopped process of a single-process database left open. */
export async function closeAbandonedGenerations(): Promise<number> {
  const closed = await (await db())
    .update(generations)
    .set({ status: "failed", error: "the server stopped", finishedAt: new Date() })
    .where(eq(generations.status, "running"))
    .returning({ id: generations.id });
  return closed.length;
}
