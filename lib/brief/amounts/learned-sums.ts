import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import { findFrequencies } from "../text/frequency";
import { parseNumber } from "../text/number-words";
import { tagNumbers } from "../told-numbers/tag-numbers";
import { pointSeparates } from "./amount-patterns";
import { type Amount, within } from "./amounts";
import { announcedSums } from "./announced-costs";

/** The currency is that of the country. */
const NOT_NAMED = "cent";

/** "79 from 100 a month", "if a farmer takes over 2,000": from so many on. */
const FROM_SO_MANY =
  /(?:\d (?:from|over|above)|\b(?:takes?|orders?|buys?|books?|sends?|plants?) (?:over|above|more than|at least|from))\s$/i;

/** "At 500 pcs (wood 96)": counted, and no sum. */
const COUNTED = /^\s?(?:pcs|pieces|units|sets|boxes|copies|off|x)(?!\p{L})/iu;

/** "Kept at -80", "a 60/40 split", "a 501(c)(3)". */
const isNoSum = (text: string, start: number, end: number) =>
  /(?:\d\/|[\s(]-|\()$/.test(text.slice(0, start)) || /^(?:\/\d|\(c\))/i.test(text.slice(end));

const TO = /^\s?(?:to|-|–)\s?$/;
const MOST_APART = 5;
/** "7k to 8k": two sums of one range. */
function asRanges(amounts: readonly Amount[], text: string): Amount[] {
  const all: Amount[] = [];
  for (const next of amounts) {
    const last = all.at(-1);
    const isRange =
      last?.kind === "money" &&
      next.kind === "money" &&
      last.value === last.high &&
      next.value > last.value &&
      next.value < MOST_APART * last.value &&
      TO.test(text.slice(last.end, next.start));
    if (!last || !isRange) all.push(next);
    else {
      const value = within(last.value, next.value);
      const end = { high: next.value, end: next.end, text: text.slice(last.start, next.end) };
      all[all.length - 1] = { ...last, value, ...end };
    }
  }
  return all;
}

/** No sign and no name of a currency: "a full day 449", beside sums that have one. */
export function withLearnedSums(text: string, amounts: readonly Amount[], field: AnswerField): Amount[] {
  const listed = announcedSums(text, amounts);
  const signed = [...amounts, ...listed].filter(({ kind }) => kind === "money");
  const counted = findFrequencies(text).filter(({ noun }) => noun !== null);
  const found = tagNumbers(text, field).flatMap((number): Amount[] => {
    const { unsigned, start, end } = number;
    const value = pointSeparates(text) ? number.value : parseNumber(text.slice(start, end), false);
    if (signed.some((sum) => start < sum.end && end > sum.start)) return [];
    if (!unsigned || !(value > 1) || !/^\d/.test(text.slice(start, end))) return [];
    if (isNoSum(text, start, end)) return [];
    if (FROM_SO_MANY.test(text.slice(0, start)) || COUNTED.test(text.slice(end))) return [];
    if (counted.some((often) => often.start <= start && start < often.end)) return [];
    const [nearest] = [...signed].sort((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start));
    const currency = nearest?.currency ?? NOT_NAMED;
    return [
      { kind: "money", value, low: value, high: value, currency, start, end, text: text.slice(start, end) },
    ];
  });
  return asRanges(
    [...amounts, ...listed, ...found].sort((a, b) => a.start - b.start),
    text,
  );
}
