import { askFor, breakEven, evenAt, runway, spendAsk, trough } from "./funds";
import type { Assumptions } from "./inputs";
import { leftBeforePay } from "./left";
import { sizeMarket } from "./market";
import type { FinancialModel, MonthRow, YearRow } from "./model";
import { settleTax } from "./sales-tax";
import { casesAndSwings, committed, scenarioOf } from "./scenarios";
import { settleGroups } from "./settle-groups";
import { firstPaidIn, settlePay } from "./settle-pay";
import { simulate } from "./simulate";
import { isWaiting } from "./staffing";
import { unitEconomics } from "./unit";
import { stopsGrowth, warnings } from "./warnings";

function yearRow(months: readonly MonthRow[], year: 1 | 2 | 3): YearRow {
  const rows = months.slice((year - 1) * 12, year * 12);
  const sum = (pick: (row: MonthRow) => number) => rows.reduce((total, row) => total + pick(row), 0);
  const last = rows[rows.length - 1];
  const revenue = sum((m) => m.revenue);
  const grossProfit = sum((m) => m.grossProfit);
  return {
    year,
    revenue,
    cogs: sum((m) => m.cogs + m.paymentFees),
    grossProfit,
    grossMargin: revenue > 0 ? grossProfit / revenue : null,
    marketing: sum((m) => m.marketing),
    payroll: sum((m) => m.payroll),
    overhead: sum((m) => m.overhead + m.oneOff),
    ebitda: sum((m) => m.ebitda),
    tax: sum((m) => m.tax),
    capex: sum((m) => m.capex),
    newCustomers: sum((m) => m.newCustomers),
    customers: last?.customers ?? 0,
    headcount: last?.headcount ?? 0,
    cash: last?.cash ?? 0,
  };
}

/** From when who waits is paid month after month, and what a month leaves for that at the end. */
function payOf(
  a: Assumptions,
  months: readonly MonthRow[],
  even: number | null,
): Pick<FinancialModel, "payMonth" | "leftMonthly"> {
  if (!a.people.some(isWaiting)) return { payMonth: null, leftMonthly: null };
  return { payMonth: firstPaidIn(months, even), leftMonthly: leftBeforePay(a) };
}

/**
 * Runs the plan: months, years, break-even, cash need, unit economics, market, scenarios, sensitivity and warnings.
 * Money in `assumptions.currency`, unrounded (the ask alone is rounded up to two significant digits); shares 0 to 1.
 * Deterministic, never throws on finite assumptions that are not negative; formulas stand beside each part.
 */
export function runModel(planned: Assumptions): FinancialModel {
  const assumptions = settlePay(settleGroups(settleTax(planned)));
  const simulation = simulate(assumptions);
  const { months, even } = simulation;
  const breakEvenMonth = breakEven(even);
  const lowest = trough(months);
  const decided = committed(assumptions, months);
  const ask = askFor(assumptions, months);
  const unit = unitEconomics(assumptions, simulation);
  const years = [yearRow(months, 1), yearRow(months, 2), yearRow(months, 3)];
  const body = {
    currency: assumptions.currency,
    assumptions,
    months,
    even,
    years,
    breakEvenMonth,
    coveredMonth: breakEven(even, true),
    ...payOf(assumptions, even, breakEvenMonth),
    evenAt: evenAt(assumptions, even, breakEvenMonth, unit),
    troughCash: lowest.cash,
    troughMonth: lowest.month,
    ask,
    runwayMonths: runway(months, ask),
    useOfFunds: spendAsk(months, lowest, ask),
    unit,
    market: sizeMarket(assumptions),
    ...casesAndSwings(decided, scenarioOf(assumptions, simulation)),
    stopsGrowth: stopsGrowth(assumptions),
  };
  return { ...body, warnings: warnings(body) };
}
