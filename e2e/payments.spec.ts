import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import type { StepId } from "../lib/journey/steps";
import { IDEAS } from "../lib/writing/fixtures";

async function enterAsDemo(page: Page): Promise<void> {
  await page.goto("/quiz");
  await page.getByRole("button", { name: "Continue with Demo Account" }).click();
  await expect(page.getByText("Question 1 of 5")).toBeVisible();
}

/** A project that is done up to the analysis; what comes next is locked. */
async function projectBeforeTheWall(page: Page): Promise<string> {
  const origin = new URL(page.url()).origin;
  const send = async (method: "post" | "put", path: string, data: unknown) => {
    const response = await page.request[method](path, { data, headers: { origin } });
    expect(response.ok()).toBe(true);
    return response.json();
  };
  const { id } = await send("post", "/api/projects", { name: "Shed heat" });
  const { concept } = await send("post", "/api/quiz", { ...IDEAS.hvac, projectId: id });
  const { names } = await send("post", "/api/brands/generate", { projectId: id, concept });
  await send("put", `/api/projects/${id}`, { name: names[0].name, selectedBrand: names[0] });
  await send("post", "/api/full-business-analysis/generate", {
    projectId: id,
    concept,
    brandName: names[0].name,
  });
  return id;
}

const dialog = (page: Page) => page.getByRole("dialog");

async function openDialog(page: Page, plan: string): Promise<void> {
  await page.getByRole("button", { name: `Upgrade Now to ${plan}` }).click();
  await expect(dialog(page).getByText(`Upgrade to ${plan}`)).toBeVisible();
  await expect(dialog(page).getByText("Test checkout")).toBeVisible();
}

async function pay(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiry date").fill("1240");
  await page.getByLabel("Security code").fill("123");
  await page.getByRole("button", { name: /^Pay \$/ }).click();
}

const tierOf = async (page: Page) => (await (await page.request.get("/api/me")).json()).tier;

test("a demo account buys Spark with a test card, and the locked steps open", async ({ page }) => {
  test.setTimeout(150_000);
  await enterAsDemo(page);
  const id = await projectBeforeTheWall(page);
  await page.goto(`/project/${id}`);
  const card = (step: StepId) => page.locator(`#step-${step}`);
  await expect(card("prototype").getByText("Upgrade to Spark")).toBeVisible();
  await card("prototype")
    .getByRole("link", { name: /Upgrade Now/ })
    .click();
  await expect(page).toHaveURL(/\/pricing$/);

  await openDialog(page, "Spark");
  const scan = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
  expect(scan.violations).toEqual([]);
  await pay(page, "4000000000000002");
  await expect(page.getByText("Payment Failed", { exact: true })).toBeVisible();
  await expect(dialog(page).getByText("Your card was declined.")).toBeVisible();
  expect(await tierOf(page)).toBe("freemium");

  await pay(page, "4242424242424242");
  await expect(page.getByText("Payment Successful!", { exact: true })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Current Plan" })).toBeDisabled();
  expect(await tierOf(page)).toBe("spark");

  await page.goto(`/project/${id}`);
  for (const step of ["prototype", "plan", "pitch"] as const) {
    await card(step).getByRole("button", { name: "Generate" }).click();
    await expect(card(step).getByRole("button", { name: "View Details" })).toBeVisible();
  }
});

test("3-D Secure: refused once, then completed", async ({ page }) => {
  await enterAsDemo(page);
  await page.goto("/dashboard");
  await openDialog(page, "Spark");
  await pay(page, "4000002500003155");
  await page.getByRole("button", { name: "Fail authentication" }).click();
  await expect(page.getByText("Payment Failed", { exact: true })).toBeVisible();
  expect(await tierOf(page)).toBe("freemium");
  await pay(page, "4000002500003155");
  await page.getByRole("button", { name: "Complete authentication" }).click();
  await expect(page.getByText("Payment Successful!", { exact: true })).toBeVisible();
  expect(await tierOf(page)).toBe("spark");
});

test("the checkout page leads to the success page, a receipt and a refund request", async ({ page }) => {
  await enterAsDemo(page);
  await page.goto("/pricing");
  await openDialog(page, "Fuel");
  await page.getByRole("button", { name: "Pay on a separate page" }).click();
  await expect(page).toHaveURL(/\/checkout\/cs_test_/);
  await expect(page.getByText("Test checkout", { exact: true })).toBeVisible();
  await pay(page, "4242424242424242");
  await expect(page).toHaveURL(/\/payment-success\?session_id=cs_test_/);
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  for (const text of ["Fuel", "demo@kindling.example", "Active", "Excel forecasts", "Pitch deck"])
    await expect(page.getByRole("main").getByText(text, { exact: true })).toBeVisible();
  expect((await new AxeBuilder({ page }).include("main").analyze()).violations).toEqual([]);
  await expect(page.getByRole("link", { name: "Continue where you were" })).toHaveAttribute("href", "/quiz");

  await page.getByRole("link", { name: "See your receipt" }).click();
  await expect(page.getByRole("heading", { name: "Receipt" })).toBeVisible();
  await expect(page.getByText("$599.00").first()).toBeVisible();
  await page.goto("/billing");
  expect((await new AxeBuilder({ page }).include("main").analyze()).violations).toEqual([]);
  await page.getByRole("button", { name: /Request a refund/ }).click();
  await page.getByLabel(/What was missing/).fill("Nothing, this is a test.");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText(/You asked for a refund/)).toBeVisible();
});

