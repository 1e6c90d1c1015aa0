import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { RECIPES } from "@/lib/artifacts/recipes";
import { writingContext } from "../context";
import { clauseWithin } from "../in-sentences";
import { material } from "../material";

const WELDING: QuizAnswers = {
  problem:
    "Small workshops in Durban cannot find welders who can pass a coded test. A college course takes a year and costs R38,000, and most young men cannot stop earning for a year.",
  solution: "An evening welding course of ten weeks in a rented workshop in Pinetown.",
  targetAudience: "Workshop owners in Durban and Pinetown",
  differentiator:
    "At most eight students so that everyone welds two hours each evening. The college gives each student about twenty minutes at the torch a day.",
  businessModel: "R9,500 per student for the course. Rods and gas cost R1,400 per student.",
};
const contextOf = (more: Partial<QuizAnswers> = {}) =>
  writingContext({
    answers: { ...WELDING, ...more },
    brandName: "Zed",
    prior: {},
    seed: "there",
    startDate: "2026-11-30",
  });
const NAMED = { concept: "", brandName: "Zed" };

test("where the founder tells of another way, habit and doing nothing are not the competitor", () => {
  const { threeminPitch } = RECIPES.pitch.compose(contextOf(), NAMED);
  expect(threeminPitch).toMatch(/the college gives each student|a college course takes a year/i);
  expect(threeminPitch).not.toMatch(/competitor is habit|doing nothing/);
  const { competitiveLandscape } = RECIPES.fullBusinessAnalysis.compose(contextOf(), { concept: "" });
  expect(competitiveLandscape).not.toMatch(/a habit: a year and costs/);
});

test("a sentence is not cut off before what happens then", () => {
  const said =
    "Piano owners forget to have their piano tuned, and when they finally call, the good tuners are booked for six weeks";
  expect(clauseWithin(said, 16)).toBe("Piano owners forget to have their piano tuned");
  expect(
    clauseWithin("Guests leave hungry when the kitchen closes, and nobody tells them before they come", 13),
  ).toBe("Guests leave hungry when the kitchen closes");
});

test("what was let since the opening has happened, and what will be has not", () => {
  const [done] = material(
    contextOf({ businessModel: "R195 a day. We opened in May and had 143 rentals until October." }),
  ).traction;
  expect(done).toBe("We opened in May and had 143 rentals until October".replace(/^We/, "we"));
  const [hoped] = material(
    contextOf({ businessModel: "R195 a day. We open in May and hope for 143 rentals." }),
  ).traction;
  expect(hoped).toBeUndefined();
});

test("who decides once a term is not given up after sixty days, and the price that all can read stays", () => {
  const last = (more: Partial<QuizAnswers>) =>
    RECIPES.actionPlan.compose(contextOf(more), {}).actionItems.at(-1)?.description ?? "";
  const school = {
    targetAudience: "Primary schools in Durban",
    businessModel: "R9,500 per school per term.",
  };
  expect(last(school)).toMatch(/when the next decision falls/);
  expect(last({})).not.toMatch(/when the next decision falls/);
});
