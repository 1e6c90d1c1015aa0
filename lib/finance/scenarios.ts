import { DRIVERS, type Driver, type End } from "./drivers";
import { askFor, breakEven } from "./funds";
import type { Assumptions } from "./inputs";
import type { FinancialModel, MonthRow, Scenario } from "./model";
import { settlePay } from "./settle-pay";
import { type Simulation, simulate } from "./simulate";
import { withoutWaiting } from "./staffing";
import { taxedAs } from "./tax-owed";

const other = (end: End): End => (end === "low" ? "high" : "low");
const lastCash = (months: readonly MonthRow[]) => months[months.length - 1]?.cash ?? 0;
const revenueY3 = (months: readonly MonthRow[]) => months.slice(24).reduce((sum, m) => sum + m.revenue, 0);

export function scenarioOf(a: Assumptions, { months, even }: Simulation): Scenario {
  return {
    revenueY3: revenueY3(months),
    cashY3: lastCash(months),
    cashBeforePay: cashBeforePay(a),
    cashSamePay: cashBeforePay(a),
    ask: askFor(a, months),
    breakEvenMonth: breakEven(even),
  };
}

/** That all of them go wrong, or well, to the very end at once is no case to plan for: each goes so far of the way. */
const TOGETHER = [0.6, 0.45, 0.3, 0.2, 0.1] as const;
/** A case that sells so many times more, or less, than the base case is another business. */
const FARTHEST = 2.5;

interface Move {
  driver: Driver;
  end: End;
}
/** A plan with what moved it: how far of the way each went. */
interface Case {
  plan: Assumptions;
  part: number;
}

const movedBy = (a: Assumptions, moves: readonly Move[], part: number): Case => ({
  plan: moves.reduce((next, { driver, end }) => driver.apply(next, end, part), a),
  part,
});

function moveAll(a: Assumptions, moves: readonly Move[]): Case {
  const base = revenueY3(simulate(a).months);
  const near = ({ plan }: Case) => {
    const revenue = revenueY3(simulate(plan).months);
    return revenue <= base * FARTHEST && revenue * FARTHEST >= base;
  };
  const [most, ...less] = TOGETHER;
  const cases = [most, ...less].map((part) => movedBy(a, moves, part));
  return cases.find(near) ?? movedBy(a, moves, TOGETHER[TOGETHER.length - 1] ?? most);
}

/** Sites are bought as the base case plans them: a worse market does not undo a decision, and a better one finds no room. */
export function committed(a: Assumptions, months: readonly MonthRow[]): Assumptions {
  const taxed = taxedAs(a, months);
  return a.capacity
    ? { ...taxed, capacity: { ...a.capacity, planned: months.map((row) => row.sites) } }
    : taxed;
}

const run = (a: Assumptions) => scenarioOf(a, simulate(a));

/** Cases are compared before the pay that waits: a good one pays more of it and is not poorer for that. */
const cashBeforePay = (a: Assumptions) => lastCash(simulate(withoutWaiting(a)).months);

interface Swing {
  driver: Driver;
  lowCash: number;
  highCash: number;
}

/** What moves year-3 cash, each alone and so far of the way to its ends, the widest first. */
const swings = (a: Assumptions, partTo: (driver: Driver, end: End) => number): Swing[] =>
  DRIVERS.filter((driver) => driver.present(a))
    .map((driver) => {
      const at = (end: End) => cashBeforePay(driver.apply(a, end, partTo(driver, end)));
      return { driver, lowCash: at("low"), highCash: at("high") };
    })
    .filter(({ lowCash, highCash }) => lowCash !== highCash)
    .sort((x, y) => width(y) - width(x) || x.driver.key.localeCompare(y.driver.key));
const width = ({ lowCash, highCash }: Swing) => Math.abs(highCash - lowCash);

/** So many of the widest make up a case; what is left of the others is small beside them. */
const LEADING = 6;

/** The poorest, or richest, of plans whose revenue goes the same way; the plan itself where none does. */
function extreme(a: Assumptions, cases: readonly Case[], sign: 1 | -1): Case {
  const baseRevenue = revenueY3(simulate(a).months);
  const of = (one: Case) => ({
    one,
    cash: sign * cashBeforePay(one.plan),
    revenue: sign * (revenueY3(simulate(one.plan).months) - baseRevenue),
  });
  const base = { one: { plan: a, part: cases[0]?.part ?? 1 }, cash: sign * cashBeforePay(a), revenue: 0 };
  return cases
    .map(of)
    .filter(({ revenue }) => revenue >= 0)
    .reduce((best, next) => (next.cash > best.cash ? next : best), base).one;
}

/**
 * Low and high: what moves the cash of year 3 most, together, most of the way to the unfavourable or favourable end. Where
 * growth itself burns cash that order can turn round; then only what brings cash and revenue alike moves, or one alone. The
 * low case never ends richer than the base case or any one of its moves, the high case never poorer.
 */
function cases(a: Assumptions): { low: Case; high: Case; leading: Driver[] } {
  const leading = swings(a, () => 1)
    .slice(0, LEADING)
    .map(({ driver }) => driver);
  const worse = leading.map((driver): Move => ({ driver, end: other(driver.better) }));
  const turned = (moves: readonly Move[]) => moves.map((move) => ({ ...move, end: other(move.end) }));
  const agreed = leading.flatMap((driver): Move[] => {
    const at = (end: End) => simulate(withoutWaiting(driver.apply(a, end))).months;
    const [low, high] = [at("low"), at("high")];
    const byCash = lastCash(high) - lastCash(low);
    return byCash * (revenueY3(high) - revenueY3(low)) < 0
      ? []
      : [{ driver, end: byCash < 0 ? "high" : "low" }];
  });
  const towards = (sign: 1 | -1) => {
    const [all, kept] = sign < 0 ? [worse, agreed] : [turned(worse), turned(agreed)];
    const together = [moveAll(a, all), moveAll(a, kept)];
    const part = Math.min(...together.map((one) => one.part));
    return extreme(a, [...together, ...kept.map((move) => movedBy(a, [move], part))], sign);
  };
  return { low: towards(-1), high: towards(1), leading };
}

export function scenarioPlans(a: Assumptions): { low: Assumptions; high: Assumptions } {
  const { low, high } = cases(a);
  return { low: settlePay(low.plan), high: settlePay(high.plan) };
}

/** The three cases, and each assumption alone as far as in them: one method, so that neither can contradict the other. */
export function casesAndSwings(
  a: Assumptions,
  base: Scenario,
): Pick<FinancialModel, "scenarios" | "sensitivity" | "inCases"> {
  const { low, high, leading } = cases(a);
  const drawn = base.cashBeforePay - base.cashY3;
  const comparable = (one: Scenario): Scenario => ({ ...one, cashSamePay: one.cashBeforePay - drawn });
  const alone = swings(a, (driver, end) => (end === driver.better ? high : low).part);
  return {
    scenarios: {
      low: comparable(run(settlePay(low.plan))),
      base: comparable(base),
      high: comparable(run(settlePay(high.plan))),
    },
    sensitivity: alone.map(({ driver: { key, label }, lowCash, highCash }) => ({
      key,
      label,
      lowCash,
      highCash,
      swing: Math.abs(highCash - lowCash),
    })),
    inCases: leading.map(({ label }) => label),
  };
}
