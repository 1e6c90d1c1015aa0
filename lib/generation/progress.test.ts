import { fullBusinessAnalysisRecipe } from "@/lib/artifacts/full-business-analysis/recipe";
import { followParts, lengthOf, type Progress } from "./progress";

const builtIn = {
  executiveSummary: "x".repeat(500),
  marketPotential: "x".repeat(500),
  competitiveLandscape: "x".repeat(500),
  financialProjections: "",
  marketingStrategy: "x".repeat(900),
  strategicRecommendations: ["x".repeat(50), "x".repeat(50)],
};

test("the length of a value is that of its texts", () => {
  expect(lengthOf({ a: "four", b: ["two", { c: "!" }], d: 7, e: null })).toBe(8);
});

test("each part is measured by what the built-in writer said, and the slowest decides how long it takes", async () => {
  const told: Progress[] = [];
  const follow = followParts(fullBusinessAnalysisRecipe.sections, builtIn, async (p) => void told.push(p));
  await follow.begin();
  await follow.wrote("summary and market", 250);
  await follow.wrote("competition", 1);
  expect(told.map(({ label }) => label)).toEqual(Array(3).fill("Writing: 0 of 3 parts"));
  expect(told[1]?.parts?.map(({ fraction }) => fraction)).toEqual([0.25, 0, 0]);
  expect(told[2]?.secondsLeft).toBeUndefined();

  await follow.wrote("marketing and recommendations", 5_000);
  await follow.wrote("competition", 250);
  expect(told.at(-1)?.parts?.map(({ fraction }) => fraction)).toEqual([0.25, 0.5, 0.95]);
  expect(told.at(-1)?.secondsLeft).toBeGreaterThan(0);

  for (const { id } of fullBusinessAnalysisRecipe.sections) await follow.done(id);
  expect(told.at(-1)).toMatchObject({ label: "Writing: 3 of 3 parts", secondsLeft: 0 });
  expect(told.at(-1)?.fraction).toBeCloseTo(0.8);
});
