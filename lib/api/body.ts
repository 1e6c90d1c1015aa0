import type * as z from "zod";
import { AppError, type Issue } from "@/lib/errors";

const MAX_DEPTH = 20;
const MAX_NODES = 5_000;
const decoder = new TextDecoder("utf-8", { fatal: true });

/** Reads at most `limit` bytes, so that a sender cannot make the server hold more. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const tooLarge = () =>
    new AppError("too_large", `The request may hold at most ${Math.floor(limit / 1024)} KB.`);
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

/** Walks without recursion: what is nested too deep would overflow the stack further on. */
function assertShallow(value: unknown): void {
  const queue: [unknown, number][] = [[value, 1]];
  for (let seen = 0; queue.length > 0; seen++) {
    const [node, depth] = queue.pop() ?? [null, 0];
    if (depth > MAX_DEPTH || seen > MAX_NODES)
      throw new AppError("invalid", "The request is nested too deeply or holds too much.");
    if (node && typeof node === "object")
      for (const child of Object.values(node)) queue.push([child, depth + 1]);
  }
}

/** Text that PostgreSQL cannot store; everything else is the schemas' business. */
function assertStorable(text: string): void {
  if (text.includes("\0") || text.includes("\\u0000"))
    throw new AppError("invalid", "The request holds a NUL character.");
  if (
    /\p{Surrogate}/u.test(text) ||
    /\\ud[89a-f][0-9a-f]{2}/i.test(text.replace(/\\ud[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2}/gi, ""))
  ) {
    throw new AppError("invalid", "The request holds half of a character.");
  }
}

export async function readJson(request: Request, limit: number): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new AppError("unsupported_media_type", "Send JSON, with Content-Type: application/json.");
  }
  const bytes = await readBytes(request, limit);
  try {
    const text = decoder.decode(bytes);
    assertStorable(text);
    const value: unknown = JSON.parse(text);
    assertShallow(value);
    return value;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("invalid", "The request is not valid JSON.", { cause: error });
  }
}

const issuesOf = (error: z.ZodError): Issue[] =>
  error.issues.slice(0, 20).map(({ path, message }) => ({ path: path.join("."), message }));

/** Parses, or throws `invalid` whose message is the first thing to mend. */
export function parse<S extends z.ZodType>(schema: S, value: unknown): z.infer<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = issuesOf(result.error);
  const first = issues[0];
  throw new AppError(
    "invalid",
    first ? [first.path, first.message].filter(Boolean).join(": ") : "Invalid request",
    { issues },
  );
}
