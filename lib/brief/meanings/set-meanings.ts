import type { ReadAmount } from "../amounts/amount-roles";
import type { Amount } from "../amounts/amounts";
import { COSTS_THEM } from "../amounts/learned-roles";
import type { AmountRole } from "../data/amount-cues";
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

/** So much surer the words around a sum have to be than what was read, to be believed unasked. */
const SURER = 0.8;
/** What the words seldom tell rightly where the first was read (of 300 founders' answers): wages are worked out from hours. */
const SELDOM: Partial<Record<Meaning, readonly Meaning[]>> = {
  none: ["given", "discount"],
  price: ["monthly", "start", "deal"],
  monthly: ["cost"],
};
/** Said outright: what passes through, a limit, what is lost, who leaves and who pays. */
const OUTRIGHT: ReadonlySet<AmountRole | null> = new Set([
  "through",
  "bound",
  "penalty",
  "churn",
  "conversion",
]);

/** "Gross margin 61%": what is left, which no share of a sale is. */
const MARGIN = /\bmargins?\b[^.;]{0,12}$/i;

/** The sums of the business model, each for what the words around it tell far more surely than the rules. */
export function asLikely(read: ReadAmount[], text: string, found: readonly Amount[]): ReadAmount[] {
  const tagged = tagNumbers(text, "businessModel");
  return read.map((amount) => {
    const written = found.find(({ start }) => start === amount.start);
    const number = tagged.find(({ start, end }) => start < amount.end && end > amount.start);
    if (!written || !number || OUTRIGHT.has(amount.role) || MARGIN.test(amount.before)) return amount;
    const { taken, likely, doubt } = weigh(amount, number);
    const [first = taken] = likely;
    const may = amount.kind === "money" ? !SELDOM[taken]?.includes(first) : taken === "kept";
    const theirs = first === "cost" && COSTS_THEM.test(amount.before);
    const isSurer = first !== taken && doubt > SURER && may && !theirs;
    return isSurer ? meant(amount, written, first) : amount;
  });
}

function meant(amount: ReadAmount, written: Amount, meaning: Meaning): ReadAmount {
  const { role, tag } = SENSES[meaning].as;
  // What was read right keeps its finer role and whatever was worked out of it.
  const { value, low, high } = written;
  const text = amount.value === value ? amount.text : written.text;
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
