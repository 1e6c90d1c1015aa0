import type { Assumed } from "@/lib/finance/types";
import type { ReadAmount } from "../amounts/amount-roles";
import { stated } from "../amounts/stated-amount";

/** Of a yearly share the part of one month. */
export function monthlyShare(amount: ReadAmount): Assumed {
  const share = stated(amount);
  const yearly =
    amount.tail.period === "year" ||
    /\b(?:a|per) year\b|\byearly\b|\bannual/i.test(amount.before + amount.after);
  const monthly = (value: number) => (yearly ? 1 - (1 - Math.min(value, 0.99)) ** (1 / 12) : value);
  return { ...share, value: monthly(share.value), low: monthly(share.low), high: monthly(share.high) };
}
