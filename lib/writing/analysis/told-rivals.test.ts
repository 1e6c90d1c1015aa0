import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { writingContext } from "../context";
import { material } from "../material";
import { toldOfOthers } from "./told-of-others";
import { toldRivals } from "./told-rivals";

const TUNING: QuizAnswers = {
  problem: "Piano owners in Leipzig forget to have their piano tuned and then wait six weeks.",
  solution: "We tune every piano twice a year on a fixed plan.",
  targetAudience: "Families with an upright piano in Leipzig",
  differentiator:
    "Klavierhaus Weber charges 145 euros for one tuning and you wait until somebody has time. We bring a report with photos.",
  businessModel: "The plan costs 198 euros a year for two tunings. One tuning without a plan is 129 euros.",
};
const read = (more: Partial<QuizAnswers> = {}) =>
  material(
    writingContext({
      answers: { ...TUNING, ...more },
      brandName: "Zed",
      prior: {},
      seed: "told",
      startDate: "2026-11-30",
    }),
  );

test("what a rival asks stands beside the price for the same thing, not beside another", () => {
  const told = toldRivals(read());
  expect(told).toContain('"Klavierhaus Weber charges 145 euros for one tuning and you wait');
  expect(told).toContain('For the same you ask less: "One tuning without a plan is 129 euros."');
  const other = toldRivals(
    read({ differentiator: "Klavierhaus Weber sells strings at 2 euros a metre. We bring a report." }),
  );
  expect(other).not.toContain("For the same");
});

test("a month of two programs is one buyer's each", () => {
  const told = toldRivals(
    read({
      problem: "Restaurants write their allergens by hand.",
      solution: "A web tool that prints the allergen sheet of a restaurant.",
      targetAudience: "Owners of restaurants in Lyon",
      differentiator:
        "Cash register systems like Lightspeed cost 99 euros a month and have to be filled in by hand. Ours reads delivery notes.",
      businessModel: "39 euros a month per restaurant.",
    }),
  );
  expect(told).toContain('For the same time you ask less: "39 euros a month per restaurant."');
});

test("the way that the problem prices is told where the difference speaks of it, and a loss is not", () => {
  const course = {
    problem: "A college course takes a year and costs 3,800 euros. A missed test costs 200 euros.",
    solution: "An evening welding course of ten weeks with a test at the end.",
    targetAudience: "Workshop owners in Leipzig",
    differentiator: "The college gives each student twenty minutes at the torch. We take eight at most.",
    businessModel: "950 euros per student.",
  };
  expect(toldOfOthers(read(course))).toEqual([
    "A college course takes a year and costs 3,800 euros",
    "The college gives each student twenty minutes at the torch",
  ]);
});
