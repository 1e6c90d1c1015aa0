import type { Assumptions } from "./inputs";
import { simulate } from "./simulate";
import { withoutWaiting } from "./staffing";

const LAST = 3;

/** What one of the last three months leaves before the pay that waits. */
export function leftBeforePay(a: Assumptions): number {
  const last = simulate(withoutWaiting(a)).months.slice(-LAST);
  return last.reduce((sum, { ebitda }) => sum + ebitda, 0) / last.length;
}
