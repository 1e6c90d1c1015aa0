import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface AskedOfModel {
  response_format?: { type: string };
  messages: { role: string; content: string }[];
  max_tokens?: number;
  max_completion_tokens?: number;
}
export type Behaviour = (response: ServerResponse, asked: AskedOfModel) => void;

const completion = (content: string, finish = "stop") => ({
  id: "c",
  object: "chat.completion",
  created: 1,
  model: "test-model",
  choices: [{ index: 0, finish_reason: finish, message: { role: "assistant", content } }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});
const json = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));

/** What a model server was seen to do. */
export const behave = {
  answer:
    (data: unknown): Behaviour =>
    (r) =>
      json(r, 200, completion(JSON.stringify(data))),
  text:
    (text: string): Behaviour =>
    (r) =>
      json(r, 200, completion(text)),
  truncated:
    (text: string): Behaviour =>
    (r) =>
      json(r, 200, completion(text, "length")),
  filtered: (): Behaviour => (r) => json(r, 200, completion("", "content_filter")),
  refused:
    (status: number, message = "no", headers = {}): Behaviour =>
    (r) =>
      json(r, status, { error: { message, type: "invalid_request_error", code: message } }, headers),
  htmlError: (): Behaviour => (r) =>
    r.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>"),
  hang: (): Behaviour => () => undefined,
  reset: (): Behaviour => (r) => r.destroy(),
  /** Repeats what it was told, as a model that was talked into it would. */
  echo: (): Behaviour => (r, asked) =>
    json(r, 200, completion(JSON.stringify({ concept: asked.messages[0]?.content }))),
};

/** A local server that speaks chat completions and does what the script says, call by call; the last one repeats. */
export async function modelServer() {
  let script: Behaviour[] = [];
  const asked: AskedOfModel[] = [];
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body: AskedOfModel = JSON.parse(Buffer.concat(chunks).toString());
    const behaviour = script[Math.min(asked.length, script.length - 1)];
    asked.push(body);
    behaviour?.(response, body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    baseURL: `http://127.0.0.1:${port}/v1`,
    asked,
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
