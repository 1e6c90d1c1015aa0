import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { Assumed, RevenueLine } from "@/lib/finance/types";
import { singular } from "../amounts/price-tail";
import { literal } from "../text/literal";
import { COUNT, countOf, SPELT_NUMBER, spelt } from "../text/number-words";
import { sentenceSpans } from "../text/sentences";
import { founder } from "./customers";

const SEASON = "(?:year|winter|summer|season|spring|autumn|fall|harvest)";
/** "Last winter 420 households adopted a tree", "in the first winter we had 34 boats". */
const HAD = new RegExp(
  `\\b(?:last|this|(?:in|during) (?:our|the) (?:first|last)) ${SEASON},?\\s(?:(?:we|i) (?:had|stored|served|looked after)\\s)?(?:about |around |over )?(${COUNT}|${SPELT_NUMBER})\\s((?:[\\p{L}-]+\\s)?[\\p{L}-]+(?:s|people|families))\\b`,
  "iu",
);
/** What is paid for once in each year. */
const OF_A_YEAR = new RegExp(`\\b${SEASON}\\b`, "i");

/** Who bought for the last season where a season is what is sold: today's customers, by what the audience is called or owns. */
export function customersOfLastSeason(
  { businessModel, differentiator, solution, targetAudience }: QuizAnswers,
  lines: readonly RevenueLine[],
): Assumed | undefined {
  const [main] = lines.filter(({ later }) => !later);
  if (!main || !(main.per === "year" || OF_A_YEAR.test(main.evidence))) return undefined;
  for (const text of [businessModel, differentiator, solution])
    for (const { start, end } of sentenceSpans(text)) {
      const [said = "", many = "", noun = ""] = HAD.exec(text.slice(start, end)) ?? [];
      const one = literal(singular(noun.split(" ").at(-1)?.toLowerCase() ?? ""));
      const count = /\d/.test(many) ? countOf(many) : spelt(many);
      if (said && count > 0 && new RegExp(`\\b${one}(?:e?s)?\\b`, "i").test(targetAudience))
        return founder(count, said);
    }
  return undefined;
}
