import { sql } from "drizzle-orm";
import { AppError } from "@/lib/errors";
import { db } from "./client";
import {
  closeAbandonedGenerations,
  failGeneration,
  finishGeneration,
  listRunning,
  reportProgress,
  startGeneration,
} from "./generations";
import { createProject, deleteProject, getProject } from "./projects";
import { countSnapshots, listSnapshots } from "./snapshots";
import { withTestDatabase } from "./test-database";
import { testUser } from "./test-users";

withTestDatabase();

const code = (promise: Promise<unknown>) =>
  promise.then(
    () => "none",
    (error) => (error instanceof AppError ? error.code : error),
  );

async function started() {
  const me = await testUser();
  const { id: projectId } = await createProject(me, { name: "P" });
  return { me, projectId, runId: await startGeneration(me, projectId, "brand") };
}
const BRAND = { id: "brand", column: "brandData" } as const;
const names = { names: [{ name: "Ember" }] };
const done = (run: { projectId: string; runId: string }, data: unknown = names) =>
  ({
    id: run.runId,
    projectId: run.projectId,
    artifact: "brand",
    writer: "builtin",
    changes: { brandData: data },
    data,
  }) as const;

test("of twenty that start at once, one runs", async () => {
  const me = await testUser();
  const { id } = await createProject(me, { name: "P" });
  const codes = await Promise.all(Array.from({ length: 20 }, () => code(startGeneration(me, id, "brand"))));
  expect(codes.filter((c) => c === "none")).toHaveLength(1);
  expect(codes.filter((c) => c === "already_running")).toHaveLength(19);
  expect(await code(startGeneration(me, id, "pitch"))).toBe("none");
});

test("result, snapshot and end come together", async () => {
  const run = await started();
  const project = await finishGeneration(run.me, done(run));
  expect(project.brandData?.names[0]?.name).toBe("Ember");
  expect(await listRunning(run.me, run.projectId)).toEqual([]);
  expect(await listSnapshots(run.me, run.projectId, BRAND)).toMatchObject([
    { writer: "builtin", current: true },
  ]);
  expect(await code(finishGeneration(run.me, done(run)))).toBe("conflict");
  expect(await countSnapshots(run.me, run.projectId, "brand")).toBe(1);
});

test("progress is seen by the owner alone", async () => {
  const run = await started();
  await reportProgress(run.me, run.runId, "Checking domains", 0.5);
  expect(await listRunning(run.me, run.projectId)).toMatchObject([
    { artifact: "brand", label: "Checking domains", fraction: 0.5 },
  ]);
  const other = await testUser();
  expect(await listRunning(other, run.projectId)).toEqual([]);
  await reportProgress(other, run.runId, "Mine now", 0.9);
  expect(await listRunning(run.me, run.projectId)).toMatchObject([{ label: "Checking domains" }]);
  expect(await code(finishGeneration(other, done(run)))).toBe("conflict");
  expect(await listSnapshots(other, run.projectId, BRAND)).toEqual([]);
});

test("a run whose lease ran out is taken over and can save no more", async () => {
  const run = await started();
  await (await db()).execute(sql`update generations set lease_until = now() - interval '1 second'`);
  const next = await startGeneration(run.me, run.projectId, "brand");
  expect(await code(finishGeneration(run.me, done(run, { names: [{ name: "Late" }] })))).toBe("conflict");
  await finishGeneration(run.me, { ...done(run), id: next });
  expect((await getProject(run.me, run.projectId)).brandData?.names[0]?.name).toBe("Ember");
});

test("a failed run leaves the place free and the project as it was", async () => {
  const run = await started();
  await failGeneration(run.me, run.runId, "writer");
  expect((await getProject(run.me, run.projectId)).brandData).toBeNull();
  expect(await code(startGeneration(run.me, run.projectId, "brand"))).toBe("none");
});

test("a deleted project is not brought back by a run that ends later", async () => {
  const run = await started();
  await deleteProject(run.me, run.projectId);
  expect(await code(finishGeneration(run.me, done(run)))).toBe("conflict");
  expect(await code(getProject(run.me, run.projectId))).toBe("not_found");
});

test("what a stopped process left running is closed", async () => {
  const run = await started();
  expect(await closeAbandonedGenerations()).toBe(1);
  expect(await listRunning(run.me, run.projectId)).toEqual([]);
});
