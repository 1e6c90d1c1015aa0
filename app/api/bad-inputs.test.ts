import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { db } from "@/db/client";
import { createProject } from "@/db/projects";
import { withTestDatabase } from "@/db/test-database";
import { call, caller } from "@/lib/api/test-caller";
import { POST as planIcs } from "./action-plan/download/ics/route";
import { POST as planPdf } from "./action-plan/download/pdf/route";
import { POST as actionPlan } from "./action-plan/generate/route";
import { POST as refundRequest } from "./billing/refund-request/route";
import { POST as brand } from "./brand/generate/route";
import { POST as brands } from "./brands/generate/route";
import { POST as businessAnalysis } from "./business-analysis/generate/route";
import { POST as businessPlan } from "./business-plan/generate/route";
import { POST as contact } from "./contact/route";
import { POST as checkoutSession } from "./create-checkout-session/route";
import { POST as paymentIntent } from "./create-payment-intent/route";
import { POST as domainCheck } from "./domain/check/route";
import { POST as analysisPdf } from "./full-business-analysis/download/pdf/route";
import { POST as fullAnalysis } from "./full-business-analysis/generate/route";
import { POST as achievements } from "./gamification/check-achievements/route";
import { POST as grant } from "./operator/grant/route";
import { POST as operatorRefund } from "./operator/refund/route";
import { POST as pitchPdf } from "./pitch/download/pdf/route";
import { POST as pitchPptx } from "./pitch/download/pptx/route";
import { POST as pitch } from "./pitch/generate/route";
import { POST as pitchDetailed } from "./pitch/generate-detailed/route";
import { PUT as changeProject } from "./projects/[id]/route";
import { POST as putBack } from "./projects/[id]/versions/route";
import { POST as projects } from "./projects/route";
import { POST as prototypePdf } from "./prototype/download/pdf/route";
import { POST as prototype } from "./prototype/generate/route";
import { POST as quiz } from "./quiz/route";
import { POST as reading } from "./reading/route";
import { POST as authenticate } from "./sandbox/authenticate/route";
import { POST as confirmCard } from "./sandbox/confirm/route";

withTestDatabase();
beforeAll(() => {
  process.env.PAYMENTS_SANDBOX = "true";
});

const OPERATOR = { authorization: "Bearer operator-secret-of-the-tests-0123456789" };

/** Every route that takes JSON, with the text field that its body cannot do without. */
const ROUTES = {
  quiz: { route: quiz, field: "problem" },
  projects: { route: projects, field: "name" },
  reading: {
    route: reading,
    field: "problem",
    passes: ["spaces for the text", "zero-width spaces for the text"],
  },
  "projects/{id}": { route: changeProject, field: "name", optional: true },
  "projects/{id}/versions": { route: putBack, field: "artifact" },
  "brand/generate": { route: brand, field: "concept" },
  "brands/generate": { route: brands, field: "concept" },
  "business-plan/generate": { route: businessPlan, field: "concept" },
  "business-analysis/generate": { route: businessAnalysis, field: "concept" },
  "full-business-analysis/generate": { route: fullAnalysis, field: "concept" },
  "prototype/generate": { route: prototype, field: "concept" },
  "action-plan/generate": { route: actionPlan, field: "concept", optional: true },
  "pitch/generate": { route: pitch, field: "concept" },
  "pitch/generate-detailed": { route: pitchDetailed, field: "concept" },
  "domain/check": { route: domainCheck, field: "brandName" },
  "full-business-analysis/download/pdf": { route: analysisPdf, field: "fullBusinessAnalysis" },
  "prototype/download/pdf": { route: prototypePdf, field: "prototypeData" },
  "action-plan/download/pdf": { route: planPdf, field: "actionPlanData" },
  "action-plan/download/ics": { route: planIcs, field: "actionPlanData" },
  "pitch/download/pdf": { route: pitchPdf, field: "pitchData" },
  "pitch/download/pptx": { route: pitchPptx, field: "pitchData" },
  contact: { route: contact, field: "email" },
  "gamification/check-achievements": { route: achievements, field: "userId" },
  "create-payment-intent": { route: paymentIntent, field: "tier" },
  "create-checkout-session": { route: checkoutSession, field: "tier" },
  "billing/refund-request": { route: refundRequest, field: "order" },
  "sandbox/confirm": { route: confirmCard, field: "payment" },
  "sandbox/authenticate": { route: authenticate, field: "payment" },
  "operator/refund": { route: operatorRefund, field: "order", headers: OPERATOR },
  "operator/grant": { route: grant, field: "who", headers: OPERATOR },
} satisfies Record<
  string,
  {
    route: typeof quiz;
    field: string;
    optional?: boolean;
    passes?: string[];
    headers?: Record<string, string>;
  }
>;

const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

