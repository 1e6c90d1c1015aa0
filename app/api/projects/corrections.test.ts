import { createProject } from "@/db/projects";
import { withTestDatabase } from "@/db/test-database";
import { caller } from "@/lib/api/test-caller";
import { isStale } from "@/lib/artifacts/fingerprint";
import { IDEAS } from "@/lib/writing/fixtures";
import { POST as NAMES } from "../brands/generate/route";
import { POST as ANALYSE } from "../full-business-analysis/generate/route";
import { POST as CONCEPT } from "../quiz/route";
import { GET, PUT } from "./[id]/route";
import { POST as CREATE } from "./route";

withTestDatabase();

const quizData = {
  ...IDEAS.hvac,
  concept: "Warranty claims from a photo",
  strengths: [],
  recommendations: [],
};

async function project() {
  const me = await caller();
  const { id, rev } = await createProject(me.id, { name: "Claims", quizData });
  const put = (body: unknown) => me.call(PUT, { method: "PUT", params: { id }, body });
  const get = async () => (await me.call(GET, { params: { id } })).json();
  return { me, id, rev, put, get };
}

test("corrections are saved, read back, and taken away again", async () => {
  const { rev, put, get } = await project();
  const corrections = { values: { churn: 0.05 }, answersToFollowUps: { cost: " $1 per claim " } };
  const saved = await put({ corrections, rev });
  expect(saved.status).toBe(200);
  const kept = { values: { churn: 0.05 }, answersToFollowUps: { cost: "$1 per claim" } };
  expect((await saved.json()).corrections).toEqual(kept);
  expect(await get()).toMatchObject({ corrections: kept, rev: rev + 1, name: "Claims" });
  expect((await put({ corrections: null })).status).toBe(200);
  expect((await get()).corrections).toBeNull();
});

test.each([
  [{ values: { no_such_key: 1 } }, "corrections.values.no_such_key"],
  [{ values: { churn: 1.5 } }, "corrections.values.churn"],
  [{ values: { churn: -0.1 } }, "corrections.values.churn"],
  [{ values: { churn: "5%" } }, "corrections.values.churn"],
  [{ values: { churn: null } }, "corrections.values.churn"],
  [{ values: { launch: 2.5 } }, "corrections.values.launch"],
  [{ values: [] }, "corrections.values"],
  [{ answersToFollowUps: { mood: "x" } }, "corrections.answersToFollowUps"],
  [{ answersToFollowUps: { price: "x".repeat(301) } }, "corrections.answersToFollowUps.price"],
  [{ reading: { kind: "pyramid" } }, "corrections.reading.kind"],
  [
    { reading: { lines: { sale: { what: "", way: "each", amount: 1 } } } },
    "corrections.reading.lines.sale.what",
  ],
  [{ startDate: "tomorrow" }, "corrections.startDate"],
  [{ hoursPerWeek: 400 }, "corrections.hoursPerWeek"],
  ["none", "corrections"],
])("%j is refused and nothing is kept", async (corrections, path) => {
  const { put, get } = await project();
  const refused = await put({ corrections });
  expect(refused.status).toBe(400);
  expect((await refused.json()).issues[0].path).toBe(path);
  expect((await get()).corrections).toBeNull();
});

test("corrections based on an older project are refused, and another founder's project is not there", async () => {
  const { id, rev, put } = await project();
  await put({ name: "Renamed" });
  expect((await put({ corrections: { values: { churn: 0.05 } }, rev })).status).toBe(409);
  const other = await caller();
  const body = { corrections: { values: { churn: 0.05 } } };
  expect((await other.call(PUT, { method: "PUT", params: { id }, body })).status).toBe(404);
});

