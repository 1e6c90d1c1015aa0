import { takeFromBucket } from "@/db/rate-limits";
import { readBytes } from "@/lib/api/body";
import { handler } from "@/lib/api/handler";
import { AppError } from "@/lib/errors";
import { listeningHost, transcribeSpeech } from "@/lib/generation/model/transcribe";

const MOST_BYTES = 25 * 1024 * 1024;
const PER_MINUTE = 10;

/** Whether recordings are understood here, and who gets to hear them. */
export const GET = handler({ access: "user" }, () => ({ host: listeningHost() }));

/** The body is the recording itself. */
export const POST = handler({ access: "user" }, async ({ request, user }) => {
  if (!/^audio\//i.test(request.headers.get("content-type") ?? ""))
    throw new AppError("unsupported_media_type", "Send a recording, with its Content-Type: audio/....");
  await takeFromBucket(`transcribe:${user.id}`, PER_MINUTE, 60);
  const audio = await readBytes(request, MOST_BYTES);
  if (audio.byteLength === 0) throw new AppError("invalid", "The recording is empty.");
  return { text: await transcribeSpeech(audio, user) };
});
