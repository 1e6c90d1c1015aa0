import { COUNT } from "@/lib/brief/text/number-words";
import type { Brief } from "@/lib/brief/types";
import { sentences } from "./cut";

const WHO =
  "(?:helpers?|assistants?|drivers?|carers?|cleaners?|employees|workers|nurses|guides|mechanics|technicians|leaders|instructors|tutors|teachers|colleagues?|apprentices?|cooks|seamstresses|gardeners|installers|fitters|coaches)";
const OWN = new RegExp(
  `\\b(?:(?:my|our) (?:(?<many>${COUNT}) )?|(?:have|employ|pay|with|plus) (?<few>${COUNT}) )(?:other |own |part-?time |trained |paid |freelance )?(?<who>${WHO})\\b(?! (?:is|are|was|were) (?:looking|searching))`,
  "iu",
);
/** Of others, or still to come. */
const NOT_THERE =
  /\b(?:no|without|need|want|look(?:ing)? for|hire|hiring|would|will|plan|later|customers?|clients?|they|each of them)\b/i;

/** "Two helpers", "drivers": who does the work beside the founder already; "" where nobody is told. */
export function ownHelpers({ answers, language }: Pick<Brief, "answers" | "language">): string {
  if (language !== "en") return "";
  const { businessModel, solution, differentiator } = answers;
  for (const said of [businessModel, solution, differentiator].flatMap(sentences)) {
    const { groups, index = 0 } = OWN.exec(said) ?? {};
    const { many = "", few = "", who = "" } = groups ?? {};
    if (who && !NOT_THERE.test(said.slice(0, index))) return `${many || few} ${who}`.trim().toLowerCase();
  }
  return "";
}
