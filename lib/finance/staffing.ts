import type { Assumptions, Hire } from "./inputs";
import type { MonthRow } from "./model";

const PAY_RISE = 1.03;

export function staffNeeded(
  { start }: Hire,
  have: number,
  previous: MonthRow,
  month: number,
  sites: number,
): number {
  if ("month" in start) return month >= start.month ? 1 : 0;
  if ("perSite" in start) return sites;
  if ("revenueAtLeast" in start) return have > 0 || previous.revenue >= start.revenueAtLeast ? 1 : 0;
  return Math.max(have, start.customersPer > 0 ? Math.ceil(previous.customers / start.customersPer) : 0);
}

/** Pay of one person in a role, taxes and benefits included, in the plan's first year. */
export const loadedPay = (hire: Hire) => hire.monthly.value * (1 + hire.burden.value);

/** Yearly pay rise, reached at months 13 and 25. */
export const payRise = (month: number) => PAY_RISE ** Math.floor((month - 1) / 12);

export const salesPayroll = (a: Assumptions, staff: readonly number[], month: number) =>
  a.people.reduce((sum, hire, i) => sum + (staff[i] ?? 0) * loadedPay(hire) * hire.salesShare, 0) *
  payRise(month);
