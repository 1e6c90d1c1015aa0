import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

// Nothing is kept between these: they are spread over all workers.
test.describe.configure({ mode: "parallel" });

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The whole page, or one part of it: what lies behind a dialog has been looked at on its own. */
async function expectNoViolations(page: Page, what: string, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(RULES).setLegacyMode();
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${what}: ${id}: ${nodes.map(({ target }) => target).join(" | ")}`,
  );
  expect(found).toEqual([]);
}

async function press(page: Page, name: string) {
  await expect(async () => {
    // It may have come late from the press before; then there is nothing to press any more.
    const dialog = page.getByRole("dialog");
    if (!(await dialog.isVisible())) await page.getByRole("button", { name }).click({ timeout: 2_000 });
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
}

const PAGES = [
  "/",
  "/pricing",
  "/contact",
  "/privacy",
  "/terms",
  "/logo-generator",
  "/firebase-setup",
  "/firebase-test",
  "/no/such/page",
  "/dashboard",
];

for (const width of [390, 1280]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({
        viewport: { width, height: 900 },
        colorScheme,
        contextOptions: { reducedMotion: "reduce" },
      });

      test("every public page", async ({ page }) => {
        test.setTimeout(180_000);
        for (const path of PAGES) {
          await page.goto(path);
          await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
          await expectNoViolations(page, path);
          const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(over, `${path} is wider than the window`).toBeLessThanOrEqual(0);
        }
      });

      // States of one page: each width and each theme once.
      if ((width === 390) === (colorScheme === "light")) {
        test("the sample, step by step", async ({ page }) => {
          await page.goto("/sample");
          for (const tab of await page.getByRole("tab").all()) {
            await tab.click();
            await expectNoViolations(page, `/sample, ${await tab.textContent()}`);
          }
        });

        test("every step of the walkthrough, and the sign-in that ends it", async ({ page }) => {
          test.setTimeout(180_000);
          await page.goto("/");
          await press(page, "See How It Works");
          for (let step = 1; step <= 6; step++) {
            await expect(page.getByText(`Step ${step} of 6`)).toBeVisible();
            await expectNoViolations(page, `walkthrough, step ${step}`, "[role=dialog]");
            await page.keyboard.press("ArrowRight");
          }
          await page.getByRole("button", { name: "Start Building Now" }).click();
          await expect(page.getByRole("button", { name: "Continue with Demo Account" })).toBeVisible();
          await expectNoViolations(page, "sign-in dialog");
        });

        test("every tab of the sample's dialog", async ({ page }) => {
          test.setTimeout(180_000);
          await page.goto("/");
          await press(page, "View Sample Project");
          for (const tab of await page.getByRole("tab").all()) {
            await tab.click();
            await expectNoViolations(page, `sample dialog, ${await tab.textContent()}`, "[role=dialog]");
          }
        });
      }

      if (width < 768) {
        test("the mobile menu", async ({ page }) => {
          await page.goto("/");
          await page.getByRole("button", { name: "Open menu" }).click();
          await expect(page.getByRole("navigation", { name: "Mobile" })).toBeVisible();
          await expectNoViolations(page, "mobile menu");
        });
      }

      test("the contact form with something missing", async ({ page }) => {
        await page.goto("/contact");
        await page.getByRole("button", { name: "Send Message" }).click();
        await expect(page.getByText("Missing Information", { exact: true }).first()).toBeVisible();
        await expectNoViolations(page, "/contact, incomplete");
      });
    });
  }
}
