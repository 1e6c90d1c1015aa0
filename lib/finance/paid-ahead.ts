import type { Assumptions } from "./inputs";
import { activeLines, repeatedSales } from "./line-flow";
import type { MonthRow } from "./model";
import { isOwed, keptOf } from "./tax-owed";
import type { RevenueLine } from "./types";

/** Months that are paid at once, and after which somebody may leave. */
export const TERM = 12;

const isOfAYear = ({ kind, per, freeMonths }: RevenueLine) =>
  kind === "recurring" && per === "year" && !freeMonths;

/** Everybody who pays again pays for a year at its start: who leaves does so when the year has ended. */
export function paysByYear({ lines }: Pick<Assumptions, "lines">): boolean {
  const repeated = repeatedSales(lines);
  return repeated.length > 0 && repeated.every(isOfAYear);
}

/** Share of those whose year has ended that does not go on, out of the share lost a month: 1 - (1 - churn)^12. */
export const notRenewing = (churn: number): number => 1 - (1 - churn) ** TERM;

/** Whose year ends in a month: who began or renewed a year before; of the customers of the start a twelfth each month. */
export const endedIn = (before: readonly MonthRow[], month: number, atStart: number): number =>
  month > TERM ? (before[month - 1 - TERM]?.begun ?? 0) : atStart / TERM;

/** Of a month's revenue what is earned of years that were paid at once; 0 where not everybody pays so. */
export const earnedOfYears = (
  a: Pick<Assumptions, "lines">,
  revenueByLine: Record<string, number>,
): number =>
  paysByYear(a)
    ? activeLines(a.lines)
        .filter(isOfAYear)
        .reduce((sum, { id }) => sum + (revenueByLine[id] ?? 0), 0)
    : 0;

/** What one customer pays for a year that begins in a month, without tax where that is owed, in the project's currency. */
export const yearsPrice = (
  { lines, salesTax }: Pick<Assumptions, "lines" | "salesTax">,
  month: number,
  taxed: boolean,
): number =>
  activeLines(lines)
    .filter((line) => isOfAYear(line) && month >= line.startMonth.value)
    .reduce(
      (sum, line) =>
        sum +
        (line.attach?.value ?? 1) *
          (line.quantity?.value ?? 1) *
          (line.price?.value ?? 0) *
          keptOf(salesTax, line, taxed),
      0,
    );

/** What the customers of the start have paid for and not had yet: on average half a year. */
export const aheadAtStart = (a: Assumptions, customers: number): number =>
  paysByYear(a) ? (customers * yearsPrice(a, 1, isOwed(a, [], 1, customers))) / 2 : 0;
