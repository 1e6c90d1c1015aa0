import type { RevenueLine } from "@/lib/finance/types";
import { singular } from "../amounts/price-tail";
import { findFrequencies } from "../text/frequency";
import type { Span } from "../text/sentences";
import { likelyOneOf, tagNumbers } from "../told-numbers/tag-numbers";
import type { Traded } from "./traded";

/** What nearly every trade counts its sales by. */
export const ANY_SALE = /^(?:piece|item|unit|order|job|sale|booking|purchase|customer)$/;

export const unitOf = ({ label }: RevenueLine) =>
  singular((/ per (.+)$/i.exec(label)?.[1] ?? label).toLowerCase().split(/[ ,]/)[0] ?? "");

const DO =
  "(?:sell|do|make|bake|wash|clean|repair|serve|deliver|ship|handle|process|rent out|fill|have|get|run)";
const WE_SELL = new RegExp(
  `(?:\\b(?:we|i)\\s(?:(?:now|already|currently|usually)\\s)?${DO}|^(?:(?:now|already|currently|today)\\s)?(?:doing|selling|making|running|at))\\s(?:about |around |some )?$`,
  "i",
);
/** So sure that a number counts sales that no verb has to say it: "5,600 buns a month". */
const SURE = 0.7;
const isSold = (sentence: string, { start, end }: Span) =>
  tagNumbers(sentence, "businessModel").some(
    (number) => number.start >= start && number.end <= end && likelyOneOf(number, ["sold"]) >= SURE,
  );
const AT_MOST = /^[^.;]{0,20}\b(?:at most|at best|maximum|max\b|or so we hope)/i;
const IN_SEASON = /^\s(?:in|during) (?:the|high|our) (?:\p{L}+ )?season\b/iu;
/** "We sell 130 coffees a day", "doing 5 jobs a day in the season": the pace of today. */
export function soldNow(sentence: string, sold: readonly RevenueLine[]): Traded | undefined {
  for (const found of findFrequencies(sentence)) {
    const { noun, perMonth, start, end, text: said } = found;
    const line =
      sold.find((each) => noun !== null && unitOf(each) === noun) ??
      (ANY_SALE.test(noun ?? "") ? sold[0] : undefined);
    const after = sentence.slice(end);
    if (!line || !(WE_SELL.test(sentence.slice(0, start)) || isSold(sentence, found)) || AT_MOST.test(after))
      continue;
    const [season = ""] = IN_SEASON.exec(after) ?? [];
    // How long a season lasts is not told: half of the year.
    return {
      ...{ lineId: line.id, count: season ? perMonth / 2 : perMonth, months: 1, exact: true },
      ...{ said: `${said}${season}`, sentence, ...(season ? { inSeason: true as const } : {}) },
    };
  }
  return undefined;
}
