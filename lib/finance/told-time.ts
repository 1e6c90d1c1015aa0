import { repeatedSales } from "./line-flow";
import type { FinancialModel } from "./model";
import type { RevenueLine } from "./types";

/** How long a stretch the figures of one customer are told for. */
export interface ToldTime {
  said: "a month" | "a year" | "per purchase";
  label: "per customer and month" | "per customer and year" | "per purchase";
  /** Months in it; 1 for a purchase. */
  months: 1 | 12;
}

/** Bought less often than every other month. */
const SELDOM = 0.5;
const isSeldom = ({ per, kind, unitsPerCustomerMonth: often }: RevenueLine) =>
  kind === "recurring" ? per === "year" : often !== undefined && often.value < SELDOM;

/** Nobody of theirs comes back within a month or two: who pays by the year, or buys less often than every other month. */
export const areSeldom = (lines: readonly RevenueLine[]) => {
  const repeated = repeatedSales(lines);
  return repeated.length > 0 && repeated.every(isSeldom);
};

/** What is ordered by the lot or by the job has no month: below every other week it is told by the year. */
const ORDERED = 2;
/** Pieces of a pack, or of what a customer has, come in orders whose months nobody told. */
const isByTheLot = (often: RevenueLine["unitsPerCustomerMonth"]) =>
  often?.provenance === "derived" && /assumed\W*$/.test(often.note);
const comesMonthly = ({ kind, per, everyMonths, unitsPerCustomerMonth: often }: RevenueLine) =>
  !isByTheLot(often) &&
  (kind === "recurring"
    ? per !== "year" && (everyMonths ?? 1) === 1
    : (often?.value ?? 1) >= (kind === "unitSale" || kind === "perUse" ? ORDERED : 1));

/** "£35 a month" says little of somebody who pays £105 a year: where nothing is paid month by month, a year is told. */
export const isToldByYear = (lines: readonly RevenueLine[]) => {
  const repeated = repeatedSales(lines);
  return repeated.length > 0 && !repeated.some(comesMonthly);
};

/** The whole year is paid at its start, and that alone brings back what winning the customer costs. */
export function backWithFirstYear({
  unit,
  assumptions,
}: Pick<FinancialModel, "unit" | "assumptions">): boolean {
  const repeated = repeatedSales(assumptions.lines);
  const atOnce =
    repeated.length > 0 && repeated.every(({ kind, per }) => kind === "recurring" && per === "year");
  return atOnce && unit.equipment === 0 && unit.paybackMonths !== null && unit.paybackMonths <= 12;
}

export function toldTime({ unit, assumptions }: Pick<FinancialModel, "unit" | "assumptions">): ToldTime {
  if (unit.basis === "purchase") return { said: "per purchase", label: "per purchase", months: 1 };
  return isToldByYear(assumptions.lines)
    ? { said: "a year", label: "per customer and year", months: 12 }
    : { said: "a month", label: "per customer and month", months: 1 };
}
