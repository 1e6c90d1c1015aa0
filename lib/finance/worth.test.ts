import { readBrief } from "@/lib/brief/read-brief";
import { IDEAS } from "@/lib/writing/fixtures";
import { assume } from "./assumptions";
import { buildLedger } from "./build-ledger";
import type { Assumptions } from "./inputs";
import { payingDay, plannedBy } from "./ledger-gates";
import { monthsPaid } from "./lifetime";
import { runModel } from "./run-model";

const plan = (id: keyof typeof IDEAS, change: (a: Assumptions) => Assumptions = (a) => a) => {
  const model = runModel(change(assume(readBrief(IDEAS[id]))));
  return { model, ledger: buildLedger(model) };
};
const withChurn = (a: Assumptions, value: number): Assumptions => ({
  ...a,
  demand: { ...a.demand, churn: { ...a.demand.churn, value } },
});

test("a customer is counted for what is paid on average within five years, not for the smaller of 1 / churn and 60 months", () => {
  const { assumptions } = plan("hvac").model;
  for (const churn of [0.005, 0.02, 0.08, 1]) {
    const months = Array.from({ length: 60 }, (_, k) => (1 - churn) ** k);
    const paid = months.reduce((sum, part) => sum + part, 0);
    expect(monthsPaid(withChurn(assumptions, churn), 60)).toBeCloseTo(paid, 6);
  }
  expect(monthsPaid(withChurn(assumptions, 0), 60)).toBe(60);
  const { model, ledger } = plan("hvac", (a) => withChurn(a, 1 / 60));
  expect(model.unit.ltv).toBeLessThan(0.65 * 60 * model.unit.contribution);
  expect(ledger.ltv?.formula).toContain("(1 − (1 − churn)^60) / churn");
});

test("who pays for a year at once is counted for whole years", () => {
  const yearly = assume(
    readBrief({ ...IDEAS.hvac, businessModel: "A licence costs $540 per company per year." }),
  );
  const months = monthsPaid(withChurn(yearly, 0.02), 60);
  const years = Array.from({ length: 5 }, (_, y) => 12 * (1 - 0.02) ** (12 * y));
  expect(months).toBeCloseTo(
    years.reduce((sum, part) => sum + part, 0),
    6,
  );
});

test("one limit for a customer won by marketing: a third of what one leaves, and never below what the plan counts on", () => {
  const { model, ledger } = plan("hvac");
  const { cac } = model.assumptions.demand;
  expect(ledger.cac_limit?.value).toBeCloseTo(Math.max(model.unit.ltv / 3, cac.value), 6);
});

test.each(["hvac", "bread", "tutoring", "kitchen"] as const)(
  "%s: the thresholds of the sixty days and the pace lie on the plan's own months",
  (id) => {
    const { model, ledger } = plan(id);
    const launch = model.assumptions.demand.launchMonth.value;
    const [first, second] = model.months;
    const own =
      launch <= 2
        ? (first?.newCustomers ?? 0) + (second?.newCustomers ?? 0)
        : ((model.months[Math.round(launch) - 1]?.newCustomers ?? 0) * 2) / (Math.round(launch) - 1);
    expect(plannedBy(model, 60)).toBeCloseTo(own, 6);
    const paying = ledger.gate60_customers?.value ?? 0;
    // Of small payments a few more have to come than the plan may have by then.
    expect(paying).toBeGreaterThanOrEqual(Math.max(2, Math.floor(own + 1e-6)));
    const reached = model.assumptions.demand.reached?.value ?? 0;
    expect(paying).toBeLessThanOrEqual(Math.max(5, Math.ceil(reached), Math.floor(own + 1e-6)));
    expect(ledger.pilot_target?.value).toBe(Math.max(2, Math.min(10, Math.ceil((paying * 2) / 3 - 1e-6))));
    expect(ledger.gate40_pilots?.value).toBe(ledger.pilot_target?.value);
    expect((ledger.organic_month?.value ?? 0) * 12).toBeLessThanOrEqual(
      Math.max(12, model.months.slice(0, 24).reduce((sum, row) => sum + row.newCustomers, 0) + 6),
    );
  },
);

test("whoever begins after day 30 with a free month cannot have paid by day 60 and is not counted", () => {
  const of = (terms: string) =>
    runModel(
      assume(
        readBrief({
          ...IDEAS.hvac,
          businessModel: `$60 per company per month${terms}. Hosting costs $4 per company a month.`,
        }),
      ),
    );
  const free = of(", the first month is free");
  expect(payingDay(free)).toBe(30);
  expect(buildLedger(free).gate60_customers?.value).toBe(Math.max(3, Math.floor(plannedBy(free, 30) + 1e-6)));
  expect(payingDay(of(""))).toBe(60);
});
