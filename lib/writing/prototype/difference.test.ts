import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { RECIPES } from "@/lib/artifacts/recipes";
import { writingContext } from "../context";
import { material } from "../material";
import { differencesOf } from "./difference";

const TUNING: QuizAnswers = {
  problem: "Piano owners in Leipzig forget to have their piano tuned and then wait six weeks.",
  solution: "We tune every piano twice a year on a fixed plan. The owner gets a date by text message.",
  targetAudience: "Families with an upright piano in Leipzig",
  differentiator:
    "We come by ourselves, and our plan is linked to the music school's own calendar so that the piano is in tune before the spring and autumn concerts.",
  businessModel: "The plan costs 198 euros a year for two tunings.",
};
const contextOf = (more: Partial<QuizAnswers> = {}) =>
  writingContext({
    answers: { ...TUNING, ...more },
    brandName: "Zed",
    prior: {},
    seed: "difference",
    startDate: "2026-11-30",
  });
const differences = (differentiator: string, more: Partial<QuizAnswers> = {}) =>
  differencesOf(material(contextOf({ differentiator, ...more })));

test("what sets the offer apart has a screen, a step, a feature and an early trial", () => {
  const context = contextOf();
  const { mockups, userFlow, features } = RECIPES.prototype.compose(context, {
    concept: "",
    brandName: "Zed",
  });
  const { actionItems } = RECIPES.actionPlan.compose(context, {});
  expect(mockups.some((screen) => screen.startsWith("Link to the music school's own calendar:"))).toBe(true);
  expect(mockups.length).toBeLessThanOrEqual(7);
  expect(userFlow).toContain("linked to the music school's own calendar");
  expect(features.some((said) => /^Must: .*music school's own calendar/.test(said))).toBe(true);
  expect(actionItems.some(({ week, description }) => week <= 4 && description.includes("own calendar"))).toBe(
    true,
  );
});

test("a vote of the customers is drawn as one, and who the founders are is not", () => {
  const context = contextOf({ differentiator: "Customers can vote for the next concert." });
  const { mockups } = RECIPES.prototype.compose(context, { concept: "", brandName: "Zed" });
  expect(mockups.some((screen) => screen.startsWith("Your vote, the next concert:"))).toBe(true);
  expect(differences("One of the founders worked as a tuner for nine years.")).toEqual([]);
});

test("what others ask for theirs, and a program that has grown old, set nothing apart", () => {
  expect(
    differences(
      "Timers from the hardware store cost 60 euros and see no leaks. We mend for free, strings too.",
    ),
  ).toEqual(["we mend for free, strings too"]);
  expect(
    differences(
      "The only local program was written in 2009 and must be installed. Ours sends the report at night.",
    ),
  ).toEqual(["sends the report at night"]);
});

test("a limit is told after what customers get", () => {
  const [first] = differences(
    "The groups have no more than 16 people. Everyone works with data from their own job.",
  );
  expect(first).toBe("everyone works with data from their own job");
});