test("the success page without a payment, and with one that nobody made", async ({ page }) => {
  await page.goto("/payment-success");
  await expect(page.getByRole("heading", { name: "Invalid Payment Session" })).toBeVisible();
  await page.goto("/payment-success?session_id=cs_test_0123456789abcdef");
  await expect(page.getByRole("heading", { name: "Payment Verification Failed" })).toBeVisible();
});

test.describe("a server killed between payment and grant", () => {
  const origin = "http://localhost:3212";
  const directory = mkdtempSync(join(tmpdir(), "kindling-payments-"));
  let server: ChildProcess | undefined;

  test.afterAll(() => {
    server?.kill("SIGKILL");
    rmSync(directory, { recursive: true, force: true });
  });

  async function start(): Promise<void> {
    server = spawn(process.execPath, ["scripts/start.mjs"], {
      stdio: ["ignore", "ignore", "inherit"],
      env: {
        ...process.env,
        PORT: "3212",
        APP_URL: origin,
        DATA_DIR: directory,
        DATABASE_URL: "",
        AUTH_SECRET: "end-to-end-tests-only-0123456789abcdef",
        PAYMENTS_SANDBOX: "true",
        SANDBOX_WEBHOOK_DELAY_MS: "600000",
        LIMITS_SCALE: "100",
        LOG_LEVEL: "error",
      },
    });
    await expect
      .poll(
        () =>
          fetch(`${origin}/api/health?ready=1`).then(
            (r) => r.status,
            () => 0,
          ),
        { timeout: 60_000 },
      )
      .toBe(200);
  }

  test("comes back with the tier", async () => {
    await start();
    const signedIn = await fetch(`${origin}/api/demo-session`, { method: "POST", headers: { origin } });
    const cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const send = async (path: string, body?: unknown) => {
      const response = await fetch(`${origin}${path}`, {
        method: body === undefined ? "GET" : "POST",
        headers: { cookie, origin, ...(body !== undefined && { "content-type": "application/json" }) },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      expect(response.status).toBe(200);
      return response.json();
    };
    const { meta } = await send("/api/create-payment-intent", { tier: "spark" });
    const card = { payment: meta.paymentId, number: "4242424242424242", expiry: "12/40", cvc: "123" };
    expect(await send("/api/sandbox/confirm", card)).toEqual({ status: "succeeded" });
    expect((await send("/api/me")).tier).toBe("freemium");
    server?.kill("SIGKILL");
    if (server) await once(server, "exit");

    await start();
    await expect.poll(async () => (await send("/api/me")).tier).toBe("spark");
    server?.kill("SIGKILL");
  });
});
