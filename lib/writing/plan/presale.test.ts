import { RECIPES } from "@/lib/artifacts/recipes";
import { writingContext } from "../context";

const written = (businessModel: string, artifact: "actionPlan" | "pitch" | "businessAnalysis") => {
  const context = writingContext({
    answers: {
      problem: "A desk lamp blinds whoever sits across the table.",
      solution: "A lamp with a slotted shade that lights the page and no face.",
      targetAudience: "Couples in small flats in Denmark.",
      differentiator: "Lamps of Louis Poulsen glare from below. Ours can be read by from both sides.",
      businessModel,
    },
    brandName: "Zed",
    prior: {},
    seed: "lamp",
    startDate: "2026-11-30",
  });
  return JSON.stringify(
    (RECIPES[artifact].compose as (c: typeof context, input: never) => unknown)(context, {} as never),
  );
};
const PREORDERS =
  "DKK 900 each. A lamp costs us DKK 380. The tool is DKK 90,000 and pre-orders should pay for it; we need about 240 of them. 85 people are on our waiting list.";
const CAMPAIGN =
  "DKK 900 each. A lamp costs us DKK 380. We plan a Kickstarter in spring and need 400 backers before we order the tool.";

test("what has to be sold ahead is the number of day 60, has its tasks and is what the deck asks for", () => {
  const plan = written(PREORDERS, "actionPlan");
  expect(plan).toContain("Open the pre-orders, first to the 85 people who wait for it");
  expect(plan).toContain("Hold the pre-orders against the 240 that you need");
  expect(plan).toContain("Day 60: 240 couples have ordered ahead");
  expect(plan).toContain("with fewer, stop, give everybody back what they have paid ahead");
  expect(written(PREORDERS, "pitch")).toContain("What we are looking for: 240 pre-orders");
  expect(written(PREORDERS, "businessAnalysis")).toContain("240 couples have ordered ahead by day 60");
});

test("backers of a campaign are called so", () => {
  expect(written(CAMPAIGN, "actionPlan")).toContain("Open the campaign");
  expect(written(CAMPAIGN, "actionPlan")).toContain("400 couples have backed it");
  expect(written(CAMPAIGN, "pitch")).toContain("What we are looking for: 400 backers");
});
