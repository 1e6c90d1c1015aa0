import type { ReadAmount } from "../amounts/amount-roles";
import { multiplierAt, NUMBER, parseNumber } from "../text/number-words";
import { sentenceSpans } from "../text/sentences";

const MANY = `(${NUMBER})(?:\\s?(?:thousand|k)\\b)?`;
const ABOUT = "(?:about |around |at least |some )?";
/** No rhythm, no time and no customers follow: that is what somebody buys, or how long it takes. */
const OF_THINGS =
  "(?![\\d.,]*\\d)(?!\\s?%)(?!\\s(?:[\\p{L}-]+\\s)?(?:months?|weeks?|years?|days?|hours?|minutes?|people|customers?|clients?|users?|subscribers?|members?|students?|guests?|euros?|pounds?|dollars?)\\b)(?!\\s(?:[\\p{L}-]+\\s)?(?:an?|per|each|every)\\s(?:day|week|month|year)\\b)";
/** So many are made or bought at once by the business itself. */
const OWN_LOT = [
  `\\b(?:if|when|once|as soon as|provided)\\s(?:we|i)\\s(?:can\\s)?(?:order|make|buy|produce|take|have|print|import)\\s(?:them |it |a batch of |a lot of |lots of )?${ABOUT}${MANY}${OF_THINGS}`,
  `\\bin\\s(?:lots|batches|runs|series|quantities)\\sof\\s${ABOUT}${MANY}${OF_THINGS}`,
  `\\b(?:for|with|in|as)?\\s?(?:an?|the|our)?\\s?(?:first |initial |print |production |press )(?:run|batch|lot|order|series|edition)s?\\s(?:of |is |will be )${ABOUT}${MANY}${OF_THINGS}`,
  `\\b(?:an?|the|each|every)\\s(?:batch|production run|run|lot|container|pallet|firing|brew)\\s(?:of|is|makes|gives)\\s${ABOUT}${MANY}${OF_THINGS}`,
].map((source) => new RegExp(source, "giu"));
/** "Minimum order 1,500 pieces": of the supplier, where a cost and no price stands before it. */
const LEAST = [
  `\\b(?:order|lot|batch)s?\\s(?:of|is)\\sat least\\s${MANY}${OF_THINGS}`,
  `\\b(?:minimum|smallest|least|MOQ)(?:\\s(?:order|lot|batch|run|quantity))?(?:\\s(?:is|of|there is|at))?:?\\s${MANY}${OF_THINGS}`,
  `\\bat\\s(${NUMBER})\\s(?:pcs|pieces|units|copies|sets)\\b`,
].map((source) => new RegExp(source, "giu"));

/** "4,000 woven at once". */
const TO_THE_END = "(?:\\s[\\p{L} -]{1,30}(?=\\s*(?:[.;,]|$)))?";

const FEWEST = 20;
const manyIn = (said: string, digits: string): number => {
  const at = said.lastIndexOf(digits) + digits.length;
  return parseNumber(digits, true) * multiplierAt(said, at).factor;
};

/** What is made or bought at once is no sum of money and nobody's order; the places in the text stay where they are. */
export const withoutOwnLots = (text: string): string =>
  OWN_LOT.reduce(
    (kept, { source }) =>
      kept.replace(new RegExp(`${source}${TO_THE_END}`, "giu"), (said) => " ".repeat(said.length)),
    text,
  );

export interface FirstLot {
  pieces: number;
  /** Cost of one. */
  each: number;
  said: string;
}

/** "Costs me 0.38 if I order 50 thousand": so many are paid for before the first is sold; null where no lot stands beside a cost. */
export function firstLotOf(text: string, amounts: readonly ReadAmount[]): FirstLot | null {
  const money = amounts.filter(({ kind }) => kind === "money");
  for (const { start, end } of sentenceSpans(text)) {
    const here = money.filter((amount) => amount.start >= start && amount.start < end);
    for (const pattern of [...OWN_LOT, ...LEAST])
      for (const found of text.slice(start, end).matchAll(pattern)) {
        const at = start + found.index;
        const pieces = manyIn(found[0], found[1] ?? "");
        const near =
          here.filter((amount) => amount.end <= at).at(-1) ?? here.find((amount) => amount.start > at);
        if (near?.role !== "cost" || near.tail.period || pieces < FEWEST) continue;
        return {
          pieces,
          each: near.value / near.tail.divisor,
          said: `${found[0].trim()}, ${near.text} each`,
        };
      }
  }
  return null;
}
