import fc from "fast-check";
import { readBrief } from "@/lib/brief/read-brief";
import { IDEAS } from "@/lib/writing/fixtures";
import { assumptions } from "./arbitrary-assumptions";
import { assume } from "./assumptions";
import { buildLedger } from "./build-ledger";
import type { FinancialModel } from "./model";
import { runModel } from "./run-model";
import { YEAR_LINE, yearFigure, yearTable } from "./year-table";

const valuesOf = (model: FinancialModel, label: string): readonly number[] =>
  yearTable(model).money.find((line) => line.label === label)?.values ?? [];

/** Walks down the lines as a reader does: each total is the last total and the lines between. */
function expectToAddUp(model: FinancialModel): void {
  const { money } = yearTable(model);
  for (const year of [0, 1, 2]) {
    let sum = 0;
    for (const { label, values, total } of money) {
      const value = values[year] ?? Number.NaN;
      expect(Number.isInteger(value)).toBe(true);
      if (total && label !== "Revenue") expect({ label, year, value }).toEqual({ label, year, value: sum });
      sum = total ? value : sum + value;
    }
  }
  const ends = valuesOf(model, "Cash at the end, before funding");
  expect(valuesOf(model, "Cash at the start of the year").slice(1)).toEqual(ends.slice(0, 2));
}

test("the lines of a plan add up as they are shown, and its totals are the model's", () => {
  for (const answers of [IDEAS.hvac, IDEAS.bread, IDEAS.tutoring, IDEAS.leakSensor, IDEAS.vague]) {
    const model = runModel(assume(readBrief(answers)));
    expectToAddUp(model);
    if (yearTable(model).unit !== model.currency) continue;
    for (const [i, year] of model.years.entries()) {
      expect(valuesOf(model, "Revenue")[i]).toBeCloseTo(year.revenue, -0.5);
      expect(valuesOf(model, "Gross profit")[i]).toBeCloseTo(year.grossProfit, -0.5);
      expect(valuesOf(model, "Operating result")[i]).toBeCloseTo(year.ebitda, -0.5);
      expect(valuesOf(model, "Cash at the end, before funding")[i]).toBeCloseTo(year.cash, -0.5);
      expect(valuesOf(model, "Equipment bought")[i]).toBeCloseTo(-year.capex, -0.5);
    }
  }
});

test("what the ledger calls overhead and launch is what the table's two rows come to", () => {
  for (const answers of [IDEAS.hvac, IDEAS.bread, IDEAS.tutoring, IDEAS.leakSensor]) {
    const model = runModel(assume(readBrief(answers)));
    const ledger = buildLedger(model);
    if (yearTable(model).unit !== model.currency) continue;
    for (const i of [0, 1, 2]) {
      const rows = [YEAR_LINE.overhead, YEAR_LINE.launch].map((label) => valuesOf(model, label)[i] ?? 0);
      expect(ledger[`other_y${i + 1}`]?.value).toBe(-rows.reduce((sum, value) => sum + value, 0));
    }
  }
});

test("so they do for any assumptions", () => {
  fc.assert(
    fc.property(assumptions, (a) => expectToAddUp(runModel(a))),
    { numRuns: 150 },
  );
});

test("long sums are told in thousands, and the unit says so", () => {
  const model = runModel(assume(readBrief(IDEAS.hvac)));
  const dear = {
    ...model,
    months: model.months.map((month) => ({ ...month, revenue: month.revenue * 1_000 + 9e6 })),
  };
  expect(yearTable(dear).unit).toBe(`thousands of ${model.currency}`);
  expect(valuesOf(dear, "Revenue")[0]).toBe(
    Math.round(dear.months.slice(0, 12).reduce((sum, { revenue }) => sum + revenue, 0) / 1_000),
  );
});

test("a minus is a minus", () => {
  expect([1160, -7800, 0].map(yearFigure)).toEqual(["1,160", "−7,800", "0"]);
});
