import { fixed } from "@/lib/finance/assumed";
import type { ReadAmount } from "../amounts/amount-roles";
import { withYear } from "../corrected/year-of-customer";
import { sentenceAround } from "../text/frequency";
import type { PricedLine } from "./line-plans";

/** The sum is told to follow from what stands before it. */
const FOLLOWS =
  /\b(?:so|thus|therefore|hence|that(?:[’']?s| is| makes| means| comes to)|which (?:is|makes|means|comes to)|makes|comes? to|in all|together|altogether|in total)\b|=/i;
const A_YEAR =
  /^[^.;,]{0,24}?\b(?:(?:a|per|each|every|in (?:a|one|the)|over the) (?:whole |full )?(?:year|season)|yearly|annually)\b/i;
/** A choice beside the price, and no sum of it. */
const INSTEAD =
  /\b(?:or|instead|pass|card|flat ?rate|membership|subscription|plan|unlimited|discount|off)\b/i;

const isSoOften = (sum: number, price: number) => {
  const times = sum / price;
  return times > 1 && times < 5_000 && Math.abs(times - Math.round(times)) < 1e-6;
};

/**
 * "45 for each, so whoever has 12 pays 540 a visit and 1080 in a year": what one customer pays in a year, where it is told as
 * what follows from a price that is paid each time and is so many times that price. The sums themselves are no prices.
 */
export function withoutTotals(rows: PricedLine[], own: readonly ReadAmount[], text: string): PricedLine[] {
  const [first] = rows;
  const price = first?.line.price?.value ?? 0;
  if (!first || first.line.kind === "recurring" || first.line.later || price === 0) return rows;
  const sentence = sentenceAround(text, first.amount.start);
  const ends = sentence.start + sentence.text.length;
  const sums = own.filter(
    ({ kind, start, value }) =>
      kind === "money" && start > first.amount.end && start < ends && isSoOften(value, price),
  );
  const yearly = sums.find(
    ({ start, end }) =>
      A_YEAR.test(text.slice(end)) &&
      FOLLOWS.test(text.slice(first.amount.end, start)) &&
      !INSTEAD.test(text.slice(first.amount.end, end + 20)),
  );
  if (!yearly) return rows;
  for (const sum of sums) sum.role = "compare";
  first.ofAYear = fixed(yearly.value, `Stated: ${sentence.text}`, "parsed");
  return rows.filter(({ amount }) => !sums.includes(amount));
}

/** Such a sum of a year tells how often the price is paid, whatever else the answers let assume. */
export function asToldOfAYear(rows: readonly PricedLine[]): void {
  const [first] = rows;
  if (first?.ofAYear) Object.assign(first.line, withYear([first.line], first.ofAYear)[0]);
}
