import type { ReadAmount } from "../amounts/amount-roles";
import type { Amount } from "../amounts/amounts";
import { tagNumbers } from "../told-numbers/tag-numbers";
import { type Meaning, meaningOf, SENSES } from "./meaning";
import { weigh } from "./weigh";

/** By the name of a sum, what the founder says that it is. */
export type Meanings = Readonly<Record<string, Meaning>>;

/** A sum by what it comes to, so that it is the same in every language: "3500", "40%". */
export const nameOfSum = ({ kind, value }: Pick<Amount, "kind" | "value">): string =>
  kind === "percent" ? `${Number((value * 100).toPrecision(6))}%` : `${Number(value.toPrecision(9))}`;

/** The sums with what the founder says of them in place of what was read; `found` holds them as they were written. */
export const setMeanings = (
  read: ReadAmount[],
  found: readonly Amount[],
  own: Meanings | undefined,
): ReadAmount[] =>
  own
    ? read.map((amount) => {
        const written = found.find(({ start }) => start === amount.start);
        const name = written && nameOfSum(written);
        const meaning = name && Object.hasOwn(own, name) ? own[name] : undefined;
        return written && meaning ? meant(amount, written, meaning) : amount;
      })
    : read;

/** What was read as the first of them is taken for one of the others unasked, where the words tell so by so much more. */
const UNASKED: readonly { taken: Meaning; instead: readonly Meaning[]; by: number }[] = [
  { taken: "cost", instead: ["start"], by: 0.6 },
  { taken: "kept", instead: ["given", "none"], by: 0.6 },
];

/** "A delivery costs the restaurant 5.50": they pay it to us. */
const COSTS_THEM = /\bcosts? (?:the|an?|each|every|them|whoever)\b[^.;\d]{0,24}$/i;
const PAID_BY_THEM = 0.5;

/** "Gross margin 61%": what is left, which no share of a sale is. */
const MARGIN = /\bmargins?\b[^.;]{0,12}$/i;

/** The sums of the business model, each for what the words around it tell far more surely than the rules. */
export function asLikely(read: ReadAmount[], text: string, found: readonly Amount[]): ReadAmount[] {
  const tagged = tagNumbers(text, "businessModel");
  return read.map((amount) => {
    const written = found.find(({ start }) => start === amount.start);
    const number = tagged.find(({ start, end }) => start < amount.end && end > amount.start);
    if (!written || !number || MARGIN.test(amount.before)) return amount;
    const { taken, likely, doubt } = weigh(amount, number);
    const [first = taken] = likely;
    const isSure = UNASKED.some(
      (each) => each.taken === taken && each.instead.includes(first) && doubt > each.by,
    );
    const theirs =
      taken === "cost" && first === "price" && doubt > PAID_BY_THEM && COSTS_THEM.test(amount.before);
    return isSure || theirs ? meant(amount, written, first) : amount;
  });
}

function meant(amount: ReadAmount, written: Amount, meaning: Meaning): ReadAmount {
  const { role, tag } = SENSES[meaning].as;
  // What was read right keeps its finer role and whatever was worked out of it.
  const { value, low, high, text } = written;
  const same = amount.role !== null && meaningOf(amount) === meaning;
  const { period } = amount.tail;
  return {
    ...amount,
    ...(same ? {} : { value, low, high, text, role }),
    told: tag,
    sure: true,
    unsure: false,
    asked: meaning === "price",
    ...(meaning === "sought" ? { sought: true } : {}),
    ...(meaning === "cost" ? { overhead: false } : {}),
    ...(meaning === "monthly"
      ? { overhead: true, tail: { ...amount.tail, period: period ?? "month", unit: null } }
      : {}),
  };
}
