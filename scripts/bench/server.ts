import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";

const PORT = "3400";
export const ORIGIN = `http://localhost:${PORT}`;
export const AUTH_SECRET = "bench-only-0123456789abcdef0123456789";
const OPERATOR = "bench-operator-0123456789abcdef0123";

export interface Server {
  /** Milliseconds from the start of the process to the first page that it answered. */
  firstPageMs: number;
  residentMegabytes(): number;
  /** The most that it ever held. */
  peakMegabytes(): number;
  stop(): Promise<void>;
}

/** `npm start` on a built tree, with a database of its own; waits for its first page. */
export async function startServer(directory: string, settings: Record<string, string> = {}): Promise<Server> {
  const started = performance.now();
  const child: ChildProcess = spawn(process.execPath, ["scripts/start.mjs"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      PORT,
      APP_URL: ORIGIN,
      DATA_DIR: directory,
      DATABASE_URL: "",
      OPENAI_API_KEY: "",
      RDAP_BASE_URL: "http://127.0.0.1:9/",
      AUTH_SECRET,
      OPERATOR_SECRET: OPERATOR,
      LIMITS_SCALE: "100000",
      LOG_LEVEL: "error",
      ...settings,
    },
  });
  for (let up = false; !up; ) {
    if (child.exitCode !== null) throw new Error("the server did not start");
    up = await fetch(`${ORIGIN}/`).then(
      (response) => response.text().then(() => response.ok),
      () => false,
    );
    if (!up) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const megabytes = (name: "VmRSS" | "VmHWM") =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) /
    1024;
  return {
    firstPageMs: performance.now() - started,
    residentMegabytes: () => megabytes("VmRSS"),
    peakMegabytes: () => megabytes("VmHWM"),
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

type Json = Record<string, unknown>;

/** A signed-in client; a call that is not answered with a 2xx ends the bench. */
export async function client(tier: string) {
  let cookie = "";
  const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(`${ORIGIN}${path}`, {
      method,
      headers: {
        cookie,
        origin: ORIGIN,
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await ask(method, path, body, headers);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return { response, data: (text.startsWith("{") ? JSON.parse(text) : {}) as Json };
  }
  const { response, data } = await send("POST", "/api/demo-session");
  cookie = (response.headers.getSetCookie()[0] ?? "").split(";")[0] ?? "";
  await send("POST", "/api/operator/grant", { who: data.uid, tier }, { authorization: `Bearer ${OPERATOR}` });
  return {
    uid: String(data.uid),
    send: async (method: string, path: string, body?: unknown) => (await send(method, path, body)).data,
    /** A generation's events, each told as it comes. */
    async stream(path: string, body: unknown, onEvent: (event: Json) => void) {
      const response = await ask("POST", path, body, { accept: "application/x-ndjson" });
      if (!response.ok || !response.body) throw new Error(`${path}: ${response.status}`);
      const pieces = response.body.pipeThrough(new TextDecoderStream()).getReader();
      let rest = "";
      for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
        const lines = (rest + piece.value).split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines) onEvent(JSON.parse(line));
      }
    },
  };
}
