import { RECIPES } from "@/lib/artifacts/recipes";
import { caseOf } from "./case";
import { writingContext } from "./context";
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
