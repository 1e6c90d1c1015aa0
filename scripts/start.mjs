// Builds when the sources changed, writes a first .env.local, and serves. One process.
import { execFileSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import nextEnv from "@next/env";

const BUILT_FROM = ".next/built-from";
const SOURCES = [
  "app",
  "components",
  "lib",
  "db",
  "public",
  "proxy.ts",
  "instrumentation.ts",
  "next.config.ts",
  "package-lock.json",
];

function firstEnvironment() {
  if (existsSync(".env.local") || process.env.AUTH_SECRET) return;
  const secret = () => randomBytes(32).toString("base64url");
  const lines = [
    "# Written on the first start; see .env.example for every setting.",
    `AUTH_SECRET=${secret()}`,
    `OPERATOR_SECRET=${secret()}`,
    "PAYMENTS_SANDBOX=true",
  ];
  writeFileSync(".env.local", `${lines.join("\n")}\n`, { mode: 0o600 });
  console.log("Wrote .env.local with fresh secrets.");
}

function* files(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) yield path;
  else for (const name of readdirSync(path).sort()) yield* files(join(path, name));
}

function sourceDigest() {
  const digest = createHash("sha256");
  for (const source of SOURCES) {
    for (const file of files(source))
      if (!/\.test\.tsx?$/.test(file)) digest.update(file).update(readFileSync(file));
  }
  return digest.digest("hex");
}

function build() {
  const digest = sourceDigest();
  if (existsSync(".next/BUILD_ID") && existsSync(BUILT_FROM) && readFileSync(BUILT_FROM, "utf8") === digest)
    return;
  console.log("Building (once, about a minute) ...");
  execFileSync(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
  writeFileSync(BUILT_FROM, digest);
}

async function start() {
  firstEnvironment();
  process.env.NODE_ENV = "production";
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
  build();
  if (process.argv.includes("--build-only")) return;
  const { serve } = await import("./serve.mjs");
  await serve(Number(process.env.PORT || 3000));
}

// After `npm run build`: the next start has nothing left to build.
if (process.argv.includes("--built")) writeFileSync(BUILT_FROM, sourceDigest());
else await start();
