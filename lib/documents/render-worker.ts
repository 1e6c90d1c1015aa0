import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { isBundled } from "@/lib/env";
import type { RenderAnswer, RenderCall } from "./render-pool";
import { renderDocument } from "./renderers";

/** A third of a page's share where both want the processor: enough to be made, also on a busy machine. */
const A_LITTLE_LOWER = 5;

// Linux keeps a priority for each thread: whoever waits for a page goes before whoever waits for a file.
if (process.platform === "linux" && isBundled()) setPriority(A_LITTLE_LOWER);

/** One thread: takes a call, answers with bytes or with the name of what went wrong; never with text of the founder's. */
parentPort?.on("message", async ({ id, format, data }: RenderCall) => {
  let answer: Exclude<RenderAnswer, "ready">;
  try {
    if (id === "package") throw new Error("a package is made from its parts");
    const bytes = await renderDocument(id, format, data);
    answer = { ok: true, bytes };
  } catch (error) {
    answer = { ok: false, reason: error instanceof Error ? (error.stack ?? error.name) : "unknown" };
  }
  // A file is handed over, not copied by the thread that answers everybody.
  const whole = answer.ok ? answer.bytes.buffer : null;
  const handed = answer.ok && whole instanceof ArrayBuffer && whole.byteLength === answer.bytes.byteLength;
  parentPort?.postMessage(answer, handed && whole ? [whole] : []);
});

parentPort?.postMessage("ready" satisfies RenderAnswer);
