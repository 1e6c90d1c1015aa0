import type { Assumed } from "@/lib/finance/types";
import type { ReadAmount } from "../amounts/amount-roles";
import { stated } from "../amounts/stated-amount";
import { findFrequencies } from "../text/frequency";
import { times } from "./cost-sums";

const A_DAY =
  /^\s*(?:a|an|per|each|every|for each) ((?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|market day)\b/i;

/** "A stall costs 6,000 a Saturday", "on two Saturdays a month": two of them in a month, and not every one. */
export function onDaysTold(cost: ReadAmount, text: string): Assumed | null {
  const day = A_DAY.exec(text.slice(cost.end))?.[1]?.toLowerCase();
  const often = day ? findFrequencies(text).find(({ noun }) => noun?.toLowerCase() === day) : undefined;
  return often ? times(stated(cost), often.perMonth, often.text) : null;
}
