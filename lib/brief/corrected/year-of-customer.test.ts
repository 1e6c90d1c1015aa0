import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { NO_CORRECTIONS } from "@/lib/finance/corrections";
import { figuresOf } from "@/lib/finance/project-figures";
import { readAnswers } from "@/lib/finance/read-answers";
import { annualValue } from "@/lib/finance/unit";

const answers = (businessModel: string): QuizAnswers => ({
  problem: "Village ponds in Flanders silt up and smell every August.",
  solution: "Two of us dredge ponds with a floating pump",
  targetAudience: "Villages and estates in Flanders",
  differentiator: "No lorry drives over the lawn",
  businessModel,
});
const read = (businessModel: string, year?: number) => {
  const corrections = { ...NO_CORRECTIONS, ...(year ? { reading: { year } } : {}) };
  return figuresOf(readAnswers(answers(businessModel), corrections), corrections);
};

test.each([
  ["€880 per pond.", 1_760],
  ["€29 a month per estate.", 696],
  ["€29 a month per estate. Emptying the trap is €15 on top each time.", 648],
  ["We take 10% of each job that we pass on.", 240],
])("%s with a customer who pays %d in a year", (businessModel, year) => {
  const { model, brief } = read(businessModel, year);
  // Figures are without sales tax, what the founder tells is as paid.
  const value = annualValue({ ...model.assumptions, salesTax: undefined } as typeof model.assumptions);
  expect(value).toBeCloseTo(year, 0);
  expect(brief.missing).not.toContain("volume");
});

test("a year under what is paid by the month changes nothing, and none is none", () => {
  const both = "€29 a month per estate. Emptying the trap is €15 on top each time.";
  expect(read(both, 100).brief.lines).toEqual(read(both).brief.lines);
});

test.each([
  ["€45 for each pond, so a village with 12 ponds pays €540 a visit and €1,080 in a year.", 1_080],
  ["We ask £8 per knife, an inn with 20 knives brings 4 times, that makes £640 a year.", 640],
])("%s tells a year itself", (businessModel, year) => {
  const { lines } = read(businessModel).brief;
  expect(lines).toHaveLength(1);
  const [line] = lines;
  expect((line?.price?.value ?? 0) * (line?.unitsPerCustomerMonth?.value ?? 0) * 12).toBeCloseTo(year);
});

test("a pass for the year is a choice and no sum", () => {
  const { lines } = read("€10 a visit or a pass for €100 a year.").brief;
  expect(lines.map(({ price }) => price?.value)).toEqual([10, 100]);
});
