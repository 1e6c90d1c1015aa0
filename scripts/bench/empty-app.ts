import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const PORT = "3401";
/** Below the project, so that it finds the same packages. */
const FOLDER = join(process.cwd(), ".data", "empty-app");
const NEXT = join(process.cwd(), "node_modules", "next", "dist", "bin", "next");

const FILES: Readonly<Record<string, string>> = {
  "package.json": '{ "private": true, "type": "module" }',
  "next.config.mjs": `export default { poweredByHeader: false, turbopack: { root: ${JSON.stringify(process.cwd())} } };`,
  // Its own, or the framework takes the project's, which asks for settings that an empty page has no use for.
  "instrumentation.js": "export function register() {}",
  "app/layout.jsx":
    "export default function Layout({ children }) { return <html lang='en'><body>{children}</body></html>; }",
  "app/page.jsx": "export default function Page() { return <h1>Empty</h1>; }",
};

const env = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" } as const;

/** A page with one word on it, built and served by the same framework: what every figure is measured over. */
export async function startEmptyApp() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(join(FOLDER, "app"), { recursive: true });
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(FOLDER, file), text);
  execFileSync(process.execPath, [NEXT, "build"], { cwd: FOLDER, env, stdio: "ignore" });
  const child: ChildProcess = spawn(process.execPath, [NEXT, "start", "-p", PORT], {
    cwd: FOLDER,
    env,
    stdio: "ignore",
  });
  const origin = `http://localhost:${PORT}`;
  for (let up = false; !up; ) {
    if (child.exitCode !== null) throw new Error("the empty page did not start");
    up = await fetch(origin).then(
      (response) => response.text().then(() => response.ok),
      () => false,
    );
    if (!up) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
      rmSync(FOLDER, { recursive: true, force: true });
    },
  };
}
