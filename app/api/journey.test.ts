import { listRunning, startGeneration } from "@/db/generations";
import { createProject, getProject, updateProject } from "@/db/projects";
import { listSnapshots } from "@/db/snapshots";
import { withTestDatabase } from "@/db/test-database";
import { caller } from "@/lib/api/test-caller";
import { ARTIFACTS } from "@/lib/artifacts/artifacts";
import { isStale } from "@/lib/artifacts/fingerprint";
import { behave, modelServer } from "@/lib/generation/model/test-model-server";
import { IDEAS } from "@/lib/writing/fixtures";
import { POST as actionPlan } from "./action-plan/generate/route";
import { POST as brands } from "./brands/generate/route";
import { POST as businessAnalysis } from "./business-analysis/generate/route";
import { POST as businessPlan } from "./business-plan/generate/route";
import { POST as fullAnalysis } from "./full-business-analysis/generate/route";
import { POST as pitch } from "./pitch/generate/route";
import { POST as pitchDetailed } from "./pitch/generate-detailed/route";
import { POST as putBack, GET as versions } from "./projects/[id]/versions/route";
import { POST as prototype } from "./prototype/generate/route";
import { POST as quiz } from "./quiz/route";

withTestDatabase();

type Caller = Awaited<ReturnType<typeof caller>>;
const answers = IDEAS.hvac;

async function withProject(me: Caller) {
  const { id: projectId } = await createProject(me.id, { name: "P" });
  await me.call(quiz, { body: { ...answers, projectId } });
  return { projectId, concept: "Software that files warranty claims" };
}

async function withAnalysis(me: Caller) {
  const project = await withProject(me);
  await me.call(brands, { body: project });
  const { brandData } = await getProject(me.id, project.projectId);
  await updateProject(me.id, project.projectId, { selectedBrand: brandData?.names[0] });
  await me.call(fullAnalysis, { body: project });
  return { ...project, brandName: brandData?.names[0]?.name ?? "" };
}

test("every step writes its column and its snapshot, and answers under its schema", async () => {
  const me = await caller({ tier: "spark" });
  const body = await withAnalysis(me);
  for (const route of [businessPlan, businessAnalysis, prototype, actionPlan, pitchDetailed]) {
    expect((await me.call(route, { body })).status).toBe(200);
  }
  const project = await getProject(me.id, body.projectId);
  for (const artifact of Object.values(ARTIFACTS)) {
    const saved = project[artifact.column];
    expect({ id: artifact.id, ok: artifact.output.safeParse(saved).success }).toEqual({
      id: artifact.id,
      ok: true,
    });
    expect({ id: artifact.id, stale: isStale(project, artifact.id) }).toEqual({
      id: artifact.id,
      stale: false,
    });
    expect(await listSnapshots(me.id, project.id, artifact)).toHaveLength(1);
  }
  expect(project.quizData).toMatchObject(answers);
  expect(project.brandData?.names).toHaveLength(10);
  expect(project.pitchData?.fullSlides).toHaveLength(10);
  expect(new Set(project.actionPlanData?.actionItems.map((item) => item.week))).toEqual(
    new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]),
  );
  expect(await listRunning(me.id, project.id)).toEqual([]);
});

test("without a project the documented body is enough, and nothing is saved", async () => {
  const me = await caller({ tier: "spark" });
  const concept = "A newsletter about new German tax rulings for small accounting offices";
  for (const [route, body] of [
    [quiz, answers],
    [brands, { concept, industry: "accounting" }],
    [businessPlan, { concept, quizData: answers, brandName: "Ruling" }],
    [businessAnalysis, { concept, quizData: answers }],
    [fullAnalysis, { concept, quizData: answers, brandName: "Ruling" }],
    [prototype, { concept, brandName: "Ruling" }],
    [
      actionPlan,
      {
        businessAnalysis: { executiveSummary: "x" },
        prototype: { features: ["y"] },
        brandName: "Ruling",
        concept,
      },
    ],
    [pitch, { concept, brandName: "Ruling" }],
    [pitchDetailed, { concept, brandName: "Ruling", fullBusinessAnalysis: { executiveSummary: "x" } }],
  ] as const) {
    const response = await me.call(route, { body });
    expect({ body, status: response.status }).toEqual({ body, status: 200 });
  }
});

test("the order of the steps is the server's: with a project, only what is saved counts", async () => {
  const me = await caller({ tier: "spark" });
  const { id: projectId } = await createProject(me.id, { name: "P" });
  const concept = "Anything";
  for (const [route, text] of [
    [brands, /No concept data available/],
    [fullAnalysis, /No concept data available/],
    [prototype, /concept|brand name first/i],
    [actionPlan, /Business analysis and prototype data required/],
    [pitchDetailed, /No concept data available/],
  ] as const) {
    const response = await me.call(route, {
      body: { projectId, concept, brandName: "X", businessAnalysis: { a: 1 }, prototype: { b: 1 } },
    });
    const { message } = await response.json();
    expect({ status: response.status, message }).toEqual({
      status: 409,
      message: expect.stringMatching(text),
    });
  }
  expect(await listRunning(me.id, projectId)).toEqual([]);
});

