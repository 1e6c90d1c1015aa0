import { cashAfter } from "./cash";
import { stockOfLots } from "./first-lot";
import type { Assumptions, Season } from "./inputs";
import { activeLines } from "./line-flow";
import type { MonthRow } from "./model";
import { calendarMonth, weightOf } from "./season";
import { drawnIn } from "./staffing";
import type { RevenueLine } from "./types";

const YEAR = 12;
const FOLLOWS: readonly RevenueLine["kind"][] = ["perUse", "unitSale", "oneOff", "capacity", "take"];

/** How a line goes with the months: with what is sold in them; a monthly fee only ends where nothing is done; a grant not at all. */
export function seasonLine({ kind }: RevenueLine, { rest, quiet }: Season): "sold" | "open" | null {
  if (FOLLOWS.includes(kind)) return "sold";
  return kind === "recurring" && rest === 0 && quiet.length > 0 ? "open" : null;
}

export const lineWeight = (season: Season, how: ReturnType<typeof seasonLine>, month: number): number =>
  how === "sold"
    ? weightOf(season, month)
    : how === "open" && season.quiet.includes(calendarMonth(season, month))
      ? 0
      : 1;

/** The sum of each year spread over its months by weight; a year without any weight stays as it is. */
export function spread(values: readonly number[], weights: readonly number[]): number[] {
  return values.map((value, i) => {
    const from = i - (i % YEAR);
    const year = values.slice(from, from + YEAR);
    const sum = year.reduce((total, each) => total + each, 0);
    const weighed = year.reduce((total, each, k) => total + each * (weights[from + k] ?? 1), 0);
    return weighed > 0 ? (value * (weights[i] ?? 1) * sum) / weighed : value;
  });
}

/**
 * The plan's months with its season: what the even months of a year sell, and what that costs, moved to when it is asked for;
 * sums of a year stay. Goods are bought in the month before. Pay of the hired, marketing and what is decided by the level of
 * a month stay as the even months have them.
 */
export function inSeason(a: Assumptions, even: MonthRow[], start: MonthRow): MonthRow[] {
  const { season } = a;
  if (!season) return even;
  const by = (how: ReturnType<typeof seasonLine>) => even.map(({ month }) => lineWeight(season, how, month));
  const [sold, open, flat] = [by("sold"), by("open"), by(null)];
  const weightsOf = (line: RevenueLine) => {
    const how = seasonLine(line, season);
    return how === "sold" ? sold : how === "open" ? open : flat;
  };
  const lines = activeLines(a.lines).map((line) => ({
    id: line.id,
    sums: spread(
      even.map(({ revenueByLine }) => revenueByLine[line.id] ?? 0),
      weightsOf(line),
    ),
  }));
  const revenue = even.map((_, i) => lines.reduce((sum, { sums }) => sum + (sums[i] ?? 0), 0));
  const moved = even.map((row, i) => (row.revenue > 0 ? (revenue[i] ?? 0) / row.revenue : 1));
  const along = (pick: (row: MonthRow) => number) => spread(even.map(pick), moved);
  const [cogs, fees] = [along((row) => row.cogs), along((row) => row.paymentFees)];
  const [takings, gmv] = [along((row) => row.takings), along((row) => row.gmv)];
  const transactions = along((row) => row.transactions);
  const joined = spread(
    even.map((row) => row.newCustomers),
    sold,
  );
  const lots = even.map((row) => stockOfLots(a, row.month, row.usedOfLots));
  const goods = spread(
    even.map((row, i) => row.inventory - (lots[i] ?? 0)),
    sold,
  );
  // Whoever waits for pay draws it as it comes in.
  const drawn = even.map((row) => drawnIn(a, row));
  const draws = spread(drawn, moved);
  let before = start;
  return even.map((row, i) => {
    const now = {
      revenue: revenue[i] ?? 0,
      cogs: cogs[i] ?? 0,
      paymentFees: fees[i] ?? 0,
      payroll: row.payroll - (drawn[i] ?? 0) + (draws[i] ?? 0),
      overhead: row.overhead + a.costs.overheadShare.value * ((revenue[i] ?? 0) - row.revenue),
    };
    const grossProfit = now.revenue - now.cogs - now.paymentFees;
    const newCustomers = joined[i] ?? 0;
    const next: MonthRow = {
      ...row,
      ...now,
      grossProfit,
      newCustomers,
      customers: Math.max(0, before.customers - row.lostCustomers + newCustomers),
      revenueByLine: Object.fromEntries(lines.map(({ id, sums }) => [id, sums[i] ?? 0])),
      takings: takings[i] ?? 0,
      gmv: gmv[i] ?? 0,
      transactions: transactions[i] ?? 0,
      ebitda: grossProfit - now.payroll - row.marketing - now.overhead - row.oneOff,
      receivables: row.receivables + ((now.revenue - row.revenue) * a.working.receivableDays.value) / 30,
      payables:
        row.payables +
        ((now.cogs - row.cogs + now.overhead - row.overhead) * a.working.payableDays.value) / 30,
      inventory: (goods[i + 1] ?? goods[i + 1 - YEAR] ?? 0) + (lots[i] ?? 0),
    };
    next.cash = cashAfter(before, next);
    before = next;
    return next;
  });
}
