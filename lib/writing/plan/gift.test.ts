import { RECIPES } from "@/lib/artifacts/recipes";
import { writingContext } from "../context";

const planOf = (more: string) => {
  const context = writingContext({
    answers: {
      problem: "Joiners carry their chisels in a bag in which the edges get blunt.",
      solution: "A chisel case from canvas with ten pockets that is sewn in Leeds.",
      targetAudience: `Self-employed joiners in Yorkshire. ${more}`,
      differentiator: "We repair any seam free for five years.",
      businessModel:
        "We sell it for £70. Canvas and sewing cost £28 a piece. In May I sold 30 pieces at the joiners' fair in Leeds. I want to sell 900 in the first year.",
    },
    brandName: "Zed",
    prior: {},
    seed: "gift",
    startDate: "2026-11-30",
  });
  return JSON.stringify(
    (RECIPES.actionPlan.compose as (c: typeof context, input: never) => unknown)(context, {} as never),
  );
};

test("who makes things for the trade is told neither of terms and visits nor of a second order, and of presents only where they are bought", () => {
  const plan = planOf("Also their parents who look for a present before Christmas.");
  expect(plan).toContain("Make a page for those who give it away, before Christmas");
  expect(plan).toContain("To sell 900 in the first year takes 17 a week");
  expect(plan).not.toMatch(
    /whose term ends|visit that went well|next free date|how often one customer buys|further order/,
  );
  expect(planOf("")).not.toContain("those who give it away");
});
