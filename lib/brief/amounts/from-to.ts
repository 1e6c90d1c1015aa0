import type { ReadAmount } from "./amount-roles";
import { within } from "./amounts";

/** "From €9 per month for the smallest to €16 for the largest": one price with two ends. */
export function fromTo(read: readonly ReadAmount[], text: string): ReadAmount[] {
  return read.flatMap((here, i) => {
    const [before, next] = [read[i - 1], read[i + 1]];
    if (before && isUpTo(before, here, text)) return [];
    if (!next || !isUpTo(here, next, text)) return [here];
    const [low, high] = [here.low, next.high];
    return [
      {
        ...here,
        low,
        high,
        value: within(low, high),
        text: `${here.text} to ${next.text}`,
        phrase: { start: here.phrase.start, end: next.phrase.end },
      },
    ];
  });
}
const isUpTo = (from: ReadAmount, to: ReadAmount, text: string): boolean =>
  from.kind === "money" &&
  to.kind === "money" &&
  from.currency === to.currency &&
  to.value > from.value &&
  to.tail.period === null &&
  (from.role === "price" || from.role === null) &&
  /\b(?:from|between)\s+$/i.test(from.before) &&
  /^[^.;\d]{0,50}\sto\s+$/i.test(text.slice(from.end + from.tail.length, to.start));
