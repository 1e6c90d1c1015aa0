import * as z from "zod";
import { takeFromBucket } from "@/db/rate-limits";
import type { Artifact } from "@/lib/artifacts/define";
import type { Recipe } from "@/lib/artifacts/recipe";
import { prepare } from "@/lib/generation/prepare";
import type { Emit } from "@/lib/generation/progress";
import { run } from "@/lib/generation/run";
import { parse } from "./body";
import { handler } from "./handler";
import { keepAlive } from "./keep-alive";
import { errorBody, toAppError } from "./respond";

const NDJSON = "application/x-ndjson";
const PER_MINUTE = 60;

/** Events of a run, a JSON value a line; a reader that leaves only stops listening. */
function eventStream(work: (emit: Emit) => Promise<unknown>, requestId: string): Response {
  const encoder = new TextEncoder();
  let listening = true;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (event: unknown) => {
        if (listening) controller.enqueue(encoder.encode(`${JSON.stringify(event)}\n`));
      };
      const finished = work(send)
        .then((data) => send({ type: "done", data }))
        .catch((error) => send({ type: "error", error: errorBody(toAppError(error, requestId), requestId) }))
        .finally(() => {
          if (listening) controller.close();
        });
      keepAlive(finished);
    },
    cancel() {
      listening = false;
    },
  });
  return new Response(stream, {
    headers: { "Content-Type": `${NDJSON}; charset=utf-8`, "X-Accel-Buffering": "no" },
  });
}

/** POST for one artifact: the contract's body and an optional projectId; JSON, or a stream where it is asked for. */
export function generateRoute<A extends Artifact>(recipe: Recipe<A>) {
  const body = z.looseObject({ projectId: z.string().optional() });
  return handler({ access: "user", body }, async ({ user, body, request, requestId }) => {
    const input = parse<A["input"]>(recipe.artifact.input, body);
    await takeFromBucket(`generate:${user.id}`, PER_MINUTE, 60);
    const job = await prepare(recipe, user, input, body.projectId, new Date());
    if (request.headers.get("accept")?.includes(NDJSON))
      return eventStream((emit) => run(job, emit), requestId);
    const work = run(job, () => undefined);
    keepAlive(work);
    return work;
  });
}
