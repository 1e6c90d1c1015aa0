import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { IDEAS } from "../lib/writing/fixtures";

const PORT = 3210;
const ORIGIN = `http://localhost:${PORT}`;
const directory = mkdtempSync(join(tmpdir(), "kindling-durability-"));

/** A model that never answers, so that a generation can be caught in the middle. */
const silent = createServer(() => undefined);
let server: ChildProcess | undefined;

test.beforeAll(() => new Promise<void>((done) => silent.listen(3211, "127.0.0.1", done)));
test.afterAll(() => {
  server?.kill("SIGKILL");
  silent.closeAllConnections();
  silent.close();
  rmSync(directory, { recursive: true, force: true });
});

async function start(model: boolean): Promise<void> {
  server = spawn(process.execPath, ["scripts/start.mjs"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      PORT: String(PORT),
      APP_URL: ORIGIN,
      DATA_DIR: directory,
      DATABASE_URL: "",
      AUTH_SECRET: "end-to-end-tests-only-0123456789abcdef",
      RDAP_BASE_URL: "http://127.0.0.1:9/",
      LIMITS_SCALE: "100",
      LOG_LEVEL: "error",
      OPENAI_API_KEY: model ? "k" : "",
      OPENAI_BASE_URL: model ? "http://127.0.0.1:3211/v1" : "",
      AI_MODEL: model ? "silent" : "",
    },
  });
  await expect
    .poll(
      () =>
        fetch(`${ORIGIN}/api/health?ready=1`).then(
          (r) => r.status,
          () => 0,
        ),
      { timeout: 90_000 },
    )
    .toBe(200);
}

async function kill(): Promise<void> {
  server?.kill("SIGKILL");
  if (server) await once(server, "exit");
}

test("a server killed during a generation comes back with everything that was acknowledged", async () => {
  // Three starts, beside another worker's browser.
  test.setTimeout(300_000);
  await start(false);
  const signedIn = await fetch(`${ORIGIN}/api/demo-session`, { method: "POST", headers: { origin: ORIGIN } });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const send = (method: string, path: string, body?: unknown) =>
    fetch(`${ORIGIN}${path}`, {
      method,
      headers: { cookie, origin: ORIGIN, ...(body !== undefined && { "content-type": "application/json" }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  const { id } = await (await send("POST", "/api/projects", { name: "Survivor" })).json();
  expect((await send("POST", "/api/quiz", { ...IDEAS.hvac, projectId: id })).status).toBe(200);
  const before = await (await send("GET", `/api/projects/${id}`)).json();
  await kill();

  await start(true);
  const cutOff = send("POST", "/api/brands/generate", { projectId: id, concept: "c" }).catch(() => "cut off");
  const running = async () => (await (await send("GET", `/api/projects/${id}`)).json()).generating;
  await expect.poll(running, { timeout: 60_000 }).toMatchObject([{ artifact: "brand" }]);
  await kill();
  expect(await cutOff).toBe("cut off");

  await start(false);
  const after = await (await send("GET", `/api/projects/${id}`)).json();
  expect(after).toEqual({ ...before, generating: [] });
  expect((await send("POST", "/api/brands/generate", { projectId: id, concept: "c" })).status).toBe(200);
  expect((await (await send("GET", `/api/projects/${id}`)).json()).brandData.names).toHaveLength(10);
  await kill();
});
