import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { Assumed } from "@/lib/finance/types";
import { singular } from "../amounts/price-tail";
import { isSetback } from "../text/happened";
import { literal } from "../text/literal";
import { COUNT, countOf } from "../text/number-words";
import { statementsOf } from "../text/sentences";
import { founder } from "./customers";

const TODAY = /^(?:and )?(?:today|now|right now|currently|at present|at the moment|so far)\b\s*[:,–-]?\s*/i;
const PARTS = /[;,](?!\d)\s*(?:and |but )?|\sand (?=\d)/;
const COUNTED = new RegExp(
  `^(?:we (?:have|serve) )?(?:about |around )?(${COUNT}) (\\p{L}[\\p{L}-]*s)\\b`,
  "iu",
);

export interface CountedToday {
  count: number;
  noun: string;
  said: string;
}

/** "Today: 62 units, 19 hosts, 402 turnovers in October": all that one sentence counts of today. */
export function countsOfToday({ businessModel, differentiator, solution }: QuizAnswers): CountedToday[] {
  const told = [
    ...statementsOf("businessModel", businessModel),
    ...statementsOf("differentiator", differentiator),
    ...statementsOf("solution", solution),
  ].filter(({ text }) => TODAY.test(text));
  return told.flatMap(({ text }) =>
    text
      .replace(TODAY, "")
      .split(PARTS)
      .filter((part) => !isSetback(part))
      .flatMap((part) => {
        const [said, many = "", noun = ""] = COUNTED.exec(part) ?? [];
        const count = countOf(many);
        return said && count > 0 ? [{ count, noun: noun.toLowerCase(), said }] : [];
      }),
  );
}

/** "With 3 to 25 units": had by the customers, and no customers. */
export const isHadBy = (noun: string, audience: string) =>
  new RegExp(`\\d\\s(?:[\\p{L}-]+\\s){0,2}${literal(singular(noun))}`, "iu").test(audience);

const STEM = 4;

/** Who buys today, by the word that the audience answer begins with. */
export function customersToday(answers: QuizAnswers): Assumed | undefined {
  const [who = ""] = answers.targetAudience
    .toLowerCase()
    .split(/ (?:in|with|who|that|of|at|from|aged|near|across|under) |[,;.(]/);
  const found = countsOfToday(answers).find(
    ({ noun }) =>
      noun.length > STEM &&
      new RegExp(`(?<!\\p{L})${literal(singular(noun))}`, "iu").test(who) &&
      !isHadBy(noun, answers.targetAudience),
  );
  return found ? founder(found.count, found.said) : undefined;
}

/** "300 units" where 19 hosts have 62 units today: so many hosts. */
export function asCustomers(count: number, noun: string, answers: QuizAnswers): number | undefined {
  const had = countsOfToday(answers).find((each) => singular(each.noun) === singular(noun));
  const customers = customersToday(answers);
  return had && customers ? Math.round((count * customers.value) / had.count) : undefined;
}
