import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { Assumed } from "@/lib/finance/types";
import { COUNT, countOf, SPELT_NUMBER, spelt } from "../text/number-words";
import { NEGATION, sentencesOf } from "../text/sentences";
import { FREE, isUnpaid } from "../text/tried";
import { withoutWishes } from "../text/wishes";
import { founder } from "./customers";

const MANY = `(?:about |around |over |some |roughly )?(?<many>${COUNT}|${SPELT_NUMBER})`;
/** Who works with the business, or is at home, buys nothing. */
const WHO =
  "(?:(?!(?:of|or|to|other|more|different)\\b)[\\p{L}-]+ ){0,2}?(?!(?:children|kids|sons|daughters|friends|mates|colleagues|neighbou?rs|staff|employees|cleaners|drivers|volunteers|testers|suppliers|partners|days|weeks|months|years|hours|times|people on)\\b)[\\p{L}-]{3,}s";
const BUYERS =
  "(?:customers|clients|families|households|people|parents|couples|homes|shops|caf[eé]s|restaurants|offices|companies|firms|schools|hotels|clinics|buyers|women|students|farmers|guests)";
const NOW = "(?:already|currently|now|right now|at the moment|at present|today|so far)";
const SERVE =
  "(?:look after|care for|serve|teach|coach|train|walk|clean(?: for)?|deliver to|supply|cook for|bake for|work for|treat|mow|wash|do (?:[\\p{L}-]+ ){1,3}for)";
const SERVED: readonly RegExp[] = [
  `\\b(?:we|i) ${NOW} ${SERVE} ${MANY} ${WHO}`,
  `\\b(?:we|i) ${SERVE} ${MANY} ${WHO},? (?:[\\p{L}-]+ ){0,2}?${NOW}`,
  `\\b(?:we|i)(?:['’]ve| have)(?: got)?(?: already| now)? ${MANY} (?:regulars|(?:regular|steady|weekly|monthly|returning|repeat) ${WHO})`,
  `\\b(?:we|i)(?:['’]ve| have)? (?:already )?sold (?:[^.;]{2,40} )?to ${MANY} (?:[\\p{L}-]+ )?${BUYERS}`,
  `\\b(?:there are|(?:we|i) have) ${MANY} ${WHO} on (?:my|our) (?:round|list|books)(?! of)`,
  `\\b(?:my|our) first ${MANY} (?:paying )?(?:customers|clients) (?:came|come|have|bought|ordered|found)`,
].map((pattern) => new RegExp(pattern, "iu"));
const MEANT = /\b(?:if|once|when|until|could|would|will|can|may|might|want|hope|plan|aim|expect|goal)\b/i;

/** "I look after 3 gardens already", "sold 180 packs to around 70 families", "about 40 regulars": who buys today without a word of paying. */
export function servedNow(answers: QuizAnswers): Assumed | undefined {
  const told = (["businessModel", "differentiator", "targetAudience", "solution"] as const).flatMap((field) =>
    sentencesOf(field, answers[field]),
  );
  for (const { text } of told) {
    const said = withoutWishes(text);
    if (FREE.test(said) || isUnpaid(said)) continue;
    for (const pattern of SERVED) {
      const found = pattern.exec(said);
      const many = found?.groups?.many ?? "";
      const count = /\d/.test(many) ? countOf(many) : spelt(many);
      const before = said.slice(0, found?.index ?? 0);
      if (found && count >= 1 && !MEANT.test(`${before} ${found[0]}`) && !NEGATION.test(before))
        return founder(count, found[0].replace(/^(?:we|i)(?:['’]ve| have)? /i, "").trim());
    }
  }
  return undefined;
}
