// Ratios, measured in one run on this machine: npm run bench
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { IDEAS } from "@/lib/writing/fixtures";
import { benchDocuments } from "./documents";
import { benchEngines } from "./engines";
import { fillDatabase } from "./fill-database";
import { median } from "./median";
import { benchPayments } from "./payments";
import { client, ORIGIN, startServer } from "./server";

type Run = () => Promise<unknown>;

/** Median milliseconds of one run, in turn with the others, so that all meet the same machine. */
async function compare(runs: Run[], rounds: number): Promise<number[]> {
  const times: number[][] = runs.map(() => []);
  for (let round = -2; round < rounds; round++) {
    for (const [at, run] of runs.entries()) {
      const from = performance.now();
      await run();
      if (round >= 0) times[at]?.push(performance.now() - from);
    }
  }
  return times.map(median);
}

const report = (what: string, ms: number, over: string, base: number) =>
  console.log(`${what}: ${ms.toFixed(1)} ms = ${(ms / base).toFixed(2)} x ${over} (${base.toFixed(1)} ms)`);

const [answers] = Object.values(IDEAS);
if (!answers) throw new Error("no idea to bench with");

async function wholePackage(send: Awaited<ReturnType<typeof client>>["send"]): Promise<void> {
  const result = await send("POST", "/api/quiz", answers);
  const project = await send("POST", "/api/projects", { name: "Bench", quizData: { ...answers, ...result } });
  const projectId = project.id;
  const concept = result.concept;
  const names = (await send("POST", "/api/brands/generate", { projectId, concept })).names as {
    name: string;
  }[];
  const brandName = names[0]?.name ?? "Bench";
  await send("PUT", `/api/projects/${projectId}`, { name: brandName, selectedBrand: names[0] });
  await send("POST", "/api/full-business-analysis/generate", { projectId, concept, brandName });
  await send("POST", "/api/prototype/generate", { projectId, concept, brandName });
  await send("POST", "/api/action-plan/generate", { projectId, concept, brandName });
  await send("POST", "/api/pitch/generate-detailed", { projectId, concept, brandName });
  await send("DELETE", `/api/projects/${projectId}`);
}
const CALLS_OF_A_PACKAGE = 9;

execFileSync(process.execPath, ["scripts/start.mjs", "--build-only"], {
  stdio: "inherit",
  env: { ...process.env, APP_URL: ORIGIN },
});
const directory = mkdtempSync(join(tmpdir(), "kindling-bench-"));
let server = await startServer(directory);
console.log(
  `\nfirst page after npm start on a built tree, new database: ${(server.firstPageMs / 1000).toFixed(1)} s`,
);

const { send } = await client("rocket");
const project = await send("POST", "/api/projects", { name: "Empty" });
for (let n = 1; n < 20; n++) await send("POST", "/api/projects", { name: `Project ${n}` });

const emptyWrites = async () => {
  for (let n = 0; n < CALLS_OF_A_PACKAGE; n++) await send("PUT", `/api/projects/${project.id}`, {});
};
const [packageMs = 0, writesMs = 1] = await compare([() => wholePackage(send), emptyWrites], 7);
report(
  "whole package, quiz to pitch, saved",
  packageMs,
  `${CALLS_OF_A_PACKAGE} empty authenticated writes`,
  writesMs,
);

const list = () => send("GET", "/api/projects");
const [listMs = 0, oneMs = 0, emptyMs = 1] = await compare(
  [list, () => send("GET", `/api/projects/${project.id}`), () => send("GET", "/api/health")],
  200,
);
report("GET /api/projects (20)", listMs, "an empty route", emptyMs);
report("GET /api/projects/{id}", oneMs, "an empty route", emptyMs);
for (let n = 0; n < 1_000; n++) await list();
console.log(`resident memory after 1,000 requests more: ${server.residentMegabytes().toFixed(0)} MB`);
await server.stop();

await fillDatabase(directory, { users: 10_000, projects: 100_000 });
server = await startServer(directory);
console.log(`first page after npm start, 100,000 projects: ${(server.firstPageMs / 1000).toFixed(1)} s`);
const large = await client("rocket");
for (let n = 0; n < 20; n++) await large.send("POST", "/api/projects", { name: `Project ${n}` });
const [largeMs = 0, emptyAgainMs = 1] = await compare(
  [() => large.send("GET", "/api/projects"), () => large.send("GET", "/api/health")],
  200,
);
report("the same list beside 100,000 projects", largeMs, "an empty route", emptyAgainMs);
report("the same list beside 100,000 projects", largeMs, "the small database", listMs);
await server.stop();
rmSync(directory, { recursive: true, force: true });

await benchEngines();
await benchPayments();
await benchDocuments();
await import("./pages");
