import type { ReadAmount } from "../amounts/amount-roles";
import { isOurWork } from "../buyers/own-statements";

/** Sums of work that was done, told beside the problem, as averages of what is dealt in. */
export function dealtIn(told: readonly ReadAmount[], problem: string): ReadAmount[] {
  // "I financed 31 invoices, 9,400 dollars on average", told beside the problem, is what was dealt in.
  const dealt = told.filter(
    ({ kind, role, start, before, after }) =>
      kind === "money" &&
      (role === "average" || /\bon average\b/i.test(before + after)) &&
      isOurWork(problem, start),
  );
  for (const amount of dealt) amount.role = "average";
  return dealt;
}