test.each([
  [prototype, "Prototype Assets require a Spark plan or higher"],
  [actionPlan, "60-Day Action Plan requires a Spark plan or higher"],
  [pitch, "Pitch Deck requires a Spark plan or higher"],
  [pitchDetailed, "Pitch Deck requires a Spark plan or higher"],
])("the tier wall stands, with a project and without (%#)", async (route, text) => {
  const me = await caller();
  const { id: projectId } = await createProject(me.id, { name: "P" });
  for (const extra of [{}, { projectId }]) {
    const response = await me.call(route, {
      body: { concept: "c", brandName: "B", tier: "rocket", ...extra },
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      code: "upgrade_required",
      message: expect.stringContaining(text),
    });
  }
});

test("another user's project cannot be generated into", async () => {
  const [me, other] = [await caller(), await caller()];
  const { projectId, concept } = await withProject(me);
  expect((await other.call(brands, { body: { projectId, concept } })).status).toBe(404);
  expect((await getProject(me.id, projectId)).brandData).toBeNull();
});

test("the same thing is not generated twice at once", async () => {
  const me = await caller();
  const body = await withProject(me);
  await startGeneration(me.id, body.projectId, "brand");
  const response = await me.call(brands, { body });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: "already_running" });
  expect(response.headers.get("retry-after")).toBe("5");
});

test("a revised answer marks what was written from it, and loses none of it", async () => {
  const me = await caller();
  const body = await withAnalysis(me);
  await me.call(quiz, {
    body: {
      ...answers,
      problem: `${answers.problem} And nobody answers the phone.`,
      projectId: body.projectId,
    },
  });
  const project = await getProject(me.id, body.projectId);
  expect(isStale(project, "brand")).toBe(true);
  expect(isStale(project, "fullBusinessAnalysis")).toBe(true);
  expect(project.brandData?.names).toHaveLength(10);
  expect(await listSnapshots(me.id, body.projectId, ARTIFACTS.concept)).toHaveLength(2);
  await me.call(brands, { body });
  expect(isStale(await getProject(me.id, body.projectId), "brand")).toBe(false);
});

test("brought up to date after a corrected figure, the brand looks as before; asked for once more, it does not", async () => {
  const me = await caller({ tier: "spark" });
  const body = await withAnalysis(me);
  const look = async () => {
    await me.call(prototype, { body });
    const { prototypeData } = await getProject(me.id, body.projectId);
    const { primaryColor, accentColor } = prototypeData?.moodBoard ?? {};
    return { primaryColor, accentColor, identity: prototypeData?.visualIdentity };
  };
  const first = await look();
  await updateProject(me.id, body.projectId, {
    corrections: { values: { churn: 0.07 }, answersToFollowUps: {} },
  });
  expect(isStale(await getProject(me.id, body.projectId), "prototype")).toBe(true);
  expect(await look()).toEqual(first);
  expect(await look()).not.toEqual(first);
});

test("an earlier version can be put back, and the later one is kept; strangers and foreign versions get nothing", async () => {
  const me = await caller();
  const body = await withAnalysis(me);
  const params = { id: body.projectId };
  const first = (await getProject(me.id, body.projectId)).brandData;
  await me.call(brands, { body });
  const second = (await getProject(me.id, body.projectId)).brandData;
  expect(second).not.toEqual(first);
  const list = async (who = me) =>
    who.call(versions, { params, url: "http://localhost:3000/api/versions?artifact=brand" });
  const written = await (await list()).json();
  expect(written).toMatchObject([
    { current: true, writer: "builtin" },
    { current: false, writer: "builtin" },
  ]);
  const version = written[1].id;
  const restored = await me.call(putBack, { params, body: { artifact: "brand", version } });
  expect(restored.status).toBe(200);
  expect((await getProject(me.id, body.projectId)).brandData).toEqual(first);
  expect(await (await list()).json()).toMatchObject([{ current: false }, { current: true }]);

  expect((await me.call(putBack, { params, body: { artifact: "pitch", version } })).status).toBe(404);
  expect((await me.call(putBack, { params, body: { artifact: "brand", version: "1" } })).status).toBe(400);
  const stranger = await caller();
  expect((await list(stranger)).status).toBe(404);
  expect((await stranger.call(putBack, { params, body: { artifact: "brand", version } })).status).toBe(404);
  expect((await me.call(versions, { params })).status).toBe(400);
});

test("a stream reports progress, shows the result and ends with it; one that is left saves all the same", async () => {
  const me = await caller();
  const body = await withProject(me);
  const headers = { accept: "application/x-ndjson" };
  const response = await me.call(brands, { body, headers });
  const events = (await response.text())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(events.at(0)).toMatchObject({ type: "progress", fraction: expect.any(Number) });
  expect(events.some((event) => event.type === "partial")).toBe(true);
  expect(events.at(-1)).toMatchObject({ type: "done", data: { names: expect.any(Array) } });

  const left = await me.call(fullAnalysis, { body, headers });
  await left.body?.cancel();
  for (
    let tries = 0;
    tries < 100 && !(await getProject(me.id, body.projectId)).fullBusinessAnalysisData;
    tries++
  ) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect((await getProject(me.id, body.projectId)).fullBusinessAnalysisData?.executiveSummary).toBeTruthy();
});

