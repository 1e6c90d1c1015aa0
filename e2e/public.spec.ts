import { readFileSync } from "node:fs";
import { type Download, expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { LOGO_COLOURS } from "../lib/content/logo-fonts";
import { SAMPLE_SLIDES } from "../lib/content/sample/pitch";
import { SAMPLE_WEEKS } from "../lib/content/sample/plan";
import { WALKTHROUGH } from "../lib/content/walkthrough";

const walkthrough = (page: Page) => page.getByRole("dialog", { name: /walkthrough/ });
const stepLine = (page: Page, step: number) => walkthrough(page).getByText(`Step ${step} of 6`);

async function open(page: Page, what: "See How It Works" | "View Sample Project") {
  await page.goto("/");
  const button = page.getByRole("button", { name: what });
  await expect(async () => {
    // It may have come late from the press before; then there is nothing to press any more.
    const dialog = page.getByRole("dialog");
    if (!(await dialog.isVisible())) await button.click({ timeout: 2_000 });
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
}

test.describe("the walkthrough", () => {
  test("by mouse: six steps, a bar, dots, no way round the ends, from the start each time", async ({
    page,
  }) => {
    await open(page, "See How It Works");
    const dialog = walkthrough(page);
    await expect(dialog.getByText("Interactive Demo")).toBeVisible();
    const previous = dialog.getByRole("button", { name: "Previous" });
    for (const [at, step] of WALKTHROUGH.entries()) {
      await expect(stepLine(page, at + 1)).toBeVisible();
      await expect(dialog.getByRole("heading", { name: step.title, exact: true })).toBeVisible();
      await expect(dialog.getByText(step.output)).toBeVisible();
      await expect(dialog.getByRole("progressbar")).toHaveAttribute(
        "aria-valuenow",
        `${Math.round(((at + 1) / 6) * 100)}`,
      );
      await expect(dialog.locator("[data-state=done]")).toHaveCount(at);
      if (at === 0) await expect(previous).toBeDisabled();
      if (at < 5) await dialog.getByRole("button", { name: "Next", exact: true }).click();
    }
    await expect(dialog.getByRole("button", { name: "Next", exact: true })).toHaveCount(0);
    await dialog.getByRole("button", { name: /^Step 2/ }).click();
    await expect(stepLine(page, 2)).toBeVisible();
    await previous.click();
    await expect(stepLine(page, 1)).toBeVisible();
    await dialog.getByRole("button", { name: /^Step 5/ }).click();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole("button", { name: "See How It Works" }).click();
    await expect(stepLine(page, 1)).toBeVisible();
  });

  test("by keyboard: arrows and space, never taken from a focused control; Escape closes", async ({
    page,
  }) => {
    await open(page, "See How It Works");
    await expect(stepLine(page, 1)).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(stepLine(page, 1)).toBeVisible();
    await page.keyboard.press("Space");
    await expect(stepLine(page, 2)).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(stepLine(page, 3)).toBeVisible();
    // A focused button keeps its space, and does not need the arrow.
    await walkthrough(page).getByRole("button", { name: "Previous" }).focus();
    await page.keyboard.press("Space");
    await expect(stepLine(page, 2)).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(stepLine(page, 3)).toBeVisible();
    for (const _ of "12345") await page.keyboard.press("ArrowRight");
    await expect(stepLine(page, 6)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(walkthrough(page)).toHaveCount(0);
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "See How It Works" })).toBeFocused();
  });

  test("its last step asks who it is, closes and begins the quiz", async ({ page }) => {
    await open(page, "See How It Works");
    await walkthrough(page)
      .getByRole("button", { name: /^Step 6/ })
      .click();
    await walkthrough(page).getByRole("button", { name: "Start Building Now" }).click();
    await expect(page.getByText("Sign in required", { exact: true }).first()).toBeVisible();
    await page.getByRole("button", { name: "Continue with Demo Account" }).click();
    await expect(page).toHaveURL(/\/quiz$/);
    await expect(page.getByText("Question 1 of 5")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test("the sample project: six tabs with what each promises", async ({ page }) => {
  await open(page, "View Sample Project");
  const dialog = page.getByRole("dialog", { name: /Nodline/ });
  for (const badge of ["Complete Example", "6 Steps", "Ready to Pitch"]) {
    await expect(dialog.getByText(badge, { exact: true })).toBeVisible();
  }
  const tab = (name: string) => dialog.getByRole("tab", { name, exact: true });
  await expect(tab("Concept")).toHaveAttribute("aria-selected", "true");
  const promised: Record<string, readonly string[]> = {
    Concept: ["Problem statement", "Solution", "Target audience", "Differentiator", "Business model"],
    Brand: ["nodline.example", "Draftroom", "Roundlight", "Yesproof", "Redpencil", "Revello"],
    Analysis: [
      "Market size",
      "Target agencies",
      "Gross margin",
      "Funding ask",
      "Executive summary",
      "Market opportunity",
      "Competitive advantage",
      "3-year projection",
      "Churn",
    ],
    Assets: ["Logo variations", "Colour palette", "#1F4D4A", "Typography", "Review room", "Round counter"],
    "Action Plan": SAMPLE_WEEKS.map(({ title }) => title),
    Pitch: SAMPLE_SLIDES.map(({ label }) => label),
  };
  for (const [name, texts] of Object.entries(promised)) {
    await tab(name).click();
    const panel = dialog.getByRole("tabpanel");
    // A slide is labelled with its number before its name.
    const exact = name !== "Pitch";
    for (const text of texts) await expect(panel.getByText(text, { exact }).first()).toBeAttached();
  }
  await expect(dialog.getByText("Ready to build your own project like this?")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Start Building Now" })).toBeEnabled();
});

test("the sample in the project's own panels, without an account", async ({ page }) => {
  await page.goto("/sample");
  await expect(page.getByRole("heading", { level: 1, name: "Nodline" })).toBeVisible();
  for (const [tab, heading] of [
    ["Brand Naming", "Suggestions"],
    ["Business Analysis", "Executive Summary"],
    ["Prototype Assets", "Mood Board"],
    ["Action Plan", "Action Items"],
    ["Pitch Deck", "Elevator Pitch"],
  ] as const) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
  }
  await page.getByRole("button", { name: "Next slide" }).click();
  await expect(page.getByText("2 / 10").first()).toBeVisible();
});

test("the navigation scrolls on the landing page and leads to it from elsewhere", async ({ page }) => {
  await page.goto("/");
  const nav = page.getByRole("navigation", { name: "Main" });
  for (const name of ["Features", "Process", "Pricing"]) {
    await nav.getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`/#${name.toLowerCase()}$`));
    await expect(page.locator(`#${name.toLowerCase()}`)).toBeInViewport();
  }
  await expect(nav.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/quiz");
  await page.goto("/contact");
  await nav.getByRole("link", { name: "Process" }).click();
  await expect(page).toHaveURL(/\/#process$/);
  await expect(page.locator("#process")).toBeInViewport();
  const footer = page.getByRole("contentinfo");
  for (const path of ["contact", "privacy", "terms"]) {
    await expect(footer.locator(`a[href="/${path}"]`)).toHaveCount(1);
  }
  await expect(footer.getByText(/© 2024/)).toBeVisible();
});

test("the mobile menu opens, closes and leads on", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("navigation", { name: "Mobile" });
  await expect(menu.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await page.getByRole("button", { name: "Close menu" }).click();
  await expect(menu).toHaveCount(0);
  await page.getByRole("button", { name: "Open menu" }).click();
  await menu.getByRole("link", { name: "Features" }).click();
  await expect(page).toHaveURL(/\/#features$/);
  await expect(menu).toHaveCount(0);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the ${colorScheme} theme follows the system, and a choice outlives it`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme });
    const page = await context.newPage();
    await page.goto("/");
    const html = page.locator("html");
    await expect(html).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
    await page.getByRole("button", { name: "Switch between light and dark" }).click();
    const other = colorScheme === "light" ? "dark" : "light";
    await expect(html).toHaveClass(new RegExp(`\\b${other}\\b`));
    await page.reload();
    await expect(html).toHaveClass(new RegExp(`\\b${other}\\b`));
    await context.close();
  });
}

async function download(page: Page, kind: "PNG" | "SVG"): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: `Download ${kind}` }).click(),
  ]);
  return file;
}

/** How many pixels are drawn, and the mean colour of the solid ones. */
async function decode(file: string) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const sum = [0, 0, 0];
  let solid = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] !== 255) continue;
    solid += 1;
    for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + (data[at + channel] ?? 0);
  }
  return {
    width: info.width,
    height: info.height,
    solid,
    colour: sum.map((value) => Math.round(value / solid)),
  };
}

test.describe("the logo maker", () => {
  test("begins with the stated settings and writes a PNG and an SVG of them", async ({ page }) => {
    await page.goto("/logo-generator?brand=Nodline");
    await expect(page.getByLabel("Brand name")).toHaveValue("Nodline");
    await expect(page.getByLabel("Font weight")).toHaveValue("600");
    const size = page.getByRole("slider", { name: "Font size" });
    await expect(size).toHaveValue("48");
    await expect(size).toHaveAttribute("min", "24");
    await expect(size).toHaveAttribute("max", "120");
    const spacing = page.getByRole("slider", { name: "Letter spacing" });
    await expect(spacing).toHaveValue("0");
    await expect(spacing).toHaveAttribute("min", "-5");
    await expect(spacing).toHaveAttribute("max", "20");
    await expect(page.getByLabel("Colour code")).toHaveValue(LOGO_COLOURS[0]);
    await expect(page.getByLabel("Font family").locator("option")).toHaveCount(8);
    const presets = page.getByRole("group", { name: "Colour" }).getByRole("button");
    await expect(presets).toHaveCount(13);

    await page.getByLabel("Font family").selectOption("Lato");
    await expect(page.getByLabel("Font weight").locator("option")).toHaveCount(3);
    await presets.nth(6).click();
    const png = await download(page, "PNG");
    expect(png.suggestedFilename()).toBe("nodline-logo.png");
    const picture = await decode(await png.path());
    expect(picture).toMatchObject({ width: 2000, height: 600, colour: [0xb9, 0x1c, 0x1c] });
    expect(picture.solid).toBeGreaterThan(5_000);

    const svg = await download(page, "SVG");
    expect(svg.suggestedFilename()).toBe("nodline-logo.svg");
    const path = await svg.path();
    const source = readFileSync(path, "utf8");
    expect(source).toContain('width="1000" height="300"');
    expect(source).not.toMatch(/<text|font-family|<style|<script/);
    const drawn = await decode(path);
    expect(drawn).toMatchObject({ width: 1000, height: 300, colour: [0xb9, 0x1c, 0x1c] });
    // The same letters in both: a quarter of the pixels at half the size.
    expect(picture.solid / 4 / drawn.solid).toBeGreaterThan(0.9);
    expect(picture.solid / 4 / drawn.solid).toBeLessThan(1.25);
  });

  test("a coloured ground and a mark, a step back, and all of it there next time", async ({ page }) => {
    await page.goto("/logo-generator");
    await expect(page.getByLabel("Brand name")).toHaveValue("Your Brand");
    await page.getByText("Coloured", { exact: true }).click();
    await page.getByLabel("Ground colour code").fill("#112233");
    await page.getByTitle("Leaf").click();
    const ground = await sharp(await (await download(page, "PNG")).path())
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([...ground.subarray(0, 3)]).toEqual([0x11, 0x22, 0x33]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("radio", { name: "No mark" })).toBeChecked();
    await page.reload();
    await expect(page.getByLabel("Ground colour code")).toHaveValue("#112233");
  });

  test("nothing to save without a name", async ({ page }) => {
    await page.goto("/logo-generator");
    await page.getByLabel("Brand name").fill("   ");
    await expect(page.getByRole("button", { name: "Download PNG" })).toBeDisabled();
    await expect(page.getByRole("button", { name: "Download SVG" })).toBeDisabled();
  });

  test("a failed download says so and keeps the settings", async ({ page }) => {
    await page.goto("/logo-generator?brand=Nodline");
    await page.route("**/api/logo/svg", (route) => route.fulfill({ status: 503, body: "{}" }));
    await page.getByRole("button", { name: "Download SVG" }).click();
    await expect(page.getByText("Download Failed", { exact: true }).first()).toBeVisible();
    await expect(page.getByLabel("Brand name")).toHaveValue("Nodline");
  });

  for (const [what, brand] of [
    ["ten thousand characters", "x".repeat(10_000)],
    ["markup", "<img src=x onerror=window.hit=1>"],
    ["right to left", "مرحبا بكم"],
    ["an emoji", "Rocket 🚀"],
    ["control characters", "\u0000\u001b\u202eevil"],
  ] as const) {
    test(`${what} in the address is safe and makes a file`, async ({ page }) => {
      await page.goto(`/logo-generator?brand=${encodeURIComponent(brand)}`);
      const value = await page.getByLabel("Brand name").inputValue();
      expect(value.length).toBeGreaterThan(0);
      expect(value.length).toBeLessThanOrEqual(50);
      const svg = await download(page, "SVG");
      const { solid } = await decode(await svg.path());
      expect(solid).toBeGreaterThan(50);
      expect(await page.evaluate(() => "hit" in window)).toBe(false);
    });
  }
});

test.describe("the contact form", () => {
  const fill = async (page: Page) => {
    await page.getByLabel("Name *").fill("Ada");
    await page.getByLabel("Email *").fill("ada@example.com");
    await page.getByLabel("Message *").fill("Is there a plan for schools?");
  };

  test("asks for what is missing, sends, and is empty again", async ({ page }) => {
    await page.goto("/contact");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Missing Information", { exact: true }).first()).toBeVisible();
    await expect(page.getByText("Please fill in all required fields.").first()).toBeVisible();
    await expect(page.getByLabel("Name *")).toBeFocused();
    await fill(page);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Message Sent!", { exact: true }).first()).toBeVisible();
    await expect(page.getByLabel("Message *")).toHaveValue("");
  });

  test("keeps what was typed when it could not be sent", async ({ page }) => {
    await page.goto("/contact");
    await page.route("**/api/contact", (route) => route.abort());
    await fill(page);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Failed to send message. Please try again.").first()).toBeVisible();
    await expect(page.getByLabel("Message *")).toHaveValue("Is there a plan for schools?");
  });
});

test("the mobile menu closes when the focus leaves it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/privacy");
  const menu = page.getByRole("navigation", { name: "Mobile" });
  await page.getByRole("button", { name: "Open menu" }).press("Enter");
  await menu.getByRole("link").last().focus();
  await expect(menu).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
});

test("an unknown address answers 404, with a way on", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await page.getByRole("link", { name: "Back to home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("what is for search engines and shared links is there and true", async ({ page, request, baseURL }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => String(address));
  expect(addresses).toContain(`${baseURL}/`);
  expect(addresses.length).toBeGreaterThanOrEqual(7);
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", address.replace(/\/$/, ""));
    const image = await page.locator('meta[property="og:image"]').getAttribute("content");
    const answer = await request.get(String(image));
    expect(answer.headers()["content-type"]).toBe("image/png");
    expect(await sharp(await answer.body()).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
  await page.goto("/pricing");
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(facts.map((text) => JSON.parse(text)["@type"])).toEqual(["Product", "FAQPage"]);
});

test("no public page asks another site for anything", async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== baseURL) elsewhere.push(request.url());
  });
  for (const path of ["/", "/pricing", "/sample", "/logo-generator", "/contact", "/privacy", "/terms"]) {
    await page.goto(path, { waitUntil: "networkidle" });
  }
  expect(elsewhere).toEqual([]);
});

test("a public page, once asked for, is kept: packed smaller, under a policy no looser and with all that it names", async ({
  page,
  request,
}) => {
  const fromNext = await request.get("/privacy", { headers: { "accept-encoding": "identity" } });
  await expect
    .poll(async () => (await request.get("/privacy")).headers()["content-encoding"], { timeout: 20_000 })
    .toBe("br");
  const kept = await request.get("/privacy");
  const inline = /'(?:unsafe-inline|sha256-[^']+)'(?: 'sha256-[^']+')*/;
  for (const [name, value] of Object.entries(fromNext.headers()))
    if (/policy|security|nosniff|vary|cache-control/.test(name))
      expect(kept.headers()[name]?.replace(inline, ""), name).toBe(value.replace(inline, ""));
  const known = await request.get("/privacy", { headers: { "if-none-match": String(kept.headers().etag) } });
  expect(known.status()).toBe(304);

  const failed: string[] = [];
  page.on("response", (response) => void (response.status() >= 400 && failed.push(response.url())));
  await page.goto("/privacy", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-weight", "700");
  expect(failed).toEqual([]);
});
