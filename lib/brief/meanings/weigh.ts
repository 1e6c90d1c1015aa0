import type { ReadAmount } from "../amounts/amount-roles";
import { likelyOneOf, type TaggedNumber } from "../told-numbers/tag-numbers";
import { type Meaning, meaningOf, meaningsOf, SENSES } from "./meaning";

/** Prices and what stands beside them decide more than money for the start. */
const DECIDES = new Set<Meaning>(["price", "kept", "cost", "monthly", "deal"]);
/** Told apart by words that no tag knows. */
const ALIKE: readonly (readonly Meaning[])[] = [["hand", "sought"]];
const isLike = (one: Meaning, other: Meaning) =>
  one === other || ALIKE.some((pair) => pair.includes(one) && pair.includes(other));

export interface Weighed {
  /** What it was taken for. */
  taken: Meaning;
  /** What it may be, the likeliest first. */
  likely: Meaning[];
  /** How far what else it may be outweighs what it was taken for, -1 to 1. */
  doubt: number;
}

/** What a sum was taken for, against the likeliest of what it may be instead by the words around it. */
export function weigh(amount: ReadAmount, number: TaggedNumber): Weighed {
  const weight = (meaning: Meaning) => likelyOneOf(number, SENSES[meaning].tags);
  const taken = meaningOf(amount);
  // What one wants to earn has no tag: it is read by its own words alone.
  if (taken === "draw") return { taken, likely: meaningsOf(amount.kind), doubt: -1 };
  const likely = meaningsOf(amount.kind).sort((a, b) => weight(b) - weight(a));
  const other = likely.find((each) => !isLike(each, taken)) ?? taken;
  const own = Math.max(weight(taken), ...likely.filter((each) => isLike(each, taken)).map(weight));
  const decides = DECIDES.has(taken) || DECIDES.has(other);
  return { taken, likely, doubt: (weight(other) - own) * (decides ? 1 : 0.5) };
}
