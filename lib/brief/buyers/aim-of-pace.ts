import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { OF_ONE_CUSTOMER } from "../prices/volume-speaker";
import { COUNT, countOf } from "../text/number-words";
import { sentencesOf } from "../text/sentences";

/** So many a month as the founder means to sell. */
export interface AimOfPace {
  perMonth: number;
  /** "3,000 loads per month by June" */
  said: string;
}

const MONTHLY: Record<string, number> = { day: 30, week: 52 / 12, month: 1, year: 1 / 12 };
const AIM = new RegExp(
  `\\b(?:target|goal|aim|plan|want|hope|reach|get to|expect)\\b[^.;\\d]{0,20}?(?<said>(?<many>${COUNT})\\s(?!%|percent|others|customers|clients|members|subscribers|users)(?:[\\p{L}-]+\\s){1,2}?(?:an?|per|each|every)\\s(?<per>day|week|month|year)\\b(?:\\s(?:by|in|within|until|before|after)\\s[\\p{L}\\d][\\p{L}\\d ]{2,24}?(?=[,.;]|$| and\\b))?)`,
  "iu",
);
/** "We want 3 visits a week per shop": of one, and no aim. */
const OF_EACH = /^\s(?:per|each|every|for each)\b/i;

/** "Target is 3,000 loads per month by June". */
export function readAimOfPace({
  businessModel,
  solution,
  differentiator,
}: QuizAnswers): AimOfPace | undefined {
  for (const { text } of sentencesOf("businessModel", [businessModel, solution, differentiator].join(" "))) {
    const found = AIM.exec(text);
    const { said = "", many = "", per = "" } = found?.groups ?? {};
    const count = countOf(many);
    // "We expect people to buy 2 packs a year" is how often one of them buys.
    if (
      !found ||
      count < 2 ||
      OF_ONE_CUSTOMER.test(text.slice(0, found.index + found[0].indexOf(said))) ||
      OF_EACH.test(text.slice(found.index + found[0].length))
    )
      continue;
    return { perMonth: count * (MONTHLY[per.toLowerCase()] ?? 1), said };
  }
  return undefined;
}
