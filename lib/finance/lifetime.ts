import type { Assumptions } from "./inputs";
import { paysByYear, TERM } from "./paid-ahead";

/** Nobody counts on a customer for longer than five years. */
export const LIFE_CAP_MONTHS = 60;

/** Share of those who join that has left after so many months, exact for the smallest churn too. */
const gone = (churn: number, months: number) => (months > 0 ? -Math.expm1(months * Math.log1p(-churn)) : 0);

/**
 * Months that one customer pays on average within the first `months`: (1 - (1 - churn)^months) / churn. Who pays for a
 * year at once leaves only at its end.
 */
export function monthsPaid(a: Assumptions, months: number): number {
  const churn = Math.min(1, a.demand.churn.value);
  const term = paysByYear(a) ? TERM : 1;
  return churn > 0 ? (term * gone(churn, months)) / gone(churn, term) : months;
}

/** "(1 − (1 − churn)^60) / churn": the same as it is told beside the lifetime value, of what follows `free` months. */
export function monthsPaidTold(a: Assumptions, free: number): string {
  if (a.demand.churn.value <= 0) return `${LIFE_CAP_MONTHS - free} months`;
  const first = free > 0 ? `(1 − churn)^${free}` : "1";
  const paid = `(${first} − (1 − churn)^${LIFE_CAP_MONTHS})`;
  return paysByYear(a) ? `${paid} / (1 − (1 − churn)^${TERM})` : `${paid} / churn`;
}
