import { NoTranscriptGeneratedError, experimental_transcribe as transcribe } from "ai";
import { takeModelCall } from "@/db/usage";
import type { Identity } from "@/lib/auth/identity";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { modelConfig } from "./provider";
import { dailyCalls } from "./quota";

/** Where a recording would be sent to: a host's name; null where none is understood. */
export function listeningHost(): string | null {
  const config = modelConfig();
  return config?.listener ? config.host : null;
}

const failed = (cause: unknown) =>
  new AppError("unavailable", "The recording could not be turned into text. Please try again, or type.", {
    cause,
  });

/** The words of a recording. The sound is passed on and kept nowhere. Throws `not_configured`, `rate_limited`, `unavailable`. */
export async function transcribeSpeech(audio: Uint8Array, user: Identity): Promise<string> {
  const config = modelConfig();
  if (!config?.listener) throw new AppError("not_configured", "Speech cannot be turned into text here.");
  if (!(await takeModelCall(user.id, config.dailyCalls ?? dailyCalls(user), new Date())))
    throw new AppError("rate_limited", "Today's recordings are used up. You can go on typing.");
  try {
    const { text } = await transcribe({
      model: config.listener,
      audio,
      abortSignal: AbortSignal.timeout(config.timeoutMs),
    });
    return text.trim();
  } catch (error) {
    // Silence is no failure: there was nothing to write down.
    if (NoTranscriptGeneratedError.isInstance(error)) return "";
    log.warn({ err: error }, "no transcript");
    throw failed(error);
  }
}
