import type { Brief } from "@/lib/brief/types";
import { inShort, sentencesIn } from "./kept-job";

const MYSELF = "(?:alone|by myself|on my own|myself|personally|single-handed(?:ly)?)";
const ALONE: readonly RegExp[] = [
  "\\balways (?:me|by myself|myself)\\b",
  "\\b(?:it['’]?s|it is|its) (?:just|only) me\\b|\\b(?:just|only) me,? (?:who|doing|so|and)\\b|\\bI am the only one who\\b",
  "\\bit['’]?s all (?:just )?me\\b",
  `\\bI (?:will |can |also |always )*(?:do|make|run|handle|teach|pack|visit|check|solder|bake|cook|mend|drive|deliver|see|treat|write|read|answer|take) (?:it |this |them |that |every\\p{L}* |all |each )(?:[\\p{L}-]+ ){0,3}?${MYSELF}\\b`,
  `\\bI (?:check|read|answer|teach|visit|handle|do|mark|make) (?:every|each|all)\\b[^.;,]{0,24}\\b${MYSELF}\\b`,
].map((source) => new RegExp(source, "iu"));
const NOBODY_HIRED =
  /\b(?:no|without(?: any)?|never any|not want(?: any)?|n['’]t want(?: any)?|want no) (?:employees|staff|helpers)\b|\b(?:won['’]?t|will not|never|do not want to|don['’]?t want to|no (?:wish|plans?|intention) to|not going to) (?:hire|employ|take on (?:anyone|anybody|staff|people|employees))\b/i;
/** "No staff at first", "the first year myself, then a second person": for a while only. */
const FOR_A_WHILE =
  /\b(?:at first|first (?:year|months?)|for now|to (?:start|begin)|in the beginning|until|later|then (?:hire|take|add|bring)|second person)\b/i;
/** Of customers and of what others lack. */
const OF_OTHERS =
  /\b(?:they|owners?|shops?|firms?|businesses|clinics?|studios?) (?:have|has|had|with|without|who)\b/i;

/** That nobody will be hired, in the founder's words; null where it is not told. */
export function aloneTold({ answers, language }: Pick<Brief, "answers" | "language">): string | null {
  if (language !== "en") return null;
  const { businessModel, solution, differentiator } = answers;
  const found = sentencesIn([businessModel, differentiator, solution]).find(
    (sentence) =>
      (ALONE.some((pattern) => pattern.test(sentence)) ||
        (NOBODY_HIRED.test(sentence) && !OF_OTHERS.test(sentence))) &&
      !FOR_A_WHILE.test(sentence),
  );
  return found ? inShort(found, [...ALONE, NOBODY_HIRED]) : null;
}
