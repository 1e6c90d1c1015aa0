import type { ReadAmount } from "../amounts/amount-roles";

/** The sum so many times over, as one cost without a unit of its own. */
export const timesAsCost = (amount: ReadAmount, factor: number, text: string): ReadAmount => ({
  ...amount,
  role: "cost",
  value: amount.value * factor,
  low: amount.low * factor,
  high: amount.high * factor,
  text,
  tail: { period: null, unit: null, divisor: 1, length: amount.tail.length },
});

/** Nobody is paid for all days of a month. */
export const WORKING_DAYS = 21;
