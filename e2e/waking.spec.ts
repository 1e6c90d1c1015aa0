import { expect, type Page, test } from "@playwright/test";

const later = (ms: number) => () => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens a page as it is sent once it was packed, on a line that brings scripts late. */
async function asleep(page: Page, path: string, scriptsMayCome: () => Promise<unknown> = later(1_000)) {
  await page.route(/\/_next\/static\/(?:awake|chunks)\//, async (route) => {
    await scriptsMayCome();
    await route.continue();
  });
  const sent = async () => (await page.request.get(path)).text();
  await expect.poll(sent, { timeout: 30_000 }).toMatch(/ data-awake="[^"]+\.js"/);
  await page.goto(path);
}

/** A line that brings no script before it is told to. */
function heldLine() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { scriptsMayCome: () => released, release };
}

const hasRun = (page: Page) => page.evaluate(() => "__next_f" in window);

test("whoever only reads runs no script, and none would run that the page does not name", async ({
  page,
}) => {
  const scripts: string[] = [];
  const refused: string[] = [];
  page.on("console", (message) => void (message.type() === "error" && refused.push(message.text())));
  await asleep(page, "/privacy", later(0));
  page.on("request", (request) => void (request.url().endsWith(".js") && scripts.push(request.url())));
  const answer = await page.reload({ waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  const policy = (await answer?.allHeaders())?.["content-security-policy"] ?? "";
  expect(/script-src [^;]*/.exec(policy)?.[0]).toMatch(/'sha256-/);
  expect(/script-src [^;]*/.exec(policy)?.[0]).not.toContain("unsafe-inline");
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);

  await asleep(page, "/", later(0));
  await page.waitForLoadState("networkidle");
  await page.locator("#pricing").scrollIntoViewIfNeeded();
  expect(await hasRun(page)).toBe(false);
  expect(refused).toEqual([]);
});

test("a press before the application is there is carried out, once", async ({ page }) => {
  await asleep(page, "/");
  await page.getByRole("button", { name: "See How It Works" }).dblclick();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Step 1 of 6")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  await asleep(page, "/");
  await page.getByRole("button", { name: "View Sample Project" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("tab", { name: "Concept" })).toBeVisible();

  await asleep(page, "/sample");
  await page.getByRole("tab", { name: "Pitch Deck" }).click();
  await expect(page.getByRole("heading", { name: "Elevator Pitch", exact: true })).toBeVisible();
});

test("a message that was written and sent before the application was there arrives whole, once", async ({
  page,
}) => {
  const sent: unknown[] = [];
  await page.route("**/api/contact", async (route) => {
    sent.push(route.request().postDataJSON());
    await route.continue();
  });
  const { scriptsMayCome, release } = heldLine();
  await asleep(page, "/contact", scriptsMayCome);
  await page.getByLabel("Name *").fill("Ada");
  await page.getByLabel("Email *").fill("ada@example.com");
  await page.getByLabel("Message *").pressSequentially("Is there a plan for schools?");
  expect(await hasRun(page)).toBe(false);
  await page.getByRole("button", { name: "Send Message" }).click();
  release();
  await expect(page.getByText("Message Sent!", { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
  expect(sent).toEqual([
    expect.objectContaining({
      name: "Ada",
      email: "ada@example.com",
      message: "Is there a plan for schools?",
    }),
  ]);
});

test("the logo maker shows a logo before it runs, and takes over what was set by then", async ({ page }) => {
  const { scriptsMayCome, release } = heldLine();
  await asleep(page, "/logo-generator", scriptsMayCome);
  await page.waitForLoadState("load");
  expect(await hasRun(page)).toBe(false);
  await expect(page.locator("canvas + svg path").first()).toBeVisible();
  await page.getByLabel("Brand name").fill("");
  await page.getByLabel("Brand name").pressSequentially("Nodline");
  await page.getByTitle("Leaf").click();
  await page.getByLabel("Font family").selectOption("Lato");
  await page.getByRole("button", { name: /#B91C1C/ }).click();
  expect(await hasRun(page)).toBe(false);
  release();
  await expect(page.getByRole("img", { name: "Preview of the logo: Nodline" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Leaf" })).toBeChecked();
  // Lato has three weights, which only the application knows.
  await expect(page.getByLabel("Font weight").locator("option")).toHaveCount(3);
  await expect(page.getByRole("button", { name: /#B91C1C/ })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByLabel("Brand name")).toHaveValue("Nodline");
});
