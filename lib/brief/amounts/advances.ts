import { COUNT, countOf } from "../text/number-words";
import type { ReadAmount } from "./amount-roles";

/** "We advance 80% of the invoice", "an advance of €1,500": money that comes back. */
const ADVANCED = /\b(?:advances?|lends?|loans?|credits?|prepay|finance|pay out)(?: of| up to| about)*\s$/i;
const AT = /^\s(?:at|for|with)\s$/i;
const FOR_MONTHS = new RegExp(`^\\s*(?:interest\\s|fee\\s)?(?:for|over) (${COUNT}) months\\b`, "iu");

/** "We are looking for a loan of 1.5 million": it is the founder who borrows. */
const BORROWED =
  /\b(?:(?:looking|applying) for|seek(?:ing)?|need|want|raise|take(?: out)?|get) an? (?:\p{L}+ )?(?:loan|credit) of\s$/iu;

/** What is lent is no price: its interest over the time it is lent is what is earned, where both are told. */
export function settleAdvances(read: readonly ReadAmount[], text: string): void {
  for (const [i, here] of read.entries()) {
    if (
      here.asked ||
      here.sure ||
      !ADVANCED.test(here.before) ||
      BORROWED.test(here.before) ||
      here.role === "capex"
    )
      continue;
    here.role = "through";
    const rate = read[i + 1];
    if (here.kind !== "money" || rate?.kind !== "percent" || rate.tail.period !== "month") continue;
    const [said = "", many = ""] = FOR_MONTHS.exec(text.slice(rate.end + rate.tail.length)) ?? [];
    if (!said || !AT.test(text.slice(here.end, rate.start))) continue;
    const months = countOf(many);
    here.role = "average";
    rate.role = "take";
    rate.text = `${rate.text} a month${said}`;
    rate.value *= months;
    rate.low *= months;
    rate.high *= months;
    rate.tail = { ...rate.tail, period: null };
  }
}
