import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { sentences } from "./cut";
import { bare, wordCount } from "./english";
import { isWhole } from "./whole";

/** Points back at what is not quoted with it, or goes on with it. */
const LEANS_BACK =
  /^(?:and|but|so|or|nor|yet|because|which|who|whose|instead|also|then|plus|such|they|them|this|that|these|those|he|she|if|when|while|unless|even)\b/i;
export const leansBack = (said: string): boolean => LEANS_BACK.test(bare(said));
const WITH_PRONOUN =
  /^(?:we|i|it|you|there|ours|everything|everyone|everybody|nobody|nothing)(?:['’]\p{L}+)? /iu;
const FINITE =
  /\b(?:is|are|was|were|has|have|had|can|cannot|could|will|would|must|does|do|did|gets?|needs?|\p{L}+n['’]t)\b/iu;
/** "Moves the money ...", "get doubts solved": the one who does it is missing. */
const SUBJECT_BEFORE = 1;
const LEAST = 3;

const same = (text: string) => bare(text).toLowerCase();

/** Whether the founder's words can be quoted for themselves: a sentence as it was written, or a clause with subject and verb. */
export function standsWell(said: string, answers: QuizAnswers): boolean {
  const words = bare(said);
  if (wordCount(words) < LEAST || LEANS_BACK.test(words)) return false;
  if (Object.values(answers).some((answer) => sentences(answer).some((one) => same(one) === same(words))))
    return true;
  if (!isWhole(words)) return false;
  const [, ...after] = words.split(" ");
  return WITH_PRONOUN.test(words) || FINITE.test(after.slice(SUBJECT_BEFORE - 1, 7).join(" "));
}
