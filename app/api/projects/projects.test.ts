import { createProject } from "@/db/projects";
import { withTestDatabase } from "@/db/test-database";
import { caller } from "@/lib/api/test-caller";
import { DELETE, GET, PUT } from "./[id]/route";
import { GET as LIST, POST } from "./route";

withTestDatabase();

test("create answers 201 with the project; the list shows it, newest first; delete answers 204, then 404", async () => {
  const me = await caller();
  const first = await me.call(POST, {
    body: {
      name: "One",
      status: "concept_analysis",
      quizData: { problem: "p", concept: "c", strengths: ["s"], recommendations: [] },
    },
  });
  expect(first.status).toBe(201);
  const project = await first.json();
  expect(project).toMatchObject({
    name: "One",
    status: "concept_analysis",
    rev: 1,
    quizData: { problem: "p", concept: "c" },
    brandData: null,
  });
  await me.call(POST, { body: { name: "Two" } });
  expect((await (await me.call(LIST)).json()).map((p: { name: string }) => p.name)).toEqual(["Two", "One"]);

  const params = { id: project.id };
  expect((await me.call(DELETE, { method: "DELETE", params })).status).toBe(204);
  expect((await me.call(DELETE, { method: "DELETE", params })).status).toBe(404);
});

test("a body cannot name the owner, the id or the tier", async () => {
  const [me, other] = [await caller(), await caller()];
  const response = await me.call(POST, {
    body: {
      name: "Mine",
      userId: other.id,
      id: "00000000-0000-4000-8000-000000000000",
      subscriptionTier: "rocket",
    },
  });
  const project = await response.json();
  expect(project.id).not.toBe("00000000-0000-4000-8000-000000000000");
  expect(await (await other.call(LIST)).json()).toEqual([]);
});

test("the fourth project of a free account is refused", async () => {
  const me = await caller();
  const statuses = await Promise.all(
    Array.from({ length: 20 }, (_, n) => me.call(POST, { body: { name: `P${n}` } }).then((r) => r.status)),
  );
  expect(statuses.filter((s) => s === 201)).toHaveLength(3);
  expect(statuses.filter((s) => s === 403)).toHaveLength(17);
  const refused = await (await me.call(POST, { body: { name: "more" } })).json();
  expect(refused.code).toBe("upgrade_required");
});

test("another user's project is not there: read, change, delete", async () => {
  const [me, other] = [await caller(), await caller()];
  const { id } = await createProject(me.id, { name: "Secret idea" });
  for (const [route, sent] of [
    [GET, {}],
    [PUT, { method: "PUT", body: { name: "x" } }],
    [DELETE, { method: "DELETE" }],
  ] as const) {
    const response = await other.call(route, { ...sent, params: { id } });
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain("Secret idea");
  }
  expect((await (await me.call(GET, { params: { id } })).json()).name).toBe("Secret idea");
});

test("a write based on an older project is 409 with the current one", async () => {
  const me = await caller();
  const { id, rev } = await createProject(me.id, { name: "A" });
  const params = { id };
  expect((await me.call(PUT, { method: "PUT", params, body: { name: "B", rev } })).status).toBe(200);
  const late = await me.call(PUT, { method: "PUT", params, body: { name: "C", rev } });
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ code: "conflict", current: { name: "B", rev: rev + 1 } });
});

test("the brand that is saved becomes the project's title, and a name over fifty is refused", async () => {
  const me = await caller();
  const { id } = await createProject(me.id, { name: "A" });
  const selectedBrand = {
    name: "Ember",
    rationale: "r",
    tagline: "t",
    isCustom: true,
    domain: "ember.com",
    available: null,
    extensions: {},
  };
  const saved = await me.call(PUT, {
    method: "PUT",
    params: { id },
    body: { name: "Ember", selectedBrand, prototypeData: { x: 1 } },
  });
  expect(await saved.json()).toMatchObject({
    name: "Ember",
    selectedBrand: { name: "Ember", isCustom: true },
    prototypeData: null,
  });
  const long = await me.call(PUT, {
    method: "PUT",
    params: { id },
    body: { selectedBrand: { ...selectedBrand, name: "x".repeat(51) } },
  });
  expect(long.status).toBe(400);
  expect((await long.json()).issues[0].path).toBe("selectedBrand.name");
});
