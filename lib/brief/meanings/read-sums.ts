import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { resolveCurrency } from "../amounts/currency";
import type { Money } from "../costs/stated-costs";
import { clauseAt, sentenceSpans } from "../text/sentences";
import { tagNumbers } from "../told-numbers/tag-numbers";
import { type Meanings, nameOfSum } from "./set-meanings";
import { type Weighed, weigh } from "./weigh";

/** A sum or a share of the business model, with what it was taken for. */
export interface ReadSum extends Weighed {
  name: string;
  /** As it was written, and the sentence it stands in. */
  said: string;
  quote: string;
  /** Money in major units, or a share from 0 to 1. */
  amount: number;
  /** Null of a share. */
  currency: string | null;
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
    const sentence = sentenceSpans(text).find((span) => span.start <= start && start < span.end);
    return [
      {
        name,
        said: text.slice(start, end),
        quote: clauseAt("businessModel", text, sentence ?? { start, end }).text,
        amount: value,
        currency: amount.kind === "money" ? resolveCurrency(amount.currency, country, money.currency) : null,
        ...weigh(amount, number),
        ...(Object.hasOwn(told, name) ? { doubt: -1 } : {}),
      },
    ];
  });
}
