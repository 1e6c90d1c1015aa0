import type { Assumptions, SalesTax } from "./inputs";
import { activeLines, lineFlow } from "./line-flow";
import type { MonthRow } from "./model";
import type { RevenueLine } from "./types";

/** Of what comes in through a line so much is revenue. */
export const keptOf = (tax: SalesTax | undefined, { taxed }: RevenueLine, owed = tax?.owed): number =>
  tax && taxed && owed ? 1 / (1 + tax.rate.value) : 1;

const YEAR = 12;

/** Sales of a month at the start, of those who pay already. */
const paceAtStart = ({ lines }: Assumptions, customers: number) =>
  activeLines(lines).reduce(
    (sum, line) => sum + (line.kind === "grant" ? 0 : lineFlow(line, customers, 0).revenue),
    0,
  );

/** The tax is owed in a month once the twelve months before it have sold more than the limit, and from then on. */
export function isOwed(a: Assumptions, before: readonly MonthRow[], month: number, atStart: number): boolean {
  const { salesTax: tax } = a;
  if (!tax) return false;
  if (tax.since !== undefined) return month >= tax.since;
  if (before.at(-1)?.taxed) return true;
  const missing = Math.max(0, YEAR - before.length);
  const sold = before.slice(-YEAR).reduce((sum, { takings }) => sum + takings, 0);
  return tax.limit.value <= 0 || sold + missing * paceAtStart(a, atStart) > tax.limit.value;
}

/** First month in which it is owed; null where the plan stays below the limit. */
export const owedFrom = (months: readonly MonthRow[]): number | null =>
  months.find(({ taxed }) => taxed)?.month ?? null;

/** What of a year's sales was handed on. */
export const taxInYear = (
  { assumptions, months }: { assumptions: Assumptions; months: readonly MonthRow[] },
  year: number,
): number =>
  months.slice(YEAR * (year - 1), YEAR * year).reduce(
    (sum, { taxed, revenueByLine }) =>
      sum +
      assumptions.lines.reduce((all, line) => {
        const kept = keptOf(assumptions.salesTax, line, taxed);
        return all + (revenueByLine[line.id] ?? 0) * (1 / kept - 1);
      }, 0),
    0,
  );

const NEVER = 99;

/** The months of the tax as the base case has them: a worse market is no way around it. */
export const taxedAs = (a: Assumptions, months: readonly MonthRow[]): Assumptions =>
  a.salesTax ? { ...a, salesTax: { ...a.salesTax, since: owedFrom(months) ?? NEVER } } : a;
