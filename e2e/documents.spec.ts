import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { IDEAS } from "../lib/writing/fixtures";

const BRAND = "Plateline";
/** What a page of ours sends with every write. */
const ORIGIN = { origin: "http://localhost:3200" };

async function post(page: Page, path: string, data: unknown, headers: Record<string, string> = ORIGIN) {
  const response = await page.request.post(path, { data, headers });
  expect({ path, ok: response.ok() }).toEqual({ path, ok: true });
  return response.json();
}

/** A project with every step done, on a tier that opens every file. */
async function finishedProject(page: Page): Promise<string> {
  await page.goto("/quiz");
  await page.getByRole("button", { name: "Continue with Demo Account" }).click();
  await expect(page.getByText("Question 1 of 5")).toBeVisible();
  const { uid } = await (await page.request.get("/api/me")).json();
  const operator = { authorization: "Bearer end-to-end-operator-0123456789abcdef" };
  await post(page, "/api/operator/grant", { who: uid, tier: "fuel" }, operator);
  const { id: projectId } = await post(page, "/api/projects", { name: "Files" });
  const { concept } = await post(page, "/api/quiz", { ...IDEAS.hvac, projectId });
  await page.request.put(`/api/projects/${projectId}`, {
    data: { selectedBrand: { name: BRAND, tagline: "Claims that get paid" } },
    headers: ORIGIN,
  });
  for (const step of ["brand", "full-business-analysis", "prototype", "action-plan", "pitch"])
    await post(page, `/api/${step}/generate`, { projectId, concept, brandName: BRAND });
  return projectId;
}

const FILES = [
  ["branding", "Logo kit (ZIP)", "Success", "logo-kit.zip", "PK"],
  ["analysis", "Download PDF", "PDF Downloaded!", "full-business-analysis.pdf", "%PDF"],
  ["analysis", "Word", "Success", "full-business-analysis.docx", "PK"],
  ["analysis", "Forecast (Excel)", "Success", "financial-forecast.xlsx", "PK"],
  ["prototype", "Download PDF", "PDF Downloaded!", "prototype-assets.pdf", "%PDF"],
  ["plan", "Calendar (ICS)", "Success", "action-plan.ics", "BEGIN:VCALENDAR"],
  ["pitch", "Download PowerPoint", "PowerPoint Downloaded!", "pitch.pptx", "PK"],
  ["pitch", "Everything (ZIP)", "Success", "launch-package.zip", "PK"],
] as const;

test("every step's file arrives under its name, with its toast, and is what it says", async ({ page }) => {
  test.setTimeout(240_000);
  const projectId = await finishedProject(page);
  for (const [step, label, toast, name, head] of FILES) {
    await page.goto(`/project/${projectId}`);
    await page.locator(`#step-${step}`).getByRole("button", { name: "View Details" }).click();
    const details = page.locator(`#details-${step}`);
    const [file] = await Promise.all([
      page.waitForEvent("download", { timeout: 60_000 }),
      details.getByRole("button", { name: label, exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`${BRAND}-${name}`);
    const bytes = readFileSync(await file.path());
    expect(bytes.subarray(0, head.length).toString("latin1")).toBe(head);
    await expect(page.getByText(toast, { exact: true })).toBeVisible();
  }
  await page.goto(`/project/${projectId}`);
  await page.locator("#step-plan").getByRole("button", { name: "View Details" }).click();
  await page.getByRole("button", { name: "Subscribe in a calendar" }).click();
  const address = await page.getByLabel("Private calendar address").inputValue();
  expect(await (await page.request.get(address)).text()).toMatch(/^BEGIN:VCALENDAR/);
});

/** Sixty tasks of one-letter words in two alphabets by turns: within every limit of the contract, and a minute's work for whoever sets them. */
const ENDLESS = {
  launchStrategy: "x",
  successMetrics: [],
  actionItems: Array.from({ length: 60 }, (_, n) => ({
    week: 1 + (n % 9),
    title: "t",
    description: "a א ".repeat(1_400),
    priority: "high",
    estimatedHours: 1,
  })),
};

test("a file that takes too long is given up with Download Failed, and others are made meanwhile", async ({
  page,
}) => {
  await page.goto("/quiz");
  await page.getByRole("button", { name: "Continue with Demo Account" }).click();
  await expect(page.getByText("Question 1 of 5")).toBeVisible();
  const { uid } = await (await page.request.get("/api/me")).json();
  const operator = { authorization: "Bearer end-to-end-operator-0123456789abcdef" };
  await post(page, "/api/operator/grant", { who: uid, tier: "spark" }, operator);
  const ask = (actionPlanData: unknown) =>
    page.request.post("/api/action-plan/download/pdf", {
      data: { brandName: BRAND, actionPlanData },
      headers: ORIGIN,
      timeout: 60_000,
    });
  let givenUp = false;
  const endless = ask(ENDLESS).then((response) => {
    givenUp = true;
    return response;
  });
  const short = { ...ENDLESS, actionItems: [] };
  expect((await ask(short)).status()).toBe(200);
  expect(givenUp).toBe(false);
  const response = await endless;
  expect(response.status()).toBe(503);
  expect((await response.json()).message).toContain("Download Failed");
  expect((await ask(short)).status()).toBe(200);
});