test("what was written is out of date after a correction, and written again it follows the founder's figures", async () => {
  const { me, id, put, get } = await project();
  const analyse = () => me.call(ANALYSE, { body: { concept: quizData.concept, projectId: id } });
  expect((await analyse()).status).toBe(200);
  const before = await get();
  expect(isStale(before, "fullBusinessAnalysis")).toBe(false);

  await put({ corrections: { values: { cac: 4_321 } } });
  expect(isStale(await get(), "fullBusinessAnalysis")).toBe(true);

  expect((await analyse()).status).toBe(200);
  const after = await get();
  expect(isStale(after, "fullBusinessAnalysis")).toBe(false);
  const { assumptions } = after.fullBusinessAnalysisData.meta;
  expect(assumptions.find(({ key }: { key: string }) => key === "cac")).toMatchObject({
    value: "$4,321",
    provenance: "founder",
  });
  expect(after.fullBusinessAnalysisData.financialProjections).not.toBe(
    before.fullBusinessAnalysisData.financialProjections,
  );

  await put({ corrections: { values: {} } });
  expect(isStale(await get(), "fullBusinessAnalysis")).toBe(true);
});

test("a result from before corrections were recorded is out of date once there is one", async () => {
  const { me, id, put, get } = await project();
  await me.call(ANALYSE, { body: { concept: quizData.concept, projectId: id } });
  const stored = await get();
  const { corrections: _recorded, ...inputs } = stored.fullBusinessAnalysisData.meta.inputs;
  const older = (p: typeof stored) => ({
    ...p,
    fullBusinessAnalysisData: {
      ...p.fullBusinessAnalysisData,
      meta: { ...p.fullBusinessAnalysisData.meta, inputs },
    },
  });
  expect(isStale(older(stored), "fullBusinessAnalysis")).toBe(false);
  await put({ corrections: { values: { cac: 4_321 } } });
  expect(isStale(older(await get()), "fullBusinessAnalysis")).toBe(true);
});

test("a reading put right before there is a project writes the concept and is saved with the project", async () => {
  const me = await caller();
  const corrections = {
    values: {},
    answersToFollowUps: {},
    reading: { kind: "services", lines: { "own-1": { what: "claim", way: "each", amount: 7, times: 30 } } },
  };
  const result = async (body: object) =>
    (await me.call(CONCEPT, { body: { ...IDEAS.hvac, ...body } })).json();
  const written = await result({ corrections });
  expect(written.concept).toContain("$7 per claim");
  const uncorrected = await result({});
  expect(uncorrected.concept).not.toContain("$7 per claim");

  const create = (concept: object) =>
    me.call(CREATE, { body: { name: "Claims", quizData: { ...IDEAS.hvac, ...concept }, corrections } });
  expect(isStale(await (await create(written)).json(), "concept")).toBe(false);
  expect(isStale(await (await create(uncorrected)).json(), "concept")).toBe(true);
  const saved = await me.call(CREATE, { body: { name: "Claims", quizData, corrections } });
  expect(saved.status).toBe(201);
  const { id, corrections: kept } = await saved.json();
  expect(kept).toEqual(corrections);
  const revised = await me.call(CONCEPT, {
    body: { ...IDEAS.hvac, projectId: id, corrections: { values: {} } },
  });
  expect((await revised.json()).concept).toContain("$7 per claim");
  const project = await (await me.call(GET, { params: { id } })).json();
  expect(project.quizData).not.toHaveProperty("corrections");
  expect(project.corrections).toEqual(corrections);

  const wrong = { name: "Claims", quizData, corrections: { values: { no_such_key: 1 } } };
  expect((await me.call(CREATE, { body: wrong })).status).toBe(400);
});

test("names are out of date when the offer is called something else, and stay when only a price changes", async () => {
  const { me, id, put, get } = await project();
  await me.call(NAMES, { body: { concept: quizData.concept, projectId: id } });
  const line = { what: "claim", way: "each", amount: 7 };
  await put({ corrections: { reading: { lines: { "own-1": line } } } });
  expect(isStale(await get(), "brand")).toBe(false);
  await put({ corrections: { reading: { offer: "claim desk" } } });
  expect(isStale(await get(), "brand")).toBe(true);
});
