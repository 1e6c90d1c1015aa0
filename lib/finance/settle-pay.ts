import { breakEven } from "./funds";
import type { Assumptions } from "./inputs";
import type { MonthRow } from "./model";
import { simulate } from "./simulate";
import { isWaiting } from "./staffing";

const payFrom = (a: Assumptions, from: number): Assumptions => ({
  ...a,
  people: a.people.map((hire) =>
    "whenLeft" in hire.start ? { ...hire, start: { whenLeft: hire.start.whenLeft, from } } : hire,
  ),
});

/** The first month from the break-even on that pays who waits; null where none does. */
export const firstPaidIn = (months: readonly MonthRow[], even: number | null): number | null =>
  months.find(({ month, unpaid }) => even !== null && month >= even && unpaid <= 0)?.month ?? null;

/** Pay begins once and for all: a plan that never carries it draws none in its single good months, so that all its sums are before pay. */
export function settlePay(planned: Assumptions): Assumptions {
  if (!planned.people.some(isWaiting)) return planned;
  const { even } = simulate(payFrom(planned, 1));
  return payFrom(planned, firstPaidIn(even, breakEven(even)) ?? planned.horizon + 1);
}
