import { createProject, updateProject } from "@/db/projects";
import { withTestDatabase } from "@/db/test-database";
import { call, caller } from "@/lib/api/test-caller";
import { closeRenderers } from "@/lib/documents/render-pool";
import { packageOf } from "@/lib/documents/test-package";
import { IDEAS } from "@/lib/writing/fixtures";
import { POST as planDocx } from "./action-plan/download/docx/route";
import { POST as calendar } from "./action-plan/download/ics/route";
import { POST as planMd } from "./action-plan/download/md/route";
import { POST as planPdf } from "./action-plan/download/pdf/route";
import { POST as forecast } from "./financial-forecast/download/xlsx/route";
import { POST as analysisDocx } from "./full-business-analysis/download/docx/route";
import { POST as analysisMd } from "./full-business-analysis/download/md/route";
import { POST as analysisPdf } from "./full-business-analysis/download/pdf/route";
import { POST as kit } from "./logo-kit/download/zip/route";
import { POST as wholePackage } from "./package/download/zip/route";
import { POST as pitchPdf } from "./pitch/download/pdf/route";
import { POST as pitchPptx } from "./pitch/download/pptx/route";
import { POST as prototypePdf } from "./prototype/download/pdf/route";

withTestDatabase();
afterAll(closeRenderers);

const data = packageOf(IDEAS.hvac);
const brand = { brandName: "Café Ω", moodBoard: { ...data.moodBoard, accentColor: "red" } };

/** Each route with the tier it needs, the contract's body, the name of the file and how the file begins. */
const ROUTES = [
  [
    "analysis pdf",
    analysisPdf,
    "spark",
    { fullBusinessAnalysis: data.fullBusinessAnalysis },
    "full-business-analysis.pdf",
    "%PDF",
  ],
  [
    "analysis docx",
    analysisDocx,
    "spark",
    { fullBusinessAnalysis: data.fullBusinessAnalysis },
    "full-business-analysis.docx",
    "PK",
  ],
  [
    "analysis md",
    analysisMd,
    "spark",
    { fullBusinessAnalysis: data.fullBusinessAnalysis },
    "full-business-analysis.md",
    "# ",
  ],
  ["prototype pdf", prototypePdf, "spark", { prototypeData: data.prototype }, "prototype-assets.pdf", "%PDF"],
  ["plan pdf", planPdf, "spark", { actionPlanData: data.actionPlan }, "action-plan.pdf", "%PDF"],
  ["plan docx", planDocx, "spark", { actionPlanData: data.actionPlan }, "action-plan.docx", "PK"],
  ["plan md", planMd, "spark", { actionPlanData: data.actionPlan }, "action-plan.md", "# "],
  ["pitch pdf", pitchPdf, "spark", { pitchData: data.pitch }, "pitch.pdf", "%PDF"],
  [
    "pitch with notes",
    pitchPdf,
    "spark",
    { pitchData: data.pitch, layout: "notes" },
    "pitch-with-notes.pdf",
    "%PDF",
  ],
  ["pitch pptx", pitchPptx, "spark", { pitchData: data.pitch }, "pitch.pptx", "PK"],
  ["calendar", calendar, "fuel", { actionPlanData: data.actionPlan }, "action-plan.ics", "BEGIN:VCALENDAR"],
  ["logo kit", kit, "fuel", {}, "logo-kit.zip", "PK"],
] as const;

test.each(ROUTES)(
  "%s: the contract's body alone gives the file, under its name",
  async (_, route, tier, body, name, head) => {
    const me = await caller({ tier });
    const response = await me.call(route, { body: { ...brand, ...body } });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect({ status: response.status, text: response.status === 200 ? "" : bytes.toString() }).toEqual({
      status: 200,
      text: "",
    });
    expect(bytes.subarray(0, head.length).toString("latin1")).toBe(head);
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="Cafe-${name}"; filename*=UTF-8''Caf%C3%A9%20%CE%A9-${name}`,
    );
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(Number(response.headers.get("content-length"))).toBe(bytes.byteLength);
  },
  60_000,
);

test.each([
  ...ROUTES,
  ["forecast", forecast, "fuel", {}, "", ""],
  ["package", wholePackage, "spark", {}, "", ""],
] as const)("%s: a lower tier is refused in words, a stranger too", async (_, route, tier, body) => {
  const free = await caller({ tier: tier === "fuel" ? "spark" : "freemium" });
  const refused = await free.call(route, { body: { ...brand, ...body, tier: "rocket" } });
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({
    code: "upgrade_required",
    message: expect.stringMatching(tier === "fuel" ? /Fuel plan or higher/ : /Spark plan or higher/),
  });
  expect((await call(route, { body })).status).toBe(401);
});

test("wrong or missing data names the field; another's project is not found; too much is too much", async () => {
  const me = await caller({ tier: "rocket" });
  const missing = await me.call(analysisPdf, {
    body: { ...brand, fullBusinessAnalysis: { executiveSummary: 7 } },
  });
  expect(missing.status).toBe(400);
  expect((await missing.json()).message).toContain("fullBusinessAnalysis.executiveSummary");
  expect((await me.call(pitchPptx, { body: brand })).status).toBe(400);
  const { id } = await createProject((await caller()).id, { name: "Theirs" });
  expect((await me.call(pitchPdf, { body: { projectId: id } })).status).toBe(404);
  const own = await createProject(me.id, { name: "Empty" });
  const empty = await me.call(planPdf, { body: { projectId: own.id } });
  expect({ status: empty.status, message: (await empty.json()).message }).toEqual({
    status: 400,
    message: "No action plan available",
  });
  const said = async (body: unknown) => (await (await me.call(forecast, { body })).json()).message;
  expect(await said(brand)).toMatch(/projectId/);
  expect(await said({ projectId: own.id })).toMatch(/five questions/);
  await updateProject(me.id, own.id, {
    quizData: { ...IDEAS.hvac, concept: "c", strengths: [], recommendations: [] },
    pitchData: { ...data.pitch, meta: { ...data.fullBusinessAnalysis?.meta, inputs: { concept: "older" } } },
  });
  expect(await said({ projectId: own.id })).toMatch(/regenerate/);
  expect((await me.call(analysisPdf, { body: { ...brand, x: "y".repeat(600_000) } })).status).toBe(413);
});

test("with a project the server reads what is saved, whatever the call says", async () => {
  const me = await caller({ tier: "fuel" });
  const { id } = await createProject(me.id, {
    name: "Saved",
    quizData: { ...IDEAS.hvac, concept: "c", strengths: [], recommendations: [] },
  });
  await updateProject(me.id, id, {
    fullBusinessAnalysisData: data.fullBusinessAnalysis,
    actionPlanData: data.actionPlan,
  });
  const response = await me.call(analysisMd, {
    body: { projectId: id, brandName: "Other", fullBusinessAnalysis: { executiveSummary: "Sent" } },
  });
  expect(response.headers.get("content-disposition")).toContain('filename="Saved-full-business-analysis.md"');
  const text = await response.text();
  expect(text).toContain("# Saved:");
  expect(text).not.toContain("Sent");
  const sheet = await me.call(forecast, { body: { projectId: id } });
  expect(sheet.status).toBe(200);
}, 60_000);
