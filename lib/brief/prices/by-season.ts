import type { ReadAmount } from "../amounts/amount-roles";
import { monthsFrom } from "../text/season";
import type { PricedLine } from "./line-plans";

const MONTH =
  "((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?)";
const FROM_TO = new RegExp(`\\b(?:from|between) ${MONTH} (?:to|until|till|and|through) ${MONTH}\\b`, "iu");
const ELSE =
  /^\s*(?:a month |per month )?(?:in|for|during) the (?:other|remaining) months\b|^\s*(?:a month |per month )?(?:otherwise|(?:(?:in|for|during) )?the rest of the year|in the rest of the year)\b/i;

/** "950 a month from April to September and 200 in the other months": one price, by the month of an average year. */
export function asSeasonPrice(amount: ReadAmount, priced: readonly PricedLine[], text: string): boolean {
  const last = priced.at(-1);
  const price = last?.line.price;
  if (!last || !price || last.line.kind !== "recurring" || last.line.per !== "month") return false;
  if (!ELSE.test(text.slice(amount.end)) || amount.kind !== "money") return false;
  const [, from = "", to = ""] = FROM_TO.exec(text.slice(last.amount.phrase.start, amount.start)) ?? [];
  const months = monthsFrom(from, to);
  if (months === null || months === 12) return false;
  const mean = (price.value * months + amount.value * (12 - months)) / 12;
  last.line.price = {
    value: mean,
    low: Math.min(price.low, amount.low),
    high: Math.max(price.high, amount.high),
    provenance: "derived",
    note: `${price.note} in ${months} months of the year and ${amount.text} in the others; the mean of a month is used`,
  };
  return true;
}