describe("with a model", () => {
  let server: Awaited<ReturnType<typeof modelServer>>;
  beforeAll(async () => {
    server = await modelServer();
  });
  beforeEach(() => {
    Object.assign(process.env, {
      OPENAI_API_KEY: "k",
      OPENAI_BASE_URL: server.baseURL,
      AI_MODEL: "m",
      AI_TIMEOUT_MS: "20000",
    });
  });
  afterEach(() => {
    for (const name of ["OPENAI_API_KEY", "OPENAI_BASE_URL", "AI_MODEL", "AI_TIMEOUT_MS"])
      delete process.env[name];
  });
  afterAll(() => server.close());

  test("its words go in, with the ledger's figures, and say who wrote them", async () => {
    server.play(
      behave.answer({
        concept: "Claims file themselves from one photo. The base case reaches [[rev_y3]] in year three.",
        strengths: ["The paperwork is the pain that the answers name first."],
        recommendations: ["Ask three office managers for last month's unfiled claims."],
      }),
    );
    const me = await caller();
    const response = await (await me.call(quiz, { body: answers })).json();
    expect(response.concept).toMatch(/Claims file themselves.*\$[\d.,]+k?/);
    expect(response.concept).not.toContain("[[");
    expect(response.meta).toMatchObject({ writer: "model", model: "m" });
  });

  test("is shown as it writes, part by part, and asked once for the same thing", async () => {
    const pace = { firstMs: 5, pieceMs: 10 };
    const text = {
      executiveSummary:
        "Clinics lose the claims that nobody files. [[rev_y3]] in year three stands on the stated price.",
      marketPotential:
        "The market is [[tam]], counted from the offices that the answers name. Nobody pays $42 billion.",
      competitiveLandscape:
        "Most offices do nothing today, and a drawer of unfiled paper costs nobody a decision.",
      marketingStrategy: "Office managers meet at the dental society. Go there before anything is bought.",
      strategicRecommendations: [
        "Ask three office managers for last month's unfiled claims. Watch: the answers.",
      ],
    };
    server.play(behave.fieldsAtPace(text, pace));
    const me = await caller();
    const body = { quizData: answers, concept: "Claims from a photo", brandName: "Filed" };
    const ask = async () => {
      const response = await me.call(fullAnalysis, { body, headers: { accept: "application/x-ndjson" } });
      const lines = (await response.text()).trim().split("\n");
      return lines.map((line) => JSON.parse(line));
    };
    const events = await ask();
    const drafts = events.filter(({ type }) => type === "partial").map(({ data }) => data);
    const unfinished = drafts.find(({ executiveSummary = "" }) => /^Clinics/.test(executiveSummary));
    expect(text.executiveSummary.startsWith(unfinished.executiveSummary.slice(0, 20))).toBe(true);
    expect(JSON.stringify(drafts)).not.toMatch(/42 billion|\[\[/);
    const progress = events.filter(({ parts }) => parts);
    expect(progress.at(-1).parts.map(({ fraction }: { fraction: number }) => fraction)).toEqual([1, 1, 1]);
    const { data } = events.at(-1);
    expect(data.competitiveLandscape).toBe(text.competitiveLandscape);
    expect(data.meta).toMatchObject({
      writer: "model",
      parts: [{ writer: "builtin" }, { writer: "model" }, { writer: "model" }],
    });

    const before = server.asked.length;
    const again = (await ask()).at(-1).data;
    expect(again.competitiveLandscape).toBe(text.competitiveLandscape);
    // Only the part that failed is asked for again.
    expect(
      server.asked.slice(before).every(({ messages }) => /executiveSummary/.test(messages[1]?.content ?? "")),
    ).toBe(true);
  });

  test.each([
    ["hangs", behave.hang()],
    ["refuses the key", behave.refused(401)],
    ["answers rubbish", behave.text("lorem")],
    ["truncates", behave.truncated("{")],
    [
      "invents a figure",
      behave.answer({ concept: "A market of $42 billion awaits.", strengths: [], recommendations: [] }),
    ],
    ["repeats its instructions", behave.echo()],
    ["is down", behave.htmlError()],
  ])("one that %s leaves the built-in text, and says so", async (how, behaviour) => {
    if (how === "hangs") process.env.AI_TIMEOUT_MS = "500";
    server.play(behaviour);
    const me = await caller();
    const response = await me.call(quiz, { body: answers });
    expect(response.status).toBe(200);
    const result = await response.json();
    expect(result.concept.length).toBeGreaterThan(100);
    expect(JSON.stringify(result)).not.toMatch(/42 billion|lorem|never to be written/);
    expect(result.meta.writer).toBe("builtin");
    expect(result.meta.warnings.join(" ")).toContain("built-in writer");
  });
});