/** How a body can be wrong; `field` is the one that the route needs. */
const BODIES: Record<string, (field: string) => { raw: BodyInit; headers?: Record<string, string> }> = {
  "an empty body": () => ({ raw: "" }),
  "a form": () => ({ raw: "a=b", headers: { "content-type": "application/x-www-form-urlencoded" } }),
  "plain text": () => ({ raw: "{}", headers: { "content-type": "text/plain" } }),
  "truncated JSON": (field) => ({ raw: `{"${field}": "x` }),
  "broken UTF-8": () => ({ raw: new Uint8Array([0x22, 0xff, 0xfe, 0x22]) }),
  null: () => ({ raw: "null" }),
  "a list": () => ({ raw: "[]" }),
  "a text": () => ({ raw: '"x"' }),
  "a number": () => ({ raw: "1" }),
  true: () => ({ raw: "true" }),
  "a number for the text": (field) => ({ raw: JSON.stringify({ [field]: 7 }) }),
  "a truth for the text": (field) => ({ raw: JSON.stringify({ [field]: true }) }),
  "a list for the text": (field) => ({ raw: JSON.stringify({ [field]: ["x"] }) }),
  "an object for the text": (field) => ({ raw: JSON.stringify({ [field]: { x: 1 } }) }),
  "null for the text": (field) => ({ raw: JSON.stringify({ [field]: null }) }),
  "spaces for the text": (field) => ({ raw: JSON.stringify({ [field]: " ".repeat(60) }) }),
  "zero-width spaces for the text": (field) => ({ raw: JSON.stringify({ [field]: "\u200b".repeat(60) }) }),
  "a text too long": (field) => ({ raw: JSON.stringify({ [field]: "x".repeat(20_000) }) }),
  "a megabyte": (field) => ({ raw: JSON.stringify({ [field]: "x".repeat(1_000_000) }) }),
  "a NUL": (field) => ({ raw: `{"${field}":"a\\u0000b"}` }),
  "half a character": (field) => ({ raw: `{"${field}":"a\\ud800b"}` }),
  "a hundred thousand levels": () => ({ raw: nested(100_000) }),
  "a hundred levels inside": (field) => ({ raw: `{"${field}":${nested(100)}}` }),
  "ten thousand keys": () => ({
    raw: JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [n, 1]))),
  }),
  "a polluted prototype": () => ({
    raw: '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  }),
};

/** Wrong in shape alone; a body whose fields are all optional may pass with them. */
const MAY_PASS = ["a polluted prototype"];
const REFUSALS = [400, 401, 403, 404, 405, 409, 413, 415, 429];

async function fingerprintOfDatabase(): Promise<string> {
  const database = await db();
  const rows = [];
  for (const table of [
    "users",
    "projects",
    "snapshots",
    "generations",
    "contact_messages",
    "user_achievements",
    "orders",
    "payment_ledger",
    "sandbox_payments",
  ]) {
    const result: unknown = await database.execute(sql.raw(`select * from ${table} order by 1`));
    rows.push(result && typeof result === "object" && "rows" in result ? result.rows : result);
  }
  return createHash("sha256").update(JSON.stringify(rows)).digest("hex");
}

describe.each(Object.entries(ROUTES))("%s", (_, entry) => {
  const { route, field } = entry;
  const optional = "optional" in entry;
  const passing: string[] = "passes" in entry ? [...MAY_PASS, ...entry.passes] : optional ? MAY_PASS : [];
  const extra = "headers" in entry ? entry.headers : {};

  test("refuses every bad body with a JSON error, and changes nothing", async () => {
    const user = await caller({ tier: "rocket" });
    const { id } = await createProject(user.id, { name: "Victim" });
    const before = await fingerprintOfDatabase();
    for (const [name, make] of Object.entries(BODIES)) {
      const { raw, headers } = make(field);
      const response = await user.call(route, { raw, headers: { ...extra, ...headers }, params: { id } });
      const answer = await response.json();
      const expected = passing.includes(name) ? [...REFUSALS, 200] : REFUSALS;
      expect({ name, answer, ok: expected.includes(response.status) }).toEqual({ name, answer, ok: true });
      if (response.status !== 200)
        expect({ name, message: typeof answer.message, code: typeof answer.code }).toEqual({
          name,
          message: "string",
          code: "string",
        });
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    }
    expect("polluted" in {}).toBe(false);
    if (!optional) expect(await fingerprintOfDatabase()).toBe(before);
  });

  test("refuses a caller without identity, and one from another site", async () => {
    const anonymous = await call(route, { body: { [field]: "x" }, params: { id: "x" } });
    expect([401, 403]).toContain(anonymous.status);
    const user = await caller({ tier: "rocket" });
    const foreign = await user.call(route, {
      body: { [field]: "x" },
      params: { id: "x" },
      headers: { ...extra, authorization: "", "sec-fetch-site": "cross-site" },
    });
    expect([401, 403]).toContain(foreign.status);
  });
});

test("twenty bad bodies a route at the least", () => {
  expect(Object.keys(BODIES).length).toBeGreaterThanOrEqual(20);
});
