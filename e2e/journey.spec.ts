import { expect, type Page, test } from "@playwright/test";
import type { StepId } from "../lib/journey/steps";
import { IDEAS } from "../lib/writing/fixtures";

const ANSWERS = Object.values(IDEAS.hvac);

/** Signs in with a demo account at the gate of the page that is asked for. */
async function enterAsDemo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("button", { name: "Continue with Demo Account" }).click();
  await expect(page.getByText("Question 1 of 5")).toBeVisible();
}

async function answerAll(page: Page): Promise<void> {
  for (const [at, answer] of ANSWERS.entries()) {
    await expect(page.getByText(`Question ${at + 1} of 5`)).toBeVisible();
    await page.getByRole("textbox").fill(answer);
    if (at < 4) await page.getByRole("button", { name: "Next", exact: true }).click();
  }
}

async function raiseTier(page: Page, tier: string): Promise<void> {
  const user = await (await page.request.get("/api/me")).json();
  const granted = await page.request.post("/api/operator/grant", {
    data: { who: user.uid, tier },
    headers: { authorization: "Bearer end-to-end-operator-0123456789abcdef" },
  });
  expect(granted.status()).toBe(200);
}

for (const width of [1280, 390]) {
  test(`five answers become a pitch, at ${width} px`, async ({ page, browser }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    await enterAsDemo(page, "/quiz");

    await page.getByRole("textbox").fill("Too short");
    await expect(page.getByText(/Please write at least \d+ more characters to continue/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Next", exact: true })).toBeDisabled();
    await answerAll(page);
    await page.reload();
    await expect(page.getByText("Question 5 of 5")).toBeVisible();
    await page.getByRole("button", { name: "Analyze Concept" }).click();
    await expect(page.getByText("Refined Concept").first()).toBeVisible();
    await page.getByRole("button", { name: "Save This Project" }).click();

    await expect(page).toHaveURL(/\/dashboard$/);
    await page
      .getByRole("link", { name: /Project - / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/project\//);
    const address = page.url();

    const card = (step: StepId) => page.locator(`#step-${step}`);
    const generate = async (step: StepId) => {
      await card(step).getByRole("button", { name: "Generate" }).click();
      await card(step).getByRole("button", { name: "View Details" }).click();
    };
    await generate("branding");
    await page.getByRole("button", { name: "Select This Brand" }).first().click();
    await page.getByRole("button", { name: "Save This Brand Name" }).first().click();
    await expect(page.getByText("Brand Name Saved!", { exact: true })).toBeVisible();
    const brand = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(brand);

    await generate("analysis");
    await expect(page.getByRole("heading", { name: "Executive Summary" })).toBeVisible();
    await expect(card("prototype").getByText("Upgrade to Spark")).toBeVisible();

    await raiseTier(page, "spark");
    await page.reload();
    for (const step of ["prototype", "plan", "pitch"] as const) {
      await generate(step);
      await page.reload();
      await card(step).getByRole("button", { name: "View Details" }).click();
      await expect(page.locator(`#details-${step}`)).toBeVisible();
    }
    const next = page.getByRole("button", { name: "Next slide" });
    for (let slide = 1; slide < 10; slide++) await next.click();
    await expect(page.getByLabel("Slide 10 of 10")).toBeVisible();

    const other = await browser.newContext();
    const stranger = await other.newPage();
    await stranger.goto(address);
    await expect(stranger.getByRole("heading", { name: "Sign in to continue" })).toBeVisible();
    expect(await stranger.content()).not.toContain(brand);
    await stranger.getByRole("button", { name: "Continue with Demo Account" }).click();
    await expect(stranger.getByRole("heading", { name: "Project not found" })).toBeVisible();
    expect(
      (
        await stranger.request.get(`/api${new URL(address).pathname.replace("project", "projects")}`)
      ).status(),
    ).toBe(404);
    await other.close();
  });
}

test("the server reads the answers, the browser calculates, and nothing typed is lost between them", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/reading")) asked.push(request.postData() ?? "");
  });
  const callIt = async (name: string) => {
    await page.getByRole("button", { name: "Change what you offer" }).click();
    await page.getByLabel("What would a customer call it?").fill(name);
    await page.keyboard.press("Enter");
  };
  await enterAsDemo(page, "/quiz");
  await answerAll(page);
  await page.getByRole("button", { name: "Analyze Concept" }).click();
  const reading = page.locator("#reading");
  await expect(reading.getByText("From “$99 per company per month”")).toBeVisible();

  await page.route("**/api/reading", (route) => route.abort());
  await callIt("quote desk");
  await expect(reading.getByRole("alert")).toContainText("Nothing of yours is lost");
  await expect(reading.getByText("Quote desk")).toBeVisible();
  await page.unroute("**/api/reading");
  await reading.getByRole("button", { name: "Try again" }).click();
  await expect(reading.getByRole("alert")).toHaveCount(0);

  await page.getByRole("button", { name: "Change kind of business" }).click();
  await expect(page.getByRole("option", { name: "Dog walking" })).toBeAttached();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Save This Project" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page
    .getByRole("link", { name: /Project - / })
    .first()
    .click();
  for (const step of ["branding", "analysis"]) {
    await page.locator(`#step-${step}`).getByRole("button", { name: "Generate" }).click();
    await page.locator(`#step-${step}`).getByRole("button", { name: "View Details" }).click();
  }
  const revenue = page.getByText("Revenue in year 3").first().locator("xpath=following-sibling::*[1]");
  const before = await revenue.textContent();
  const saved = () =>
    page.waitForResponse((response) => response.request().method() === "PUT" && response.ok());
  const price = page.getByLabel(/^Price per month/).first();
  const known = asked.length;
  const withPrice = saved();
  await price.fill("149");
  await price.blur();
  await expect(revenue).not.toHaveText(before ?? "");
  await withPrice;
  expect(asked).toHaveLength(known);
  const withName = saved();
  await callIt("estimate desk");
  await expect(page.getByText("Estimate desk").first()).toBeVisible();
  await withName;
  expect(asked).toHaveLength(known + 1);
  expect(asked.at(-1)).toContain("estimate desk");
  await page.reload();
  await page.locator("#step-analysis").getByRole("button", { name: "View Details" }).click();
  await expect(page.getByText("Estimate desk").first()).toBeVisible();
  await expect(price).toHaveValue("149");

  await test.step("on the way up, what has the focus is not hidden behind the path", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.getByText("Assumptions behind the figures").focus();
    const hidden: string[] = [];
    for (let at = 0; at < 30; at++) {
      await page.keyboard.press("Shift+Tab");
      const behind = await page.evaluate(() => {
        const { activeElement: focused } = document;
        const path = document.querySelector("[data-second-bar]")?.getBoundingClientRect().bottom;
        if (!focused?.closest("#details-analysis") || path === undefined) return "not in the panel";
        return focused.getBoundingClientRect().top < path ? `${focused.tagName} ${focused.textContent}` : "";
      });
      if (behind) hidden.push(behind);
    }
    expect(hidden).toEqual([]);
  });
});
