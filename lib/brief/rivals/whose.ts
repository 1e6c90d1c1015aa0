import { clausesOf, sentencesOf } from "../text/sentences";
import { isOurs, type Read } from "./ours";

export type Whose = "ours" | "theirs" | "same";

const OPENER = "(?:(?:and|but|also|so|plus|then|while|because|here|today|actually|honestly),? )*";
const OURS = new RegExp(
  `^${OPENER}(?:we|i|our|ours|my|mine|me|with (?:us|me)|in (?:ours|mine)|unlike|each|every|all (?:of )?(?:our|my|the)|you|your|nobody|no one|no)\\b|^here\\b`,
  "iu",
);
/** "There is a scheme that refunds it but ...", "on the internet there are only ...", "groups exist but ...". */
const IS_THERE = new RegExp(
  `^${OPENER}(?:(?:on|in|at|around) [^,;]{2,30}? )?there(?:['’]?s| is| are| exists?)\\b.*\\b(?:but|only|already|though|however)\\b|^(?:[\\p{L}-]+ ){1,4}?exists?(?=$|[,;]| but\\b| and\\b| already\\b| only\\b)`,
  "iu",
);
/** "Today this is done by phone", "most people just use paper": how it is managed without the offer. */
const AS_NOW =
  /^(?:today|now|nowadays|right now|at the moment|currently|normally|usually|so far|until now) (?:this|that|it|they|people|everybody|everyone|most|all of this|the [\p{L}-]+) (?:is|are|gets?|has to|have to|use[sd]?|do|does|rel(?:y|ies)|go|goes)\b/iu;
/** "Normal transport won't touch it", "a usual course takes a year". */
const ORDINARY =
  /^(?:an? |the |most |all )?(?:normal|ordinary|usual|regular|conventional|traditional|standard|general|existing|other|cheap|big|large|old|imported|foreign)(?: [\p{L}-]+){1,4}? (?:is|are|was|were|do|does|don['’]?t|won['’]?t|will|can|can['’]?t|cannot|only|just|never|cost|costs|take|takes|ask|asks|want|wants|charge|charges|teach|teaches|keep|keeps|pay|pays|have|has|need|needs|\p{L}+s)\b/iu;
/** "The church hall ask 60 for a day", "the fan dealers do a service at 420": a sum asked by one whom the offer does not name. */
const ASKS =
  /^(?:the|an?) ((?:[\p{L}'’-]+ ){1,5}?)(?:asks?|wants?|charges?|costs?|takes?|does|do|sells?|bills?|quotes?)\b[^.;]*\d/iu;
const LEANS = new RegExp(
  `^${OPENER}(?:they|them|it|its|their|the [\\p{L}-]+ there|this|that|those)\\b`,
  "iu",
);
/** "It takes us six weeks". */
const IT_IS_OURS = /^it\b.*\b(?:us|me|our|my)\b/i;
/** "Most people just ask a neighbour". */
const MOST_DO = /^(?:most|many|some) (?:[\p{L}-]+ ){1,2}?(?:just|simply|still|only)\b/iu;
const EXISTS = /^(?:(?:and|but|so) )?(?:(?:on|in|at) [^,;]{2,30}? )?there(?:['’]?s| is| are)\b/i;

/** Whose doing a clause tells of by its own subject; "same" where it leans on the clause before. */
function byItself(said: string, sentence: string, answered: boolean, read: Read): Whose | null {
  const existing =
    IS_THERE.test(said) || (EXISTS.test(said) && sentence.startsWith(said) && IS_THERE.test(sentence));
  if (existing || AS_NOW.test(said) || MOST_DO.test(said)) return "theirs";
  if (OURS.test(said) || IT_IS_OURS.test(said)) return "ours";
  const isNamed = (word: string) => isOurs(word, read);
  const words = said
    .split(" ")
    .slice(1, 4)
    .filter((word) => word.length > 3);
  if (ORDINARY.test(said) && !words.some(isNamed)) return "theirs";
  const who = ASKS.exec(said)?.[1]?.match(/[\p{L}'’-]{4,}/gu) ?? [];
  if (who.length > 0 && answered && !who.every(isNamed)) return "theirs";
  return LEANS.test(said) ? "same" : null;
}

/**
 * Whether a clause of the difference tells of another way by its subject, or by "they" and "it" after a clause that does.
 * What names neither is not told apart here.
 */
export function isTheirsBySubject(said: string, read: Read): boolean {
  const text = read.answers.differentiator;
  const at = text.toLowerCase().indexOf(said.toLowerCase());
  if (at < 0) return byItself(said, said, false, read) === "theirs";
  const sentences = sentencesOf("differentiator", text);
  const around = sentences.findIndex(({ start, end }) => start <= at && at < end);
  const judged = (clause: string, index: number) =>
    byItself(
      clause,
      sentences[index]?.text ?? clause,
      sentences.slice(index + 1).some((later) => OURS.test(later.text)),
      read,
    );
  const own = judged(text.slice(at, at + said.length), around);
  if (own !== "same") return own === "theirs";
  // "It" and "they" are what the clause before tells of, or what its sentence opens with.
  for (const { text: earlier, end, start } of clausesOf("differentiator", text).reverse()) {
    if (end > at) continue;
    const index = sentences.findIndex((one) => one.start <= start && start < one.end);
    const whose = judged(earlier, index);
    const opens = sentences[index]?.start === start;
    if (whose === "theirs" || whose === "ours" || (whose === null && opens)) return whose === "theirs";
  }
  return false;
}
