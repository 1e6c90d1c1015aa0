import { readBrief } from "@/lib/brief/read-brief";
import { assume } from "./assumptions";
import { buildLedger } from "./build-ledger";
import { causeOf } from "./cause";
import { breakEven } from "./funds";
import type { MonthRow } from "./model";
import { runModel } from "./run-model";

const studio = (place: string, price: string) => ({
  problem: "People who like to throw pots have no kiln at home.",
  targetAudience: `People in ${place} who want to make pottery after work.`,
  solution: "We run a studio with eight wheels and two kilns, open every evening.",
  businessModel: `A membership costs ${price} a month. We have 31 members. Rent and electricity are ${price.replace(/\d+/, "2100")} a month.`,
});
const planned = (place: string, price: string) => runModel(assume(readBrief(studio(place, price))));

test("what private people pay in Portugal has 23% VAT in it, which is no revenue", () => {
  const model = planned("Lisbon", "€95");
  const { unit, months } = model;
  expect(unit.tax).toBeCloseTo(unit.revenue * (0.23 / 1.23), 6);
  const last = months.at(-1);
  expect(last?.revenue).toBeCloseTo((last?.takings ?? 0) / 1.23, 4);
  expect(buildLedger(model).sales_tax).toMatchObject({ display: "23%" });
  expect(buildLedger(model).sales_tax_y3?.value).toBeGreaterThan(0);
  expect(model.assumptions.salesTax?.limit).toMatchObject({ value: 15_000, provenance: "benchmark" });
});

test("below the sales of a year from which it is owed nothing is taken out, and beyond it is from then on", () => {
  const { months, assumptions } = planned("Leeds", "£95");
  const from = months.findIndex(({ taxed }) => taxed);
  const before = from < 0 ? months : months.slice(0, from);
  expect(assumptions.salesTax?.limit.value).toBe(90_000);
  for (const { revenue, takings } of before) expect(revenue).toBeCloseTo(takings, 6);
  if (from >= 0) expect(months.slice(from).every(({ taxed }) => taxed)).toBe(true);
});

test("prices in America are named without tax", () => {
  const { assumptions, months } = planned("Portland, Oregon", "$95");
  expect(assumptions.salesTax).toBeUndefined();
  expect(months.every(({ taxed }) => !taxed)).toBe(true);
});

test("a price named to companies is net", () => {
  const { assumptions } = runModel(
    assume(
      readBrief({
        ...studio("Lisbon", "€95"),
        targetAudience: "Accounting firms and small companies in Lisbon.",
        solution: "Software that books the receipts of small companies.",
        businessModel: "Companies pay €95 per month.",
      }),
    ),
  );
  expect(assumptions.salesTax).toBeUndefined();
});

test("where the tax is what the pay lacks, it is the cause; where more is lacking, it is not", () => {
  const model = planned("Lisbon", "€95");
  const pay = 1_200;
  const months = model.months.map((month) => ({ ...month, unpaid: pay }));
  const short = (by: number) =>
    causeOf({ ...model, months, even: months, breakEvenMonth: null, evenAt: 1, leftMonthly: pay - by });
  expect(short(100)).toBe("tax");
  expect(short(100_000)).not.toBe("tax");
});

test("what is carried only until the tax is owed is no break-even", () => {
  const { months } = planned("Lisbon", "€95");
  const row = (month: number, ebitda: number, taxed: boolean) => ({
    ...(months[0] as MonthRow),
    month,
    revenue: 100,
    unpaid: 0,
    ebitda,
    taxed,
  });
  const plan = (after: number) =>
    Array.from({ length: 36 }, (_, i) => row(i + 1, i < 19 ? 10 : after, i >= 19));
  expect(breakEven(plan(-10))).toBeNull();
  expect(breakEven(plan(10))).toBe(1);
});
