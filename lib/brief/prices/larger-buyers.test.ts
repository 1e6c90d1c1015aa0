import { figuresOf } from "@/lib/finance/project-figures";
import { readAnswers } from "@/lib/finance/read-answers";
import { pricePhrase } from "@/lib/writing/prices";
import { largerBuyers } from "./larger-buyers";

const answers = (businessModel: string) => ({
  problem: "School kitchens keep allergens on printed sheets that are out of date for weeks.",
  solution: "A web application that keeps an allergen record for every recipe in a school kitchen.",
  targetAudience: "Independent schools in England that run their own kitchens.",
  differentiator: "It connects with the school information system.",
  businessModel,
});
const linesOf = (businessModel: string) => {
  const { model } = figuresOf(readAnswers(answers(businessModel), null), null);
  return model.assumptions.lines;
};

test("a lower price for larger buyers is one that few pay, and it is told as theirs", () => {
  const lines = linesOf(
    "We charge an annual subscription of £540 per school kitchen. Groups with more than five kitchens pay £440 per kitchen per year.",
  );
  expect(lines.map(({ price, attach }) => [price?.value, attach?.value])).toEqual([
    [540, 0.8],
    [440, 0.2],
  ]);
  expect(pricePhrase(lines, "GBP")).toContain(
    "or £440 per kitchen per year for groups with more than five kitchens",
  );
});

test("a dearer price of larger ones is an ordinary plan", () => {
  const [first, second] = linesOf("Schools pay €49 a month up to 60 places, €89 a month above that.");
  expect(first?.attach?.value).toBeGreaterThan(second?.attach?.value ?? 1);
});

test.each([
  [
    "Groups with more than five kitchens pay £440 per kitchen per year",
    "Groups with more than five kitchens",
  ],
  ["Schools with two or more sites pay €30 per site", "Schools with two or more sites"],
  ["Schools with a kitchen pay £540", null],
  ["Clubs pay €19 per month", null],
])("%s", (evidence, who) => {
  expect(largerBuyers({ evidence })).toBe(who);
});
