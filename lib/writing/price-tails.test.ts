import { expect, test } from "@jest/globals";
import { readAnswers } from "@/lib/finance/read-answers";
import { plansPhrase } from "./plans-phrase";
import { linePhrase } from "./prices";

const linesOf = (businessModel: string) => {
  const { currency, lines } = readAnswers(
    {
      problem: "It is hard.",
      solution: "A cloud tool for firms that finds documents.",
      targetAudience: "Firms of 50 to 1,000 people",
      differentiator: "Simple.",
      businessModel,
    },
    null,
  ).assumed;
  return { currency, lines };
};

test.each([
  ["7 Euro per user per month, min. 25, hosting in EU.", "€7 per user per month"],
  ["0,09 Euro per m2 monthly, or third of the savings.", "€0.09 per m2 monthly"],
  ["£39 a month up to 2,000 supporters", "£39 a month up to 2,000 supporters"],
  ["10% of what we save, nothing otherwise", "10% of what it saves"],
])("%s is told as %s", (businessModel, told) => {
  const { currency, lines } = linesOf(businessModel);
  const [first] = lines;
  expect(first && linePhrase(first, currency)).toBe(told);
});

test("a second plan is per user as the first", () => {
  const { currency, lines } = linesOf("£9 per user monthly, business £19 with branding");
  expect(plansPhrase(lines, currency, linePhrase)).toBe("£9 or £19 per user monthly");
});
