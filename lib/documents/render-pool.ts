import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { isBundled } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import type { DocumentData } from "./data";
import type { DocumentId, Format } from "./documents";

export interface RenderCall {
  id: DocumentId;
  format: Format;
  data: DocumentData;
}
/** "ready" is said once by a thread, when it has loaded what it renders with. */
export type RenderAnswer = "ready" | { ok: true; bytes: Uint8Array } | { ok: false; reason: string };

interface Job {
  call: RenderCall;
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
}

/** What a person reads; the client shows it as 'Download Failed'. */
const FAILED = "Download Failed. Please try again or check your connection.";
const failed = (cause: string) => new AppError("unavailable", FAILED, { retryAfter: 5, cause });

const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };

/** Outside the built application the sources are TypeScript, which a thread has to be taught first. */
const bootstrap = (url: string): string =>
  `import("tsx/esm/api").then(({ register }) => { register(); return import(${JSON.stringify(url)}); });`;

function spawn(): Worker {
  const options = { resourceLimits: MEMORY };
  const worker = isBundled()
    ? new Worker(new URL("./render-worker.ts", import.meta.url), options)
    : new Worker(bootstrap(new URL("./render-worker.ts", import.meta.url).href), { ...options, eval: true });
  worker.unref();
  return worker;
}

/** A thread loads what it renders with before its time begins: slowly on a busy machine, and from its sources most of all. */
const starting = () => (isBundled() ? 45_000 : 90_000);

/** A thread's first file unpacks its fonts and reads the tables, at a third of a page's share of a busy machine. */
const FIRST = 2;

interface Limits {
  threads?: number;
  waiting?: number;
  milliseconds?: number;
  start?: () => Worker;
}

/** Renders off the main thread: a few at a time, a short queue, and an end to what hangs or eats memory. */
export function renderPool({
  // Two at least, so that one that hangs does not hold up everybody's files.
  threads = Math.max(2, availableParallelism() - 1),
  waiting = 20,
  milliseconds = 15_000,
  start = spawn,
}: Limits = {}) {
  const idle: Worker[] = [];
  const queue: Job[] = [];
  let busy = 0;

  function next(): void {
    const job = queue.shift();
    if (job) run(job);
  }

  function run({ call, resolve, reject }: Job): void {
    busy += 1;
    const known = idle.pop();
    const worker = known ?? start();
    worker.ref();
    const finish = (keep: boolean, settle: () => void) => {
      clearTimeout(timer);
      for (const event of ["message", "error", "exit"]) worker.removeAllListeners(event);
      worker.unref();
      if (keep) idle.push(worker);
      else {
        worker.on("error", () => undefined);
        void worker.terminate();
      }
      busy -= 1;
      settle();
      next();
    };
    const stop = (cause: string) => {
      log.error({ document: call.id, format: call.format, cause }, "a document was not rendered");
      finish(false, () => reject(failed(cause)));
    };
    const end = (after: number) => setTimeout(() => stop("timeout"), after);
    let timer = end(!known && start === spawn ? starting() : milliseconds);
    worker.once("error", (error) => stop(error.name));
    worker.once("exit", () => stop("exit"));
    worker.on("message", (answer: RenderAnswer) => {
      if (answer === "ready") {
        clearTimeout(timer);
        timer = end(FIRST * milliseconds);
      } else if (answer.ok) finish(true, () => resolve(answer.bytes));
      else stop(answer.reason);
    });
    worker.postMessage(call);
  }

  return {
    /** Throws `unavailable` when too many wait already, or when it fails or takes too long. */
    render: (call: RenderCall): Promise<Uint8Array> =>
      new Promise((resolve, reject) => {
        const job = { call, resolve, reject };
        if (busy < threads) run(job);
        else if (queue.length < waiting) queue.push(job);
        else
          reject(
            new AppError(
              "unavailable",
              "Many files are being made right now. Please try again in a moment.",
              { retryAfter: 10 },
            ),
          );
      }),
    /** Ends the threads that wait for work. */
    close: async () => {
      await Promise.all(idle.splice(0).map((worker) => worker.terminate()));
    },
  };
}

const shared = renderPool();
export const render = shared.render;
export const closeRenderers = shared.close;
