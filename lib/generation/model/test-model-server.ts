import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface AskedOfModel {
  stream?: boolean;
  response_format?: { type: string };
  messages: { role: string; content: string }[];
  max_tokens?: number;
  max_completion_tokens?: number;
  /** A recording's form, as sent. */
  form?: string;
}
export type Behaviour = (response: ServerResponse, asked: AskedOfModel) => unknown;

const json = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));

const event = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: "c",
    object: "chat.completion.chunk",
    created: 1,
    model: "test-model",
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;
const begin = (response: ServerResponse) =>
  response
    .writeHead(200, { "content-type": "text/event-stream" })
    .write(event({ role: "assistant", content: "" }));
const end = (response: ServerResponse, finish: string) =>
  response.end(`${event({}, finish)}data: [DONE]\n\n`);
const PIECE = /.{1,12}/gs;

function write(response: ServerResponse, content: string, finish = "stop") {
  begin(response);
  for (const piece of content.match(PIECE) ?? []) response.write(event({ content: piece }));
  end(response, finish);
}

export interface Pace {
  /** Until the first word, and between two pieces of 12 characters. */
  firstMs: number;
  pieceMs: number;
}

const wait = (ms: number) => new Promise((go) => setTimeout(go, ms));

async function writeAtPace(response: ServerResponse, content: string, { firstMs, pieceMs }: Pace) {
  begin(response);
  await wait(firstMs);
  for (const piece of content.match(PIECE) ?? []) {
    response.write(event({ content: piece }));
    await wait(pieceMs);
  }
  end(response, "stop");
}

/** What a model server was seen to do. */
export const behave = {
  answer:
    (data: unknown): Behaviour =>
    (r) =>
      write(r, JSON.stringify(data)),
  text:
    (text: string): Behaviour =>
    (r) =>
      write(r, text),
  transcript:
    (text: string): Behaviour =>
    (r) =>
      json(r, 200, { text }),
  truncated:
    (text: string): Behaviour =>
    (r) =>
      write(r, text, "length"),
  filtered: (): Behaviour => (r) => write(r, "", "content_filter"),
  refused:
    (status: number, message = "no", headers = {}): Behaviour =>
    (r) =>
      json(r, status, { error: { message, type: "invalid_request_error", code: message } }, headers),
  htmlError: (): Behaviour => (r) =>
    r.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>"),
  hang: (): Behaviour => () => undefined,
  reset: (): Behaviour => (r) => r.destroy(),
  /** Begins and never goes on. */
  stall:
    (text: string): Behaviour =>
    (r) => {
      begin(r);
      r.write(event({ content: text }));
    },
  /** Begins, and the line goes dead. */
  cutOff:
    (text: string): Behaviour =>
    (r) => {
      begin(r);
      r.write(event({ content: text }), () => r.destroy());
    },
  /** Goes on for as many megabytes, as fast as they are read. */
  flood:
    (megabytes: number): Behaviour =>
    async (r) => {
      begin(r);
      const piece = event({ content: "x".repeat(64 * 1024) });
      for (let sent = 0; sent < megabytes * 16 && !r.destroyed; sent++) {
        if (!r.write(piece)) await new Promise((go) => r.once("drain", go).once("close", go));
      }
      if (!r.destroyed) end(r, "stop");
    },
  /** Writes at a model's speed. */
  atPace:
    (data: unknown, pace: Pace): Behaviour =>
    (r) =>
      writeAtPace(r, JSON.stringify(data), pace),
  /** Writes, at a model's speed, those of the fields that it is asked for. */
  fieldsAtPace:
    (fields: Record<string, unknown>, pace: Pace): Behaviour =>
    (r, asked) => {
      const wanted = /^Fields: (.+)$/m.exec(asked.messages.map(({ content }) => content).join("\n"))?.[1];
      const chosen = (wanted ?? "").split(", ").map((field) => [field, fields[field]]);
      return writeAtPace(r, JSON.stringify(Object.fromEntries(chosen)), pace);
    },
  /** Repeats what it was told, as a model that was talked into it would. */
  echo: (): Behaviour => (r, asked) => write(r, JSON.stringify({ concept: asked.messages[0]?.content })),
};

/** A local server that speaks chat completions, hears recordings, and does what the script says, call by call; the last one repeats. */
export async function modelServer() {
  let script: Behaviour[] = [];
  const asked: AskedOfModel[] = [];
  /** From each question to the end of its answer, in milliseconds. */
  const tookMs: number[] = [];
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const sent = Buffer.concat(chunks);
    const body: AskedOfModel = request.url?.endsWith("/audio/transcriptions")
      ? { messages: [], form: sent.toString("latin1") }
      : JSON.parse(sent.toString());
    const from = performance.now();
    response.once("finish", () => tookMs.push(performance.now() - from));
    const behaviour = script[Math.min(asked.length, script.length - 1)];
    asked.push(body);
    behaviour?.(response, body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    baseURL: `http://127.0.0.1:${port}/v1`,
    asked,
    tookMs,
    play(...next: Behaviour[]) {
      script = next;
      asked.length = 0;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
