import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { db } from "@/db/client";
import { createProject } from "@/db/projects";
import { withTestDatabase } from "@/db/test-database";
import { disableTestUser } from "@/db/test-users";
import { findUser } from "@/db/users";
import { call, caller } from "@/lib/api/test-caller";
import { signHeaderToken } from "@/lib/auth/header-token";
import { sign } from "@/lib/auth/signed";
import { testSession } from "@/lib/auth/test-session";
import type { Tier } from "@/lib/journey/tiers";

withTestDatabase();
const KEYS = ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"];
beforeAll(() => {
  for (const key of KEYS) process.env[key] = `sk_test_${key.toLowerCase()}_0123456789`;
});
afterAll(() => {
  for (const key of KEYS) delete process.env[key];
});

type Rule = "anyone" | "secret" | "address" | "signed in" | "owner" | Exclude<Tier, "freemium">;

/** Who may call what. "owner": the project must be the caller's; a tier: that, and at least this plan. */
const MATRIX: Record<string, Rule> = {
  "GET account/export": "signed in",
  "DELETE account": "signed in",
  "POST action-plan/download/docx": "spark",
  "POST action-plan/download/ics": "fuel",
  "POST action-plan/download/md": "spark",
  "POST action-plan/download/pdf": "spark",
  "POST action-plan/generate": "spark",
  "POST billing/refund-request": "signed in",
  "POST brand/generate": "owner",
  "POST brands/generate": "owner",
  "POST business-analysis/generate": "owner",
  "POST business-plan/generate": "owner",
  "POST contact": "anyone",
  "POST create-checkout-session": "signed in",
  "POST create-payment-intent": "signed in",
  "GET calendar/[token]": "address",
  "GET transcribe": "signed in",
  "POST transcribe": "signed in",
  "GET cron/reconcile": "secret",
  "GET demo-session/import": "signed in",
  "POST demo-session/import": "signed in",
  "DELETE demo-session/import": "signed in",
  "POST demo-session": "anyone",
  "DELETE demo-session": "anyone",
  "POST domain/check": "signed in",
  "POST financial-forecast/download/xlsx": "fuel",
  "POST full-business-analysis/download/docx": "spark",
  "POST full-business-analysis/download/md": "spark",
  "POST full-business-analysis/download/pdf": "spark",
  "POST full-business-analysis/generate": "owner",
  "POST gamification/check-achievements": "owner",
  "GET health": "anyone",
  "POST logo-kit/download/zip": "fuel",
  "POST logo/svg": "anyone",
  "GET me": "signed in",
  "POST operator/grant": "secret",
  "POST operator/reconcile": "secret",
  "POST operator/refund": "secret",
  "POST package/download/zip": "spark",
  "GET payment-status/[session_id]": "anyone",
  "POST pitch/download/pdf": "spark",
  "POST pitch/download/pptx": "spark",
  "POST pitch/generate-detailed": "spark",
  "POST pitch/generate": "spark",
  "GET projects/[id]": "owner",
  "PUT projects/[id]": "owner",
  "DELETE projects/[id]": "owner",
  "DELETE projects/[id]/calendar": "owner",
  "POST projects/[id]/calendar": "fuel",
  "GET projects/[id]/versions": "owner",
  "POST projects/[id]/versions": "owner",
  "GET projects": "signed in",
  "POST projects": "signed in",
  "POST reading": "signed in",
  "GET reading/kinds": "signed in",
  "POST prototype/generate": "spark",
  "POST prototype/download/pdf": "spark",
  "POST quiz": "owner",
  "POST sandbox/authenticate": "signed in",
  "POST sandbox/confirm": "signed in",
  "POST webhooks/stripe": "secret",
};

/** Auth.js answers its own paths; its rules are tested beside it. */
const ELSEWHERE = /^auth\//;
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const BELOW: Record<string, Tier> = { spark: "freemium", fuel: "spark", rocket: "fuel" };

const routes = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith("/route.ts") && !ELSEWHERE.test(path))
  .map((path) => path.slice(0, -"/route.ts".length));

type Operation = Parameters<typeof call>[0];

async function operations(): Promise<Map<string, Operation>> {
  const found = new Map<string, Operation>();
  for (const path of routes) {
    const route: Record<string, Operation> = await import(join(import.meta.dirname, path, "route.ts"));
    for (const method of METHODS) if (route[method]) found.set(`${method} ${path}`, route[method]);
  }
  return found;
}

const seconds = () => Math.floor(Date.now() / 1000);

/** Callers who are not who they say: each refused everywhere but where nobody is asked. */
async function impostors(victim: {
  id: string;
  uid: string;
}): Promise<Record<string, Record<string, string>>> {
  const stranger = await caller({ tier: "rocket" });
  const disabled = await caller({ tier: "rocket" });
  const owner = await findUser(stranger.id);
  const { sid, cookie } = await testSession({ id: stranger.id });
  const gone = await testSession({ id: disabled.id });
  await disableTestUser(disabled.id);
  const claims = {
    sub: victim.id,
    sid,
    aud: "http://localhost:3000/api",
    iat: seconds(),
    exp: seconds() + 600,
  };
  const token = signHeaderToken({ sub: victim.id, sid, typ: "account" });
  const none = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
  return {
    nobody: {},
    "a bare uid": { "x-firebase-user": victim.uid },
    "an unsigned account": { "x-firebase-user": JSON.stringify({ uid: victim.uid }) },
    "an unsigned demo": { "x-demo-user": JSON.stringify({ uid: victim.uid }) },
    "a changed signature": {
      "x-firebase-user": `${token.slice(0, -2)}${token.endsWith("AA") ? "BB" : "AA"}`,
    },
    "no algorithm": {
      "x-firebase-user": `${none}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.`,
    },
    "an old token": { "x-firebase-user": sign({ ...claims, typ: "account", iat: 1, exp: 2 }) },
    "a token for elsewhere": {
      "x-firebase-user": sign({ ...claims, typ: "account", aud: "https://other.invalid" }),
    },
    "a demo token as an account": { "x-firebase-user": sign({ ...claims, typ: "demo" }) },
    "a token of somebody else's session": { "x-firebase-user": token },
    "a disabled account": { cookie: gone.cookie },
    "a cookie beside another's name": { cookie, "x-firebase-user": JSON.stringify({ uid: victim.uid }) },
    "the wrong secret": { authorization: `Bearer ${owner?.email}` },
  };
}

