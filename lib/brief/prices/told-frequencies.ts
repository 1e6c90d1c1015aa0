import { type Frequency, findFrequencies, sentenceAround } from "../text/frequency";
import { literal } from "../text/literal";
import { COUNT, countOf } from "../text/number-words";
import type { Span } from "../text/sentences";
import { limitsTold, notOfOneCustomer } from "../told-numbers/counts";
import type { TaggedNumber } from "../told-numbers/tag-numbers";
import type { PricedLine } from "./line-plans";

const FREE_BEHIND = /^\s(?:are |is |for )?free\b/i;
/** "Ten hours a day" is how long somebody works. */
const OF_TIME = /^(?:hour|hr|minute|day|week|month|time)s?$/i;
const within = (numbers: readonly TaggedNumber[], { start, end }: Span) =>
  numbers.some((number) => number.start < end && number.end > start);

const TOGETHER = new RegExp(
  `(?<![\\p{L}\\d])(${COUNT}) ((?:\\p{L}+ ){0,2}\\p{L}+s)\\b[^.;]*\\b(?:together|in total|in all|between them|altogether)\\b[^.;]*$`,
  "iu",
);
/** "Eleven garages send us 240 sets a week altogether". */
const SENT_BY = new RegExp(
  `(?<![\\p{L}\\d])(${COUNT}) ((?:\\p{L}+ ){0,2}?\\p{L}+s)\\s\\p{L}+\\b[^.;\\d]*$`,
  "iu",
);
const ALTOGETHER = /^\s(?:altogether|in total|in all|between them|together)\b/i;
/** "Twenty-three restaurants work with us, and together they order 1,900 a month": of each of them its part. */
function ofAllTogether(found: Frequency, text: string): Frequency {
  const { text: sentence, start } = sentenceAround(text, found.start);
  const behind = ALTOGETHER.test(sentence.slice(found.end - start));
  const [, many = "", who = ""] =
    (behind ? SENT_BY : TOGETHER).exec(sentence.slice(0, found.start - start)) ?? [];
  const count = countOf(many);
  if (!(count > 1)) return found;
  const [perMonth, low, high] = [found.perMonth / count, found.low / count, found.high / count];
  return { ...found, perMonth, low, high, among: `${many.toLowerCase()} ${who}` };
}

/** "Would like to get to 10 jobs a week": what is hoped for is of all customers together. */
const HOPED =
  /(?:\b(?:want|hope|hoping|aim|aiming|wish|plan|planning|(?:would|['’]d) (?:like|love))(?: is)? to (?:get (?:up )?to|reach|have|do|sell|make|grow to|hit|be at|serve|deliver|bake|cook)|\b(?:goal|target|aim)(?: is| of| would be)|\bhappy with) (?:about |around |some |up to |at least )?$/i;

/** How often something happens in a business model, but for money and counts of all customers; what is a limit is marked. */
export function frequenciesOf(
  businessModel: string,
  sums: readonly Span[],
  language: string,
): readonly Frequency[] {
  const english = language === "en";
  const others = english ? notOfOneCustomer(businessModel) : [];
  const limits = english ? limitsTold(businessModel) : [];
  return findFrequencies(businessModel, sums)
    .filter(
      (found) =>
        !FREE_BEHIND.test(businessModel.slice(found.end)) &&
        !within(others, found) &&
        !HOPED.test(businessModel.slice(0, found.start)),
    )
    .map((found) => ofAllTogether(found, businessModel))
    .map((found) =>
      !OF_TIME.test(found.noun ?? "") && within(limits, found) ? { ...found, isLimit: true } : found,
    );
}

/** "An office refills three times a month" where refills are sold: three of them. */
export function asDone(rows: readonly PricedLine[], frequencies: readonly Frequency[]): readonly Frequency[] {
  return frequencies.map((found) => {
    const { noun, deed } = found;
    if (noun !== null || !deed || deed.length < 4) return found;
    const same = new RegExp(`^${literal(deed.replace(/e$/, ""))}(?:e?s|e|ing)?$`, "iu");
    const sold = rows.find(({ unit }) => same.test(unit));
    return sold ? { ...found, noun: sold.unit } : found;
  });
}
