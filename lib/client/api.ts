import * as z from "zod";
import { forgetStoredUser, identityHeader } from "./stored-user";

const errorBodySchema = z.object({ message: z.string().optional(), code: z.string().optional() });

/** A non-OK answer: its message is the status code, a colon and a space, then the body text. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: string | null;
  /** The sentence the server meant for people, or the whole text when it sent none. */
  readonly reason: string;

  constructor(
    readonly status: number,
    readonly body: unknown,
    text: string,
  ) {
    super(`${status}: ${text}`);
    const parsed = errorBodySchema.safeParse(body);
    this.code = parsed.success ? (parsed.data.code ?? null) : null;
    this.reason = (parsed.success ? parsed.data.message : undefined) ?? text;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

async function failure(response: Response): Promise<ApiError> {
  const text = await response.text();
  return new ApiError(response.status, parseJson(text), text || response.statusText);
}

interface Options {
  accept?: string;
  /** Goes on where the page is left; such a body is small. */
  keepalive?: boolean;
}

/** Sends a body only when there is one, as JSON or a sound as itself; the session cookie always, and the stored user as a header. */
async function send(method: string, path: string, body: unknown, options: Options = {}): Promise<Response> {
  const headers: Record<string, string> = { ...identityHeader() };
  if (options.accept) headers.Accept = options.accept;
  const sound = body instanceof Blob ? body : null;
  if (body !== undefined) headers["Content-Type"] = sound?.type ?? "application/json";
  const response = await fetch(path, {
    method,
    headers,
    credentials: "include",
    keepalive: options.keepalive ?? false,
    body: sound ?? (body === undefined ? undefined : JSON.stringify(body)),
  });
  if (response.status === 401) forgetStoredUser();
  if (!response.ok) throw await failure(response);
  return response;
}

/** The answer's shape is the contract's; pass a schema to `parse` where it must be checked. */
export async function apiRequest<T>(
  method: string,
  path: string,
  body?: unknown,
  options: Options = {},
): Promise<T> {
  const response = await send(method, path, body, options);
  const text = await response.text();
  return parseJson(text) as T;
}

export interface ReceivedFile {
  blob: Blob;
  name: string;
}

/** The name a file was sent with, in full where the server could say it. */
function fileNameOf(disposition: string): string {
  const full = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return full ? decodeURIComponent(full) : (/filename="([^"]+)"/i.exec(disposition)?.[1] ?? "download");
}

export async function apiFile(path: string, body: unknown): Promise<ReceivedFile> {
  const response = await send("POST", path, body);
  const name = fileNameOf(response.headers.get("content-disposition") ?? "");
  return { blob: await response.blob(), name };
}

const streamEventSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("progress"),
    label: z.string(),
    fraction: z.number(),
    parts: z.array(z.object({ id: z.string(), fraction: z.number() })).optional(),
    secondsLeft: z.number().optional(),
  }),
  z.object({ type: z.literal("partial"), data: z.record(z.string(), z.unknown()) }),
  z.object({ type: z.literal("done"), data: z.unknown() }),
  z.object({
    type: z.literal("error"),
    error: z.object({ message: z.string(), code: z.string().optional() }),
  }),
]);
export type StreamEvent = z.infer<typeof streamEventSchema>;

function emit(line: string, onEvent: (event: StreamEvent) => void) {
  if (!line.trim()) return;
  const parsed = streamEventSchema.safeParse(parseJson(line));
  if (parsed.success) onEvent(parsed.data);
}

/** Reads a generation's newline-separated events; a plain JSON answer counts as its "done". */
export async function apiStream(
  path: string,
  body: unknown,
  onEvent: (event: StreamEvent) => void,
): Promise<void> {
  const response = await send("POST", path, body, { accept: "application/x-ndjson" });
  if (!response.headers.get("content-type")?.includes("ndjson") || !response.body) {
    onEvent({ type: "done", data: parseJson(await response.text()) });
    return;
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    const lines = (rest + chunk.value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) emit(line, onEvent);
  }
  emit(rest, onEvent);
}
