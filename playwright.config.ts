import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/chromium";

const APP = "http://localhost:3200";
const ISSUER = "http://127.0.0.1:3299";
// Workers read this file again: only the first reader makes the directory.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "kindling-e2e-"));

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  fullyParallel: false,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // A browser on a busy machine may be late once; a second failure is a failure, and a late pass is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : "list",
  use: {
    baseURL: APP,
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: [
    {
      command: "npx tsx e2e/oidc-provider.ts",
      url: `${ISSUER}/.well-known/openid-configuration`,
      env: { E2E_APP: APP, E2E_ISSUER: ISSUER },
    },
    {
      command: "node scripts/start.mjs",
      url: `${APP}/api/health?ready=1`,
      timeout: 300_000,
      env: {
        PORT: "3200",
        APP_URL: APP,
        DATA_DIR: process.env.E2E_DATA_DIR,
        DATABASE_URL: "",
        OPENAI_API_KEY: "",
        AUTH_GOOGLE_ID: "",
        AUTH_GOOGLE_SECRET: "",
        AUTH_SECRET: "end-to-end-tests-only-0123456789abcdef",
        OPERATOR_SECRET: "end-to-end-operator-0123456789abcdef",
        AUTH_OIDC_ISSUER: ISSUER,
        AUTH_OIDC_ID: "kindling",
        AUTH_OIDC_SECRET: "kindling-e2e-secret",
        AUTH_OIDC_NAME: "Testbed",
        RDAP_BASE_URL: "http://127.0.0.1:9/",
        PAYMENTS_SANDBOX: "true",
        STRIPE_SECRET_KEY: "",
        STRIPE_PUBLISHABLE_KEY: "",
        STRIPE_WEBHOOK_SECRET: "",
        LIMITS_SCALE: "100",
        LOG_LEVEL: "warn",
      },
    },
  ],
});
