import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DocumentData } from "@/lib/documents/data";
import { renderDocument } from "@/lib/documents/renderers";
import { packageOf } from "@/lib/documents/test-package";
import { IDEAS } from "@/lib/writing/fixtures";
import { bareIcs, barePdf, barePptx, bareXlsx } from "./bare-documents";
import { client, startServer } from "./server";

const ROUNDS = 12;
const SECONDS = 20;
const A_SECOND = 5;

const at = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;

const timed = async (run: () => unknown): Promise<number> => {
  const from = performance.now();
  await run();
  return performance.now() - from;
};

const pagesIn = (bytes: Uint8Array): number =>
  Buffer.from(bytes)
    .toString("latin1")
    .match(/\/Type \/Page\b/g)?.length ?? 1;

/** Each document in turn with a bare one of the same length, made by the same library. */
async function ratios(data: DocumentData): Promise<void> {
  const pdf = async (id: "fullBusinessAnalysis" | "prototype" | "actionPlan" | "pitch") => {
    const pages = pagesIn(await renderDocument(id, "pdf", data));
    return () => barePdf(data, data[id], pages);
  };
  const pairs = [
    ["fullBusinessAnalysis", "pdf", await pdf("fullBusinessAnalysis")],
    ["prototype", "pdf", await pdf("prototype")],
    ["actionPlan", "pdf", await pdf("actionPlan")],
    ["pitch", "pdf", await pdf("pitch")],
    ["pitch", "pptx", () => barePptx(data)],
    ["financialForecast", "xlsx", () => bareXlsx(data)],
    ["calendar", "ics", () => bareIcs(data)],
  ] as const;
  for (const [id, format, bare] of pairs) {
    const own: number[] = [];
    const plain: number[] = [];
    for (let round = -2; round < ROUNDS; round++) {
      // Answers that no round has seen: figures that are kept from the last file would flatter it.
      const answers = data.answers && {
        ...data.answers,
        problem: data.answers.problem + " ".repeat(round + 3),
      };
      const times = [
        await timed(() => renderDocument(id, format, { ...data, answers })),
        await timed(bare),
      ] as const;
      if (round < 0) continue;
      own.push(times[0]);
      plain.push(times[1]);
    }
    const [mine, theirs] = [at(own, 0.5), at(plain, 0.5)];
    console.log(
      `${id} ${format}: ${mine.toFixed(0)} ms (slowest ${Math.max(...own).toFixed(0)}) = ${(mine / theirs).toFixed(2)} x a bare one of the same length (${theirs.toFixed(0)} ms)`,
    );
  }
}

const FILES = [
  ["full-business-analysis/download/pdf", "fullBusinessAnalysis", "fullBusinessAnalysis"],
  ["prototype/download/pdf", "prototypeData", "prototype"],
  ["action-plan/download/pdf", "actionPlanData", "actionPlan"],
  ["pitch/download/pdf", "pitchData", "pitch"],
  ["pitch/download/pptx", "pitchData", "pitch"],
] as const;

type Send = Awaited<ReturnType<typeof client>>["send"];

/** p95 of a route that reads the database, ten times a second. */
async function p95(send: Send, id: unknown, seconds: number): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < seconds * 10; n++) {
    const took = await timed(() => send("GET", `/api/projects/${id}`));
    times.push(took);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, 100 - took)));
  }
  return at(times, 0.95);
}

/** Files of the running application, five a second, and what they do to everybody else. */
async function load(data: DocumentData): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), "kindling-bench-documents-"));
  const server = await startServer(directory);
  const { send } = await client("rocket");
  const { id } = await send("POST", "/api/projects", { name: "Beside files" });
  const ask = async (n: number): Promise<number | null> => {
    const [path, field, key] = FILES[n % FILES.length] ?? FILES[0];
    const body = { brandName: data.brandName, moodBoard: data.moodBoard, [field]: data[key] };
    let refused = false;
    const took = await timed(() => send("POST", `/api/${path}`, body).catch(() => (refused = true)));
    return refused ? null : took;
  };
  for (let n = 0; n < 2 * FILES.length; n++) await ask(n);
  await p95(send, id, 2);
  const resting = server.residentMegabytes();
  const idle = await p95(send, id, 10);
  const asked: Promise<number | null>[] = [];
  const timer = setInterval(() => asked.push(ask(asked.length)), 1_000 / A_SECOND);
  const busy = await p95(send, id, SECONDS);
  clearInterval(timer);
  const made = (await Promise.all(asked)).filter((took) => took !== null);
  console.log(
    `p95 of GET /api/projects/{id}: idle ${idle.toFixed(1)} ms, while ${A_SECOND} files a second are asked for ${busy.toFixed(1)} ms = ${(busy / idle).toFixed(2)} x`,
  );
  console.log(
    `files: ${made.length} of ${asked.length} made, the others were told that many are being made; median ${at(made, 0.5).toFixed(0)} ms with the wait`,
  );
  console.log(
    `memory: ${resting.toFixed(0)} MB after ten files, ${server.peakMegabytes().toFixed(0)} MB at its peak under that load`,
  );
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
}

export async function benchDocuments(): Promise<void> {
  const data = packageOf(IDEAS.hvac);
  await ratios(data);
  await load(data);
}
