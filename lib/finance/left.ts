import type { Assumptions } from "./inputs";
import type { MonthRow } from "./model";
import { simulate } from "./simulate";
import { withoutWaiting } from "./staffing";

const LAST = 3;

/** The last months of the plan, before the pay that waits. */
export const lastMonths = (a: Assumptions): MonthRow[] => simulate(withoutWaiting(a)).even.slice(-LAST);

/** What one of the last three months leaves before the pay that waits. */
export function leftBeforePay(a: Assumptions): number {
  const last = lastMonths(a);
  return last.reduce((sum, { ebitda }) => sum + ebitda, 0) / last.length;
}
