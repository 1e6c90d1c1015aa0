import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { ReadAmount } from "../amounts/amount-roles";
import { resolveCurrency } from "../amounts/currency";
import type { Money } from "../costs/stated-costs";
import { clauseAt, sentenceSpans } from "../text/sentences";
import { likelyOneOf, tagNumbers } from "../told-numbers/tag-numbers";
import { type Meaning, meaningOf, meaningsOf, SENSES } from "./meaning";
import { type Meanings, nameOfSum } from "./set-meanings";

/** A sum or a share of the business model, with what it was taken for. */
export interface ReadSum {
  name: string;
  /** As it was written, and the sentence it stands in. */
  said: string;
  quote: string;
  /** Money in major units, or a share from 0 to 1. */
  amount: number;
  /** Null of a share. */
  currency: string | null;
  taken: Meaning;
  /** What it may be, the likeliest first. */
  likely: Meaning[];
  /** How far what else it may be outweighs what it was taken for, -1 to 1; -1 where the founder said it. */
  doubt: number;
}

/** Prices and what stands beside them decide more than money for the start. */
const DECIDES = new Set<Meaning>(["price", "kept", "cost", "monthly", "deal"]);
/** Told apart by words that no tag knows. */
const ALIKE: readonly (readonly Meaning[])[] = [
  ["hand", "sought"],
  ["cost", "monthly"],
];
const isLike = (one: Meaning, other: Meaning) =>
  one === other || ALIKE.some((pair) => pair.includes(one) && pair.includes(other));

/** What it was taken for, against the likeliest of what it may be instead. */
function weighed(amount: ReadAmount, weigh: (meaning: Meaning) => number) {
  const taken = meaningOf(amount);
  const likely = meaningsOf(amount.kind).sort((a, b) => weigh(b) - weigh(a));
  const other = likely.find((each) => !isLike(each, taken)) ?? taken;
  const own = Math.max(...likely.filter((each) => isLike(each, taken)).map(weigh));
  const decides = DECIDES.has(taken) || DECIDES.has(other);
  return { taken, likely, doubt: (weigh(other) - own) * (decides ? 1 : 0.5) };
}

/** Every sum and share of the business model, in its order. */
export function readSums(
  answers: QuizAnswers,
  money: Money,
  country: string | null,
  told: Meanings = {},
): ReadSum[] {
  const text = answers.businessModel;
  const tagged = tagNumbers(text, "businessModel");
  return money.amounts.flatMap(({ field, amount }): ReadSum[] => {
    const number = tagged.find(({ start, end }) => start < amount.end && end > amount.start);
    if (field !== "businessModel" || !number) return [];
    const { start, end, value } = number;
    const name = nameOfSum({ kind: amount.kind, value });
    const read = weighed(amount, (meaning) => likelyOneOf(number, SENSES[meaning].tags));
    // What one wants to earn has no tag: it is read by its own words alone.
    const settled = Object.hasOwn(told, name) || amount.role === "draw";
    const sentence = sentenceSpans(text).find((span) => span.start <= start && start < span.end);
    return [
      {
        name,
        said: text.slice(start, end),
        quote: clauseAt("businessModel", text, sentence ?? { start, end }).text,
        amount: value,
        currency: amount.kind === "money" ? resolveCurrency(amount.currency, country, money.currency) : null,
        ...read,
        ...(settled ? { doubt: -1 } : {}),
      },
    ];
  });
}
