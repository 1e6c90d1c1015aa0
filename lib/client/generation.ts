import type * as z from "zod";
import type { Artifact } from "@/lib/artifacts/define";
import { type ErrorCode, STATUS_OF } from "@/lib/errors";
import { ApiError, apiStream } from "./api";

export interface GenerationProgress {
  /** What is being done now. */
  label: string;
  /** How far it is, 0 to 1. */
  fraction: number;
  /** The parts that a model writes side by side, each 0 to 1. */
  parts?: { id: string; fraction: number }[];
  secondsLeft?: number;
  /** What is written so far; to be read, not kept. */
  draft?: Record<string, unknown>;
}

const isErrorCode = (code: string | undefined): code is ErrorCode => code !== undefined && code in STATUS_OF;

/** Asks for one artifact, reports its progress and answers what the server's last event holds. */
export async function runGeneration<A extends Artifact>(
  artifact: A,
  body: object,
  onProgress: (progress: GenerationProgress) => void,
): Promise<z.infer<A["output"]>> {
  const outcome: { data?: unknown; error?: ApiError } = {};
  let now: GenerationProgress = { label: "", fraction: 0 };
  await apiStream(artifact.endpoint, body, (event) => {
    if (event.type === "progress") {
      const { type: _, ...progress } = event;
      now = { parts: now.parts, draft: now.draft, ...progress };
    }
    if (event.type === "partial") now = { ...now, draft: { ...now.draft, ...event.data } };
    onProgress(now);
    if (event.type === "done") outcome.data = event.data;
    if (event.type === "error") {
      const { code, message } = event.error;
      outcome.error = new ApiError(isErrorCode(code) ? STATUS_OF[code] : 500, event.error, message);
    }
  });
  if (outcome.error) throw outcome.error;
  if (outcome.data === undefined) {
    throw new Error("The connection ended early. What was written is kept; reload the page to see it.");
  }
  return artifact.output.parse(outcome.data) as z.infer<A["output"]>;
}
