import { type BrowserContext, expect, type Page, test } from "@playwright/test";

const GATE = "Sign in to continue";
const PROVIDER = "Continue with Testbed";
const DEMO = "Continue with Demo Account";
const someone = (name: string) => `${name}.${crypto.randomUUID().slice(0, 8)}@example.test`;

const toastNamed = (page: Page, title: string) =>
  page.getByRole("region", { name: /^Notifications/ }).getByText(title, { exact: true });
const accountMenu = (page: Page) => page.getByRole("button", { name: /^Account menu/ });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** What the page says on its console, for the outcomes that are logged and nothing more. */
function consoleOf(page: Page): string[] {
  const lines: string[] = [];
  page.on("console", (message) => lines.push(`${message.type()}: ${message.text()}`));
  return lines;
}

async function openGate(page: Page, path = "/dashboard") {
  await page.goto(path);
  await expect(page.getByRole("heading", { name: GATE })).toBeVisible();
  await expect(page.getByRole("button", { name: PROVIDER })).toBeEnabled();
}

async function openPopup(page: Page): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: /Continue with Testbed|Signing in/ }).click(),
  ]);
  await expect(popup.getByLabel("E-mail")).toBeVisible();
  return popup;
}

async function finish(popup: Page, email: string) {
  await popup.getByLabel("E-mail").fill(email);
  await Promise.all([popup.waitForEvent("close"), popup.getByRole("button", { name: "Sign in" }).click()]);
}

async function signInDemo(page: Page, path = "/dashboard") {
  await openGate(page, path);
  await page.getByRole("button", { name: DEMO }).click();
  await expect(accountMenu(page)).toBeVisible();
}

async function signOut(page: Page) {
  await accountMenu(page).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await page.getByRole("dialog").or(toastNamed(page, "Signed Out")).first().waitFor();
  const ends = page.getByRole("button", { name: "Sign out and lose them" });
  if (await ends.isVisible()) await ends.click();
  await expect(toastNamed(page, "Signed Out")).toBeVisible();
}

