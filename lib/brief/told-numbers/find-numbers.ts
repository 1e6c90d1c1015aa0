import { findAmounts } from "../amounts/amounts";
import { isOfNorm } from "../text/norms";
import { COUNT, countOf, multiplierAt, SPELT_NUMBER, spelt } from "../text/number-words";

/** A number as it stands in a text. */
export interface FoundNumber {
  kind: "money" | "percent" | "count";
  /** Money in major units, a percentage as a share, a count as it is. */
  value: number;
  start: number;
  end: number;
}

const ANY = new RegExp(`(?<![\\p{L}\\d.,$€£¥₹])(?:${COUNT}|${SPELT_NUMBER}(?!\\p{L}))`, "giu");
const IN_WORDS = /^[\p{L}\s-]+$/u;

/** Every number of a text, left to right: sums and percentages as `findAmounts` reads them, then whatever else is counted. */
export function findNumbers(text: string): FoundNumber[] {
  const sums = findAmounts(text).map(
    ({ kind, value, start, end }): FoundNumber => ({ kind, value, start, end }),
  );
  const counts = [...text.matchAll(ANY)].flatMap(({ 0: said, index: start }): FoundNumber[] => {
    const times = multiplierAt(text, start + said.length);
    const end = start + said.length + times.length;
    if (isOfNorm(text.slice(0, start))) return [];
    if (sums.some((sum) => start < sum.end && end > sum.start)) return [];
    const whole = IN_WORDS.test(said) ? countOf(said) || spelt(said) : countOf(said);
    return Number.isFinite(whole) ? [{ kind: "count", value: whole * times.factor, start, end }] : [];
  });
  return [...sums, ...counts].sort((a, b) => a.start - b.start);
}
