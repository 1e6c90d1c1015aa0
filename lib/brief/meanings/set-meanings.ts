import type { ReadAmount } from "../amounts/amount-roles";
import type { Amount } from "../amounts/amounts";
import { type Meaning, meaningOf, SENSES } from "./meaning";

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
