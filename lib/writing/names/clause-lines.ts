import type { Brief } from "@/lib/brief/types";
import { sentences } from "../cut";
import { bare, cap } from "../english";
import { fitted, unbracketed } from "./fitted";
import { ownSentences } from "./of-ours";
import { participle, verbOf } from "./participle";

/** What a clause says of the offer, without whoever says it; "" where it says nothing of the kind. */
type Shape = (clause: string) => string;

const first =
  (pattern: RegExp, say: (...parts: string[]) => string): Shape =>
  (clause) => {
    const found = pattern.exec(clause);
    return found ? say(...found.slice(1).map((part) => part ?? "")) : "";
  };
const done = (verb: string, rest: string) => {
  const base = verbOf(verb);
  return base ? `${participle(base)} ${rest}` : "";
};
const IT = "(?:it|this|ours|mine|everything|the \\p{L}+|each \\p{L}+)";
const PREPOSITION = "(?:with|to|from|in|on|onto|into|by|at|around|under|over|without|flat|open)";

const COUNTED = "(?:one|two|three|four|five|six|\\d[\\d.,]*|an?|the)";
const SHAPES: readonly Shape[] = [
  // "A base that you fill with 9 kg of sand": "Filled with 9 kg of sand".
  first(new RegExp(`\\b(?:that|which) you (\\p{L}+) (${PREPOSITION} [^,;:]+)`, "iu"), done),
  // "A strap to tie it to the railing": "Tied to the railing".
  first(new RegExp(`\\b(?:an?|the) [^,;:]*\\bto (\\p{L}+) (?:it|them) (${PREPOSITION} [^,;:]+)`, "iu"), done),
  // "It's for inside the railing only", "ours is for the guy doing quotes at 9pm".
  first(
    new RegExp(`^${IT}(?:['’]s| is| are) ((?:only )?for (?!sale\\b|free\\b|now\\b)[^,;:]+)$`, "iu"),
    (whom) => whom,
  ),
  // "Ours is 2.1kg empty".
  first(
    new RegExp(
      `^${IT} (?:is|weighs) ((?:only|just|under|about) )?(\\d[\\d.,]* ?(?:kg|g|lbs?|oz|grams?|kilos?|pounds?)\\b[^,;:]*)$`,
      "iu",
    ),
    (about, weight) => `weighs ${about}${weight}`,
  ),
  // "We will never make a version that hangs outside".
  first(
    /^(?:we|i) (?:will never|['’]ll never|won['’]t ever) (?:make|sell|build|offer|stock|carry|add|use|take) (an?|any) (.+)$/iu,
    (_, what) => `never a ${what}`.replace(/\ba (?=[aeio])/i, "an "),
  ),
  // "It never gives medical advice".
  first(new RegExp(`^${IT} (never \\p{L}+s .+)$`, "iu"), (vow) => vow),
  // "Mine has a second cup lower down".
  first(/^(?:mine|ours|it) (?:has|have|comes with) ((?:an?|two|three|no) .+)$/iu, (what) => what),
  // "We work on any phone", "we are open when they work".
  first(/^we work ((?:on|without) .+)$/iu, (how) => `works ${how}`),
  first(/^we(?:['’]re| are) (open (?:when|until|from|on|at|every|all) .+)$/iu, (when) =>
    when.replace(/\bthey\b/g, "you").replace(/\btheir\b/g, "your"),
  ),
  // "Max 10 kids", "only 1.3m deep".
  first(new RegExp(`^((?:always|only|max|up to) ${COUNTED}(?: |\\p{Ll}).+)$`, "iu"), (what) =>
    what.replace(/^max /i, "at most "),
  ),
];

const CLAUSES = /[;:] | [–—-] |, (?!\d)(?:and |but |so )?|,? (?:and|but|so) (?=(?:we|i|it|ours|you)\b)/iu;
/** "With the real documents from two purchases, a checklist in English and a monthly call": what is in it. */
const HOLDS = /,? (?:with|including|plus) ((?:the |an? |two |three |\p{L}+ )[^.;]+)$/iu;
const LEAST_IN_IT = 5;
function heldIn(sentence: string): string[] {
  const items = (HOLDS.exec(sentence)?.[1] ?? "").split(/, (?:and )?/).map(bare);
  return items.length < 2
    ? []
    : items
        .map((item) => item.replace(/^the /i, ""))
        .filter(
          (item) => item.split(" ").length >= LEAST_IN_IT && /^(?:an?|two|three|real|your|all) /i.test(item),
        );
}

const TERM =
  /^free (?:delivery|shipping|postage|returns|repairs?|fitting)\b.*$|^[\p{L}& ]+ included(?: for .+)?$/iu;
/** "Free delivery above S$120": the one sum that a line may name. */
const termsIn = (businessModel: string) =>
  sentences(businessModel)
    .flatMap((sentence) => sentence.split(/[,;] (?!\d)/).map(bare))
    .filter((part) => TERM.test(part));

/** Clauses in the founder's words that become a line once whoever says them is left out. */
export function clauseLines(brief: Brief): string[] {
  if (brief.language !== "en") return [];
  const sentencesOf = [...sentences(brief.answers.solution), ...ownSentences(brief)];
  // What is added in brackets is said of the offer as well.
  const added = sentencesOf.flatMap((said) =>
    [...said.matchAll(/\(([^()]+)\)/g)].map(([, what = ""]) => what),
  );
  const told = [...sentencesOf.map(unbracketed), ...added];
  const lines = told.flatMap((sentence) => [
    ...new Set(
      [sentence, ...sentence.split(CLAUSES).map(bare)].flatMap((clause) =>
        SHAPES.map((shape) => shape(clause)),
      ),
    ),
    ...heldIn(sentence),
  ]);
  return [
    ...new Set([
      ...lines.filter(Boolean).flatMap(fitted).map(cap),
      ...termsIn(brief.answers.businessModel).map(cap),
    ]),
  ];
}