/** Whatever a route asks for, so that it is the caller that decides. */
const bodyFor = (projectId: string, userId: string) => ({
  projectId,
  userId,
  concept: "A repair shop that texts the price before it starts the work.",
  problem: "Riders wait for days to hear what a repair costs, and call the shop again and again for it.",
  solution: "The mechanic scans a tag, and the rider gets a text with a photo and the price to approve.",
  targetAudience: "Independent bicycle repair shops with two to six mechanics in Denmark",
  differentiator: "One scan, and no app for the rider to install",
  businessModel: "€49 per shop a month",
  brandName: "Nodline",
  name: "Taken over",
  tier: "spark",
  artifact: "pitch",
  version: "00000000-0000-4000-8000-000000000000",
});

async function everything(): Promise<string> {
  const database = await db();
  const rows: unknown[] = [];
  for (const table of ["projects", "snapshots", "generations", "orders", "user_achievements", "users"]) {
    const result: unknown = await database.execute(sql.raw(`select * from ${table} order by 1`));
    rows.push(result && typeof result === "object" && "rows" in result ? result.rows : result);
  }
  return JSON.stringify(rows);
}

test("every operation has its rule, and every rule its operation", async () => {
  expect([...(await operations()).keys()].sort()).toEqual(Object.keys(MATRIX).sort());
});

test("nobody gets in as somebody else, anywhere, and nothing of theirs changes", async () => {
  const victim = await caller({ tier: "rocket" });
  const { id } = await createProject(victim.id, { name: "Victim" });
  const pretenders = await impostors(victim);
  const before = await everything();
  let cells = 0;
  for (const [operation, route] of await operations()) {
    const rule = MATRIX[operation];
    if (rule === "anyone") continue;
    const method = operation.split(" ")[0];
    for (const [who, headers] of Object.entries(pretenders)) {
      const body = method === "GET" ? undefined : { ...bodyFor(id, victim.uid), confirm: "DELETE" };
      const origin = { "sec-fetch-site": "same-origin" };
      const { status } = await call(route, {
        method,
        body,
        headers: { ...origin, ...headers },
        params: { id, token: "an-address-of-nobody" },
      });
      // Whoever has no address of a calendar hears that there is none.
      const refusals = rule === "address" ? [404] : rule === "secret" ? [400, 401, 403, 503] : [400, 401];
      expect({ operation, who, status: refusals.includes(status) ? "refused" : status }).toEqual({
        operation,
        who,
        status: "refused",
      });
      cells += 1;
    }
  }
  expect(cells).toBeGreaterThan(500);
  expect(await everything()).toBe(before);
}, 60_000);

test("another site cannot act through a signed-in browser", async () => {
  const victim = await caller({ tier: "rocket" });
  const { id } = await createProject(victim.id, { name: "Victim" });
  const { cookie } = await testSession({ id: victim.id });
  const before = await everything();
  for (const [operation, route] of await operations()) {
    const [method] = operation.split(" ");
    if (method === "GET" || MATRIX[operation] === "secret") continue;
    const { status } = await call(route, {
      method,
      body: { ...bodyFor(id, victim.uid), confirm: "DELETE" },
      headers: { cookie, "sec-fetch-site": "cross-site", origin: "https://evil.invalid" },
      params: { id, token: "an-address-of-nobody" },
    });
    expect({ operation, status }).toEqual({ operation, status: 403 });
  }
  expect(await everything()).toBe(before);
});

test("a project is its owner's: everybody else hears that there is none", async () => {
  const victim = await caller({ tier: "rocket" });
  const { id } = await createProject(victim.id, { name: "Victim" });
  const stranger = await caller({ tier: "rocket" });
  const before = await everything();
  for (const [operation, route] of await operations()) {
    const rule = MATRIX[operation] ?? "anyone";
    if (["anyone", "secret", "address", "signed in"].includes(rule)) continue;
    const [method] = operation.split(" ");
    const body = method === "GET" ? undefined : bodyFor(id, stranger.uid);
    const { status } = await stranger.call(route, { method, body, params: { id } });
    expect({ operation, status }).toEqual({ operation, status: 404 });
  }
  expect(await everything()).toBe(before);
});

test("a plan that is too low is refused before anything is read or written", async () => {
  for (const [operation, route] of await operations()) {
    const tier = BELOW[MATRIX[operation] ?? ""];
    if (!tier) continue;
    const owner = await caller({ tier });
    const { id } = await createProject(owner.id, { name: "Own" });
    const response = await owner.call(route, { body: bodyFor(id, owner.uid), params: { id } });
    expect({ operation, status: response.status, code: (await response.json()).code }).toEqual({
      operation,
      status: 403,
      code: "upgrade_required",
    });
  }
});
