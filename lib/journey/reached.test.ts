import { reachedOf, statusWords } from "./reached";

const NOTHING = {
  quizData: null,
  brandData: null,
  businessPlanData: null,
  businessAnalysisData: null,
  fullBusinessAnalysisData: null,
  prototypeData: null,
  actionPlanData: null,
  pitchData: null,
};

test("a project says how far it came and not where it began", () => {
  expect(reachedOf(NOTHING)).toBeNull();
  expect(statusWords("draft", null)).toBe("draft");
  const answered = { ...NOTHING, quizData: {} };
  expect(statusWords("concept_analysis", reachedOf(answered))).toBe("concept analysis");
  const named = { ...answered, brandData: {} };
  expect(statusWords("concept_analysis", reachedOf(named))).toBe("brand naming");
  expect(statusWords("concept_analysis", reachedOf({ ...named, pitchData: {} }))).toBe("complete");
});
