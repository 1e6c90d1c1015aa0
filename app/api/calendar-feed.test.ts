import ICAL from "ical.js";
import { createProject, updateProject } from "@/db/projects";
import { withTestDatabase } from "@/db/test-database";
import { disableTestUser, setTestTier } from "@/db/test-users";
import { call, caller } from "@/lib/api/test-caller";
import { closeRenderers } from "@/lib/documents/render-pool";
import { packageOf } from "@/lib/documents/test-package";
import { IDEAS } from "@/lib/writing/fixtures";
import { GET as feed } from "./calendar/[token]/route";
import { DELETE as end, POST as subscribe } from "./projects/[id]/calendar/route";

withTestDatabase();
afterAll(closeRenderers);

const plan = packageOf(IDEAS.hvac).actionPlan;

async function subscribed() {
  const me = await caller({ tier: "fuel" });
  const { id } = await createProject(me.id, { name: "Plan" });
  await updateProject(me.id, id, { actionPlanData: plan });
  const ask = async (body: unknown = {}) => {
    const response = await me.call(subscribe, { body, params: { id } });
    return (
      String((await response.json()).address)
        .split("/")
        .at(-1) ?? ""
    );
  };
  return { me, id, ask };
}
const open = (token: string, headers = {}) => call(feed, { params: { token }, headers });

test("the address needs no account, stays the same, and follows the plan", async () => {
  const { me, id, ask } = await subscribed();
  const token = await ask();
  expect(token).toMatch(/^[A-Za-z0-9_-]{32}$/);
  expect(await ask()).toBe(token);
  const first = await open(token);
  expect(first.headers.get("content-type")).toMatch(/^text\/calendar/);
  const text = await first.text();
  const etag = first.headers.get("etag") ?? "";
  const unchanged = await open(token, { "if-none-match": etag });
  expect([unchanged.status, await unchanged.text()]).toEqual([304, ""]);
  await updateProject(me.id, id, {
    actionPlanData: { ...plan, actionItems: plan?.actionItems.map((item) => ({ ...item, title: "Moved" })) },
  });
  const second = await open(token, { "if-none-match": etag });
  expect(second.status).toBe(200);
  const summaries = (ics: string) =>
    new ICAL.Component(ICAL.parse(ics))
      .getAllSubcomponents("vevent")
      .map((event) => String(event.getFirstPropertyValue("summary")));
  expect(summaries(text)).not.toContain("Moved");
  expect(summaries(await second.text())).toContain("Moved");
}, 60_000);

test("a renewed, ended, guessed or unpaid address opens nothing", async () => {
  const { me, id, ask } = await subscribed();
  const old = await ask();
  const token = await ask({ renew: true });
  expect(token).not.toBe(old);
  expect((await open(old)).status).toBe(404);
  expect((await open("x".repeat(32))).status).toBe(404);
  expect((await open("'; drop table projects")).status).toBe(404);
  await setTestTier(me.id, "spark");
  expect((await open(token)).status).toBe(404);
  expect((await me.call(subscribe, { body: {}, params: { id } })).status).toBe(403);
  await setTestTier(me.id, "fuel");
  expect((await open(token)).status).toBe(200);
  const stranger = await caller({ tier: "rocket" });
  expect((await stranger.call(subscribe, { body: {}, params: { id } })).status).toBe(404);
  expect((await stranger.call(end, { params: { id }, method: "DELETE" })).status).toBe(404);
  expect((await me.call(end, { params: { id }, method: "DELETE" })).status).toBe(204);
  expect((await open(token)).status).toBe(404);
  const again = await ask();
  await disableTestUser(me.id);
  expect((await open(again)).status).toBe(404);
}, 60_000);
