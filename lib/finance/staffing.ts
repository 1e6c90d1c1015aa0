import type { Assumptions, Hire } from "./inputs";
import type { MonthRow } from "./model";

export function staffNeeded(
  hire: Hire,
  have: number,
  previous: MonthRow,
  month: number,
  sites: number,
): number {
  const { start } = hire;
  if ("whenLeft" in start)
    return month >= (start.from ?? 1) && isCarried(hire, start.whenLeft, have, previous) ? 1 : 0;
  if ("month" in start) return month >= start.month ? 1 : 0;
  if ("perSite" in start) return sites;
  if ("revenueAtLeast" in start) return have > 0 || previous.revenue >= start.revenueAtLeast ? 1 : 0;
  return Math.max(have, start.customersPer > 0 ? Math.ceil(previous.customers / start.customersPer) : 0);
}

/** What the month before left before this pay is enough for it: in a month that does not, nothing is drawn. */
const isCarried = (hire: Hire, times: number, have: number, previous: MonthRow) =>
  previous.revenue > 0 && previous.ebitda + have * loadedPay(hire) >= times * loadedPay(hire);

/** Whose pay waits until the plan can carry it: the founder's, where nothing else was said. */
export const isWaiting = ({ start }: Hire) => "whenLeft" in start;

export const withoutWaiting = (a: Assumptions): Assumptions => ({
  ...a,
  people: a.people.filter((hire) => !isWaiting(hire)),
});

/** A month's pay of those who still wait for it. */
export const unpaidIn = (a: Assumptions, staff: readonly number[]) =>
  a.people.reduce((sum, hire, i) => sum + (isWaiting(hire) && !staff[i] ? loadedPay(hire) : 0), 0);

/** What the founder draws in a month once the plan carries it. */
export const drawnIn = (a: Assumptions, { unpaid }: MonthRow): number =>
  a.people.filter(isWaiting).reduce((sum, hire) => sum + loadedPay(hire), 0) - unpaid;

/** Pay of one person in a role, taxes and benefits included. The plan is in today's money: neither prices nor pay rise. */
export const loadedPay = (hire: Hire) => hire.monthly.value * (1 + hire.burden.value);

/** The time spent on winning customers, at the planned pay; unpaid time is time too. */
export const salesPayroll = (a: Assumptions, staff: readonly number[]) =>
  a.people.reduce(
    (sum, hire, i) =>
      sum + Math.max(staff[i] ?? 0, isWaiting(hire) ? 1 : 0) * loadedPay(hire) * hire.salesShare,
    0,
  );