async function createProject(context: BrowserContext, name: string): Promise<string> {
  const response = await context.request.post("/api/projects", {
    data: { name },
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  expect(response.status()).toBe(201);
  const project: unknown = await response.json();
  return project instanceof Object && "id" in project ? String(project.id) : "";
}

test.describe("signed out", () => {
  for (const path of ["/quiz", "/dashboard", "/project/00000000-0000-4000-8000-000000000000", "/quiz/abc"]) {
    test(`${path} shows the gate and keeps its address`, async ({ page }) => {
      await openGate(page, path);
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(toastNamed(page, "Authentication Required")).toBeVisible();
      await expect(page.getByText("Please sign in to access this feature.").first()).toBeVisible();
      await page.getByRole("link", { name: "Back to home" }).click();
      await expect(page).toHaveURL("/");
    });
  }

  test("no form of a private page gives away what is on it", async ({ browser, page, context, baseURL }) => {
    await signInDemo(page);
    const secret = `Secret ${crypto.randomUUID()}`;
    const id = await createProject(context, secret);
    const stranger = await browser.newContext({ baseURL });
    const forms: [string, Record<string, string>][] = [
      ["", {}],
      ["?_rsc=1", { RSC: "1" }],
      ["?_rsc=1", { RSC: "1", "Next-Router-Prefetch": "1" }],
      ["?_rsc=1", { RSC: "1", "Next-Router-Prefetch": "1", "Next-Router-Segment-Prefetch": "/_tree" }],
      [".rsc", {}],
      ["", { "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" }],
      ["", { "x-middleware-subrequest": "src/middleware:src/middleware:src/middleware:src/middleware" }],
    ];
    for (const path of [`/project/${id}`, "/dashboard"]) {
      for (const [suffix, headers] of forms) {
        const answer = await stranger.request.get(path + suffix, { headers });
        expect(await answer.text(), `${path}${suffix} ${JSON.stringify(headers)}`).not.toContain(secret);
      }
    }
    await stranger.close();
  });

  test("the workspace is sent with a nonce and nothing on it is refused by its own policy", async ({
    page,
  }) => {
    const lines = consoleOf(page);
    const response = await page.goto("/dashboard");
    const policy = response?.headers()["content-security-policy"] ?? "";
    expect(policy).toMatch(/script-src 'self' 'nonce-[A-Za-z0-9+/]{22}==' 'strict-dynamic'/);
    expect(policy).toContain("frame-ancestors 'none'");
    await expect(page.getByRole("button", { name: DEMO })).toBeEnabled();
    await page.getByRole("button", { name: DEMO }).click();
    await accountMenu(page).click();
    await expect(page.getByRole("menuitem", { name: "Dashboard" })).toBeVisible();
    expect(lines.filter((line) => line.includes("Content Security Policy"))).toEqual([]);
  });
});

test.describe("demo account", () => {
  test("signs in where the visitor was, is stored, and survives a reload", async ({ page }) => {
    await signInDemo(page);
    await expect(toastNamed(page, "Demo Mode")).toBeVisible();
    await expect(page.getByRole("heading", { name: GATE })).toBeHidden();
    const user: { uid: string; token: string } = JSON.parse((await stored(page, "demoUser")) ?? "{}");
    expect(user.uid).toMatch(/^demo-\d{13}$/);
    expect(user.token).toMatch(/^v1\./);
    await page.reload();
    await accountMenu(page).click();
    await expect(page.getByText("demo@kindling.example")).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/dashboard");
  });

  test("sign-out ends it on the server, too", async ({ page, context }) => {
    await signInDemo(page);
    const cookies = await context.cookies();
    await signOut(page);
    expect(await stored(page, "demoUser")).toBeNull();
    await expect(page).toHaveURL("/");
    await context.addCookies(cookies);
    expect((await context.request.get("/api/projects")).status()).toBe(401);
    await openGate(page);
  });

  test("a header that names somebody else is refused", async ({ page, context }) => {
    await signInDemo(page);
    const headers = { "x-demo-user": JSON.stringify({ uid: "demo-1700000000000" }) };
    const refused = await context.request.get("/api/projects", { headers });
    expect(refused.status()).toBe(401);
    expect(await refused.json()).toMatchObject({ code: "identity_mismatch" });
    expect((await context.request.get("/api/projects")).status()).toBe(200);
  });

  test("another tab follows a sign-out", async ({ page, context }) => {
    await signInDemo(page);
    const other = await context.newPage();
    await other.goto("/");
    await expect(accountMenu(other)).toBeVisible();
    await signOut(page);
    await expect(accountMenu(other)).toBeHidden();
  });
});

test.describe("account in a popup", () => {
  test("signs in, out and in again", async ({ page }) => {
    const email = someone("ada");
    await openGate(page);
    const popup = await openPopup(page);
    expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 600]);
    await finish(popup, email);
    await expect(toastNamed(page, "Welcome to Kindling!")).toBeVisible();
    await expect(
      page.getByText(/You're now signed in .* and can access all features\./).first(),
    ).toBeVisible();
    await expect(page.getByRole("heading", { name: GATE })).toBeHidden();
    expect(JSON.parse((await stored(page, "firebaseUser")) ?? "{}")).toMatchObject({ email });
    expect(await stored(page, "firebaseUser")).not.toContain("token");
    await signOut(page);
    expect(await stored(page, "firebaseUser")).toBeNull();
    await openGate(page);
    // The provider remembers who was here, so the popup comes and goes by itself.
    const button = page.getByRole("button", { name: PROVIDER });
    const [again] = await Promise.all([page.waitForEvent("popup"), button.click()]);
    if (!again.isClosed()) await again.waitForEvent("close");
    await expect(toastNamed(page, "Welcome back!")).toBeVisible();
  });

  test("closing it is nobody's business", async ({ page }) => {
    const lines = consoleOf(page);
    await openGate(page);
    const popup = await openPopup(page);
    await expect(page.getByRole("button", { name: "Signing in..." })).toBeVisible();
    await popup.close();
    await expect(page.getByRole("button", { name: PROVIDER })).toBeVisible();
    expect(lines).toContain("info: Sign-in ended: popup-closed-by-user");
    await expect(page.getByText("Sign-in Error")).toBeHidden();
  });

  test("declining at the provider is ignored as well", async ({ page }) => {
    const lines = consoleOf(page);
    await openGate(page);
    const popup = await openPopup(page);
    await Promise.all([popup.waitForEvent("close"), popup.getByRole("button", { name: "Cancel" }).click()]);
    await expect.poll(() => lines).toContain("info: Sign-in ended: popup-closed-by-user");
    await expect(page.getByText("Sign-in Error")).toBeHidden();
    await expect(page.getByRole("heading", { name: GATE })).toBeVisible();
  });

  test("a second request takes the place of the first", async ({ page }) => {
    const lines = consoleOf(page);
    await openGate(page);
    const popup = await openPopup(page);
    await page.getByRole("button", { name: "Signing in..." }).click();
    await expect.poll(() => lines).toContain("info: Sign-in ended: cancelled-popup-request");
    await expect(page.getByRole("button", { name: "Signing in..." })).toBeVisible();
    await finish(popup, someone("grace"));
    await expect(accountMenu(page)).toBeVisible();
  });

  test("a blocked popup is told", async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await openGate(page);
    await page.getByRole("button", { name: PROVIDER }).click();
    await expect(toastNamed(page, "Popup Blocked")).toBeVisible();
    await expect(page.getByText("Please allow popups for this site and try again.").first()).toBeVisible();
  });

  test("an address that nobody verified does not get in", async ({ page }) => {
    await openGate(page);
    const popup = await openPopup(page);
    await finish(popup, someone("unverified"));
    await expect(toastNamed(page, "Sign-in Error")).toBeVisible();
    await expect(page.getByRole("heading", { name: GATE })).toBeVisible();
  });

  test("a domain that the site is not registered for opens its dialog, and the demo is a way on", async ({
    page,
    baseURL,
  }) => {
    const elsewhere = new URL("/dashboard", baseURL);
    elsewhere.hostname = "127.0.0.1";
    await openGate(page, elsewhere.href);
    await Promise.all([page.waitForEvent("popup"), page.getByRole("button", { name: PROVIDER }).click()]);
    const dialog = page.getByRole("dialog", { name: "Domain Authorization Required" });
    await expect(dialog.getByText("127.0.0.1", { exact: true }).first()).toBeVisible();
    await dialog.getByRole("button", { name: "I've Added the Domain" }).click();
    await expect(dialog).toBeHidden();
    await Promise.all([page.waitForEvent("popup"), page.getByRole("button", { name: PROVIDER }).click()]);
    await dialog.getByRole("button", { name: "Use Demo Mode" }).click();
    await expect(toastNamed(page, "Demo Mode")).toBeVisible();
    await expect(accountMenu(page)).toBeVisible();
  });

  test("demo projects come along, once, as far as the plan has room", async ({ page, context }) => {
    await signInDemo(page);
    const name = `Along ${crypto.randomUUID()}`;
    await createProject(context, name);
    const demoCookies = (await context.cookies()).filter((cookie) => cookie.name.includes("session-token"));
    await page.goto("/firebase-test");
    const popup = await openPopup(page);
    await finish(popup, someone("linus"));
    const dialog = page.getByRole("dialog", { name: "Bring your demo projects along?" });
    await expect(dialog.getByText("Your demo account held 1 project.")).toBeVisible();
    await dialog.getByRole("button", { name: "Bring 1 project along" }).click();
    await expect(dialog).toBeHidden();
    expect(await (await context.request.get("/api/projects")).text()).toContain(name);
    const again = await context.request.post("/api/demo-session/import", {
      headers: { "Sec-Fetch-Site": "same-origin" },
    });
    expect(again.status()).toBe(403);
    await context.addCookies(demoCookies);
    expect((await context.request.get("/api/projects")).status()).toBe(401);
  });
});
