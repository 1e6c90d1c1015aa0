import { DRIVERS, type Driver, type End } from "./drivers";
import { askFor, breakEven } from "./funds";
import type { Assumptions } from "./inputs";
import type { FinancialModel, MonthRow, Scenario } from "./model";
import { simulate } from "./simulate";
import { withoutWaiting } from "./staffing";
import { taxedAs } from "./tax-owed";

const other = (end: End): End => (end === "low" ? "high" : "low");
const lastCash = (months: readonly MonthRow[]) => months[months.length - 1]?.cash ?? 0;
const revenueY3 = (months: readonly MonthRow[]) => months.slice(24).reduce((sum, m) => sum + m.revenue, 0);

export function scenarioOf(a: Assumptions, months: readonly MonthRow[]): Scenario {
  return {
    revenueY3: revenueY3(months),
    cashY3: lastCash(months),
    cashBeforePay: cashBeforePay(a),
    ask: askFor(a, months),
    breakEvenMonth: breakEven(months),
  };
}

/** That all of them go wrong, or well, to the very end at once is no case to plan for: each goes so far of the way. */
const TOGETHER = [0.6, 0.45, 0.3, 0.2, 0.1] as const;
/** A case that sells so many times more, or less, than the base case is another business. */
const FARTHEST = 2.5;

function moveAll(a: Assumptions, drivers: readonly Driver[], end: (driver: Driver) => End): Assumptions {
  const base = revenueY3(simulate(a).months);
  const moved = (part: number) => drivers.reduce((next, driver) => driver.apply(next, end(driver), part), a);
  const near = (plan: Assumptions) => {
    const revenue = revenueY3(simulate(plan).months);
    return revenue <= base * FARTHEST && revenue * FARTHEST >= base;
  };
  const [most, ...less] = TOGETHER;
  return [most, ...less].map(moved).find(near) ?? moved(TOGETHER[TOGETHER.length - 1] ?? most);
}

/** Sites are bought as the base case plans them: a worse market does not undo a decision, and a better one finds no room. */
export function committed(a: Assumptions, months: readonly MonthRow[]): Assumptions {
  const taxed = taxedAs(a, months);
  return a.capacity
    ? { ...taxed, capacity: { ...a.capacity, planned: months.map((row) => row.sites) } }
    : taxed;
}

const run = (a: Assumptions) => scenarioOf(a, simulate(a).months);

/** Cases are compared before the pay that waits: a good one pays more of it and is not poorer for that. */
const cashBeforePay = (a: Assumptions) => lastCash(simulate(withoutWaiting(a)).months);

/**
 * Low and high: price, acquisition cost, churn, organic demand and ramp together, most of the way to the unfavourable or
 * favourable end.
 * Where growth itself burns cash that order can turn round; then only those drivers move that bring cash and revenue alike.
 * The low case never ends richer than the base case, the high case never poorer.
 */
export function scenarioPlans(a: Assumptions): { low: Assumptions; high: Assumptions } {
  const drivers = DRIVERS.filter((driver) => driver.scenario && driver.present(a));
  const cash = cashBeforePay;
  const baseCash = cash(a);
  const low = moveAll(a, drivers, (driver) => other(driver.better));
  const high = moveAll(a, drivers, (driver) => driver.better);
  if (cash(low) <= baseCash && baseCash <= cash(high)) return { low, high };
  const agreed = drivers.flatMap((driver) => {
    const at = (end: End) => simulate(withoutWaiting(driver.apply(a, end))).months;
    const [low, high] = [at("low"), at("high")];
    const byCash = lastCash(high) - lastCash(low);
    const byRevenue = revenueY3(high) - revenueY3(low);
    return byCash * byRevenue < 0 ? [] : [{ driver, worse: (byCash < 0 ? "high" : "low") as End }];
  });
  const kept = agreed.map(({ driver }) => driver);
  const end = (driver: Driver) => agreed.find((row) => row.driver === driver)?.worse ?? other(driver.better);
  const poorer = moveAll(a, kept, end);
  const richer = moveAll(a, kept, (driver) => other(end(driver)));
  return { low: cash(poorer) <= baseCash ? poorer : a, high: cash(richer) >= baseCash ? richer : a };
}

export function scenarios(a: Assumptions, base: Scenario): FinancialModel["scenarios"] {
  const { low, high } = scenarioPlans(a);
  return { low: run(low), base, high: run(high) };
}

/** One assumption at a time at its low and high value, everything else as assumed; widest swing of year-3 cash first, before the pay that waits. */
export function sensitivity(a: Assumptions): FinancialModel["sensitivity"] {
  return DRIVERS.filter((driver) => driver.present(a))
    .map((driver) => {
      const lowCash = cashBeforePay(driver.apply(a, "low"));
      const highCash = cashBeforePay(driver.apply(a, "high"));
      return { key: driver.key, label: driver.label, lowCash, highCash, swing: Math.abs(highCash - lowCash) };
    })
    .filter((row) => row.swing > 0)
    .sort((x, y) => y.swing - x.swing || x.key.localeCompare(y.key));
}
