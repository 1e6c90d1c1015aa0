import { ARTIFACTS, type ArtifactId } from "./artifacts";
import { inputsOf, isStale } from "./fingerprint";
import type { Project } from "./project";
import { SCHEMA_VERSION } from "./schema-version";

/** A project that holds nothing but what these tests speak of. */
const holding = (fields: Partial<Project>) => fields as Project;

const written = (corrections: Project["corrections"]) => {
  const before = holding({ corrections });
  const inputs = inputsOf(before, "concept");
  return { concept: "Warranty claims from a photo", strengths: [], recommendations: [], meta: { inputs } };
};

test("the concept is out of date once the founder corrects what it was written from, and again when that is taken back", () => {
  const corrections = { values: { churn: 0.05 }, answersToFollowUps: {} };
  const quizData = written(null) as unknown as Project["quizData"];
  expect(isStale(holding({ quizData, corrections: null }), "concept")).toBe(false);
  expect(isStale(holding({ quizData, corrections }), "concept")).toBe(true);

  const rewritten = written(corrections) as unknown as Project["quizData"];
  expect(isStale(holding({ quizData: rewritten, corrections }), "concept")).toBe(false);
  expect(isStale(holding({ quizData: rewritten, corrections: null }), "concept")).toBe(true);
});

test("everything that is written from figures names the corrections among its inputs", () => {
  for (const id of (Object.keys(ARTIFACTS) as ArtifactId[]).filter((artifact) => artifact !== "brand"))
    expect(ARTIFACTS[id].dependsOn).toContain("corrections");
});

test("new screens make the plan out of date, and none of its figures", () => {
  const before = holding({ corrections: null });
  const actionPlanData = {
    meta: { inputs: inputsOf(before, "actionPlan") },
  } as unknown as Project["actionPlanData"];
  const prototypeData = { mockups: ["Start page"] } as unknown as Project["prototypeData"];
  const after = holding({ corrections: null, actionPlanData, prototypeData });
  expect(isStale(after, "actionPlan")).toBe(true);
  expect(isStale(after, "actionPlan", ["concept", "corrections"])).toBe(false);
});

test("what older rules wrote is out of date where it holds figures, and names are not", () => {
  const before = holding({ corrections: null });
  const by = (version: number, id: ArtifactId) => ({ meta: { version, inputs: inputsOf(before, id) } });
  const holds = (version: number) =>
    holding({
      corrections: null,
      pitchData: by(version, "pitch") as unknown as Project["pitchData"],
      brandData: by(version, "brand") as unknown as Project["brandData"],
    });
  expect(isStale(holds(SCHEMA_VERSION), "pitch")).toBe(false);
  expect(isStale(holds(SCHEMA_VERSION - 1), "pitch")).toBe(true);
  expect(isStale(holds(SCHEMA_VERSION - 1), "brand")).toBe(false);
});
