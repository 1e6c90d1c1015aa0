import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { aheadAtStart, notRenewing, paysByYear } from "./paid-ahead";
import { figuresOf } from "./project-figures";
import { readAnswers } from "./read-answers";
import { yearTable } from "./year-table";

const told = (businessModel: string): QuizAnswers => ({
  problem: "School caterers track fourteen allergens on printed spreadsheets.",
  solution: "A web application that keeps an allergen record for every recipe in a school kitchen.",
  targetAudience: "Independent schools in England. There are roughly 2,400 of them.",
  differentiator: "It reads the product lists of suppliers.",
  businessModel,
});
const YEARLY =
  "We charge an annual subscription of £540 per school. We have six paying schools at the moment.";
const modelOf = (businessModel: string) => figuresOf(readAnswers(told(businessModel), null), null).model;

test("who pays for a year leaves when it ends, and not before", () => {
  const { months, assumptions } = modelOf(YEARLY);
  expect(paysByYear(assumptions)).toBe(true);
  const r = notRenewing(assumptions.demand.churn.value);
  expect(months[4]?.lostCustomers).toBeCloseTo((6 / 12) * r, 10);
  expect(months[20]?.lostCustomers).toBeCloseTo((months[8]?.begun ?? 0) * r, 10);
  for (const [i, month] of months.entries())
    expect(month.begun).toBeCloseTo(
      month.newCustomers + (i < 12 ? 0.5 : (months[i - 12]?.begun ?? 0)) - month.lostCustomers,
      10,
    );
});

test("a year's price comes in at its start and is earned month by month", () => {
  const { months, assumptions } = modelOf(YEARLY);
  const start = aheadAtStart(assumptions, 6);
  expect(start).toBeCloseTo((6 * 540) / 2, 6);
  const billed = months.reduce((sum, { begun }) => sum + begun * 540, 0);
  const earned = months.reduce((sum, { revenue }) => sum + revenue, 0);
  expect(months.at(-1)?.paidAhead).toBeCloseTo(start + billed - earned, 4);
  // Whoever is there on average has half a year to come.
  const last = months.at(-1);
  expect(last?.paidAhead).toBeGreaterThan((last?.customers ?? 0) * 540 * 0.4);
  expect(last?.paidAhead).toBeLessThan((last?.customers ?? 0) * 540 * 0.7);
});

test("what is paid by the month, or by some only, is not paid ahead", () => {
  for (const businessModel of [
    "We charge £45 per school per month. We have six paying schools at the moment.",
    "We charge £45 per school per month or £540 per school per year.",
    "A school pays £540 once.",
  ]) {
    const { months, assumptions } = modelOf(businessModel);
    expect(paysByYear(assumptions)).toBe(false);
    expect(months.every(({ paidAhead, begun }) => paidAhead === 0 && begun === 0)).toBe(true);
  }
});

test("the table of the years adds up with what is paid ahead in it", () => {
  const { money } = yearTable(modelOf(YEARLY));
  const of = (label: RegExp) => money.find((line) => label.test(line.label))?.values ?? [];
  for (const year of [0, 1, 2]) {
    const parts = [/^Operating/, /^Tax/, /^Equipment/, /paid ahead/, /at the start/].map(
      (label) => of(label)[year] ?? Number.NaN,
    );
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(of(/^Cash at the end/)[year]);
  }
});
