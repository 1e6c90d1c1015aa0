import { parentPort } from "node:worker_threads";
import type { RenderAnswer, RenderCall } from "./render-pool";
import { renderDocument } from "./renderers";

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
  parentPort?.postMessage(answer);
});

parentPort?.postMessage("ready" satisfies RenderAnswer);
