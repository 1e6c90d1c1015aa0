import { DRIVERS, type Driver, type End } from "./drivers";
import { askFor, breakEven } from "./funds";
import type { Assumptions } from "./inputs";
import type { FinancialModel, MonthRow, Scenario } from "./model";
import { simulate } from "./simulate";

const other = (end: End): End => (end === "low" ? "high" : "low");
const lastCash = (months: readonly MonthRow[]) => months[months.length - 1]?.cash ?? 0;
const revenueY3 = (months: readonly MonthRow[]) => months.slice(24).reduce((sum, m) => sum + m.revenue, 0);

export function scenarioOf(a: Assumptions, months: readonly MonthRow[]): Scenario {
  return {
    revenueY3: revenueY3(months),
    cashY3: lastCash(months),
    ask: askFor(a, months),
    breakEvenMonth: breakEven(months),
  };
}

const moveAll = (a: Assumptions, drivers: readonly Driver[], end: (driver: Driver) => End) =>
  drivers.reduce((next, driver) => driver.apply(next, end(driver)), a);

/** Sites are bought as the base case plans them: a worse market does not undo a decision, and a better one finds no room. */
export function committed(a: Assumptions, months: readonly MonthRow[]): Assumptions {
  return a.capacity ? { ...a, capacity: { ...a.capacity, planned: months.map((row) => row.sites) } } : a;
}

const run = (a: Assumptions) => scenarioOf(a, simulate(a).months);

/**
 * Low and high: price, acquisition cost, churn, organic demand and ramp together at the unfavourable or favourable end.
 * Where growth itself burns cash that order can turn round; then only those drivers move that bring cash and revenue alike.
 * The low case never ends richer than the base case, the high case never poorer.
 */
export function scenarioPlans(a: Assumptions, baseCash: number): { low: Assumptions; high: Assumptions } {
  const drivers = DRIVERS.filter((driver) => driver.scenario && driver.present(a));
  const cash = (plan: Assumptions) => lastCash(simulate(plan).months);
  const low = moveAll(a, drivers, (driver) => other(driver.better));
  const high = moveAll(a, drivers, (driver) => driver.better);
  if (cash(low) <= baseCash && baseCash <= cash(high)) return { low, high };
  const agreed = drivers.flatMap((driver) => {
    const at = (end: End) => simulate(driver.apply(a, end)).months;
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
  const { low, high } = scenarioPlans(a, base.cashY3);
  return { low: run(low), base, high: run(high) };
}

/** One assumption at a time at its low and high value, everything else as assumed; widest swing of year-3 cash first. */
export function sensitivity(a: Assumptions): FinancialModel["sensitivity"] {
  return DRIVERS.filter((driver) => driver.present(a))
    .map((driver) => {
      const lowCash = lastCash(simulate(driver.apply(a, "low")).months);
      const highCash = lastCash(simulate(driver.apply(a, "high")).months);
      return { key: driver.key, label: driver.label, lowCash, highCash, swing: Math.abs(highCash - lowCash) };
    })
    .filter((row) => row.swing > 0)
    .sort((x, y) => y.swing - x.swing || x.key.localeCompare(y.key));
}
