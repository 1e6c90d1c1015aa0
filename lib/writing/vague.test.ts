import { RECIPES } from "@/lib/artifacts/recipes";
import { readBrief } from "@/lib/brief/read-brief";
import { writingContext } from "./context";

const OPEN = {
  problem: "Travel planning is annoying and people feel lost.",
  solution: "A website about travel, maybe with tips or some kind of community, not sure yet.",
  targetAudience: "Young people who like travelling.",
  differentiator: "It's more fun than others.",
  businessModel: "Something with affiliate links probably, we will see.",
};

test.each([
  OPEN,
  {
    ...OPEN,
    solution: "Something with healthy food, could be a shop or a delivery or meal plans.",
    businessModel: "Prices to be decided.",
  },
])("an offer without a price that could be several things is vague: $solution", (answers) => {
  expect(readBrief(answers).vagueness).toBeGreaterThanOrEqual(0.6);
});

test("a plain idea with one price is not", () => {
  expect(
    readBrief({
      ...OPEN,
      solution: "A walking tour of old Porto, maybe with tastings.",
      targetAudience: "Visitors of Porto over 50",
      businessModel: "€25 per person",
    }).vagueness,
  ).toBeLessThan(0.6);
});

test("where nobody knows who buys, no three-year sum, no market in money and no margin is told", () => {
  const context = writingContext({
    answers: OPEN,
    brandName: "Farbound",
    prior: {},
    seed: "vague",
    startDate: "2026-01-05",
  });
  const full = RECIPES.fullBusinessAnalysis.compose(context, {} as never);
  expect(full.financialProjections).toMatch(/^There are no three-year figures here\./);
  expect(full.marketPotential).not.toMatch(/\$\d/);
  const pitch = RECIPES.pitch.compose(context, {} as never);
  expect(JSON.stringify(pitch)).not.toMatch(/\$\d/);
  expect(pitch.hardQuestions).toHaveLength(10);
});
