import { RECIPES } from "@/lib/artifacts/recipes";
import { caseOf } from "./case";
import { writingContext } from "./context";
import { uncap } from "./english";
import { material } from "./material";
import { stakesOf } from "./stakes";

const ANSWERS = {
  problem:
    "Gutters fill with leaves every fall. Clogged gutters lead to water damage that can cost more than $5,000 to repair.",
  solution: "We clean gutters and downspouts with a vacuum system from the ground.",
  targetAudience: "Homeowners in Portland",
  differentiator: "We return free of charge if a gutter clogs again within 60 days.",
  businessModel:
    "A single cleaning costs $195 for a one-story house and $275 for a two-story house. Labor comes to $88 per visit.",
};
const read = (more: Partial<typeof ANSWERS> = {}) =>
  writingContext({
    answers: { ...ANSWERS, ...more },
    brandName: "Rafters",
    prior: {},
    seed: "stakes",
    startDate: "2026-11-30",
  });
const raised = (differentiator: string) =>
  stakesOf(caseOf(material(read({ differentiator })))).map(({ id }) => id);

test("what is done again for nothing is a visit and no sum that is paid", () => {
  expect(raised(ANSWERS.differentiator)).toContain("done-again");
  expect(raised(ANSWERS.differentiator)).not.toContain("we-pay");
  expect(raised("We pay for the repair if water gets in.")).toContain("we-pay");
  expect(raised("We pay for the repair if water gets in.")).not.toContain("done-again");
});

test("what is bought once a year has no bill of last month, and a mishap no figure of every week", () => {
  const { actionItems } = RECIPES.actionPlan.compose(read(), {} as never);
  expect(actionItems.filter(({ title }) => title.includes("last month's bill"))).toEqual([]);
  const { recommendations } = RECIPES.concept.compose(read(), {} as never);
  expect(recommendations.join(" ")).toContain("what the bill came to");
});

test("what is looked at on the way is not what the offer rests on, and the busiest months are a season", () => {
  const of = (more: Partial<typeof ANSWERS>) => stakesOf(caseOf(material(read(more))));
  const checks = (solution: string) => of({ solution }).some(({ id }) => id === "checked-first");
  expect(checks("We clean gutters. We also check the roof edge for loose shingles.")).toBe(false);
  expect(checks("We clean gutters. We check every roof edge for loose shingles.")).toBe(true);
  const busy = of({ businessModel: `${ANSWERS.businessModel} October to December is our busiest time.` });
  expect(busy.find(({ id }) => id === "season")?.said).toBe("October to December is our busiest time");
  expect(uncap("October to December is busy")).toMatch(/^October/);
  expect(uncap("March through the hills")).toMatch(/^march/);
});
