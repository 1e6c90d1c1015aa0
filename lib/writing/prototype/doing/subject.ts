import { singular } from "../../english";
import {
  anyVerb,
  BOUNDARY,
  DETERMINER,
  isAdverb,
  isMany,
  isOne,
  isPronoun,
  JOINS,
  MARK,
  verbBefore,
  verbIn,
} from "./words";

/** Whoever does something, and how the verb goes with them. */
export interface Subject {
  /** "teacher"; "" for the product itself, "we" for the founder's own people, "you" for whoever reads. */
  actor: string;
  /** As the founder says it: "the teacher". */
  lead: string;
  several: boolean;
}
export interface Opened {
  subject: Subject;
  verb: string;
  verbAt: number;
}

const PRODUCT =
  /^(?:it|this|that|app|tool|software|platform|system|site|website|service|program|page|screen|assistant|ai|engine|technology|model|bot|plug-?in|device|sensor|box|clip|tag|speaker|camera|machine|meter|button|band|lamp|chip)$/i;
export const NO_DEED =
  /^(?:are|is|was|were|be|been|have|has|had|does|did|don['’]t|doesn['’]t|cannot|can['’]t|won['’]t|not|own|want|need|like|love|live|know|think)$/i;
const MODAL = /^(?:can|will|must|may)$/i;
const ENDS = (word = "") => word === "" || MARK.test(word) || /^(?:and|or)$/i.test(word);
const ALONE =
  /^(?:listen|come|pay|sign|book|order|apply|reply|answer|vote|register|swap|subscribe|chat|talk)$/;
/** "Plans", "orders": verbs that are nouns as well have to be followed by what they are done to. */
export function isVerbHere(base: string, tokens: readonly string[], at: number): boolean {
  const [next, after = ""] = tokens.slice(at + 1, at + 3);
  // "Clean and check every hearing aid".
  const second = /^and$/i.test(next ?? "") ? verbIn(after) : null;
  const shared = second !== null && isOne(after, second) === isOne(tokens[at] ?? "", base);
  return !ENDS(next) || ALONE.test(base) || shared;
}
export const actorOf = (head: string, several: boolean) => {
  const said = head.toLowerCase().replace(/['’]s?$/, "");
  return /^(?:one|both|person)$/.test(singular(said))
    ? "you"
    : PRODUCT.test(singular(said))
      ? ""
      : several
        ? singular(said)
        : said;
};

/** "We cook", "they usually pay". */
function pronounAt(tokens: readonly string[], at: number, people: Subject | null): Opened | null {
  const [word = ""] = tokens.slice(at);
  if (!isPronoun(word)) return null;
  let verbAt = at + 1;
  while (isAdverb(tokens[verbAt])) verbAt++;
  // "We never hold any money": what is not done is no deed.
  if (tokens.slice(at, verbAt).some((said) => /^never$/i.test(said))) return null;
  const said = tokens[verbAt] ?? "";
  const isDone = /^do$/i.test(said) && DETERMINER.test(tokens[verbAt + 1] ?? "");
  if (
    !isDone &&
    (!/^\p{Ll}+$/u.test(said) || NO_DEED.test(said) || /^do$/i.test(said) || BOUNDARY.test(said))
  )
    return null;
  const who = word.toLowerCase();
  const several = /^(?:we|i|you|they|people|who)$/.test(who);
  const actor = /^(?:we|i)$/.test(who)
    ? "we"
    : who === "it"
      ? ""
      : /^(?:he|she)$/.test(who)
        ? (people?.actor ?? "helper")
        : /^they$/.test(who)
          ? (people?.actor ?? "you")
          : "you";
  const lead = /^(?:they|he|she)$/.test(who) && people ? people.lead : who;
  const kept = /^(?:they|he|she)$/.test(who) && people ? people.several : several;
  return { subject: { actor, lead, several: kept }, verb: anyVerb(said), verbAt };
}

/** "Every regulator, jacket and tank gets". */
function eachAt(tokens: readonly string[], at: number): Opened | null {
  if (!/^(?:every|each)$/i.test(tokens[at] ?? "")) return null;
  const and = tokens.findIndex((word, k) => k > at + 2 && k < at + 9 && /^(?:and|or)$/i.test(word));
  const said = tokens[and + 2] ?? "";
  const base = and > 0 && tokens.slice(at, and).includes(",") ? verbIn(said) : null;
  if (base === null || !isOne(said, base) || NO_DEED.test(said)) return null;
  const lead = tokens
    .slice(at, and + 2)
    .join(" ")
    .replace(/ ,/g, ",");
  return {
    subject: { actor: (tokens[at + 1] ?? "").toLowerCase(), lead, several: false },
    verb: base,
    verbAt: and + 2,
  };
}

const MOST_SUBJECT = 5;
/** "The teacher sets", "guests scan", "all bakers nearby who registered get". */
function namedAt(tokens: readonly string[], at: number): Opened | null {
  const first = tokens[at] ?? "";
  const determined = DETERMINER.test(first);
  if (/^(?:lets?|allows?|enables?|helps?|makes?)$/i.test(first)) return null;
  for (let k = at + 1; k <= at + MOST_SUBJECT + 2 && k < tokens.length; k++) {
    let verbAt = k;
    const head = tokens[k - 1] ?? "";
    if (MARK.test(head) || JOINS.test(head) || (BOUNDARY.test(head) && !/^nearby$/i.test(head))) return null;
    if (DETERMINER.test(head) && !/^(?:one|both)$/i.test(head)) continue;
    if (/^nearby$/i.test(tokens[verbAt] ?? "")) verbAt++;
    if (/^(?:who|that)$/i.test(tokens[verbAt] ?? "") && /ed$/.test(tokens[verbAt + 1] ?? "")) verbAt += 2;
    while (verbAt > k - 1 && isAdverb(tokens[verbAt])) verbAt++;
    const said = tokens[verbAt] ?? "";
    const base = /^\p{Ll}+$/u.test(said) ? verbBefore(said, tokens[verbAt + 1]) : null;
    const several = isMany(head);
    const may = tokens.slice(k, verbAt).some((word) => MODAL.test(word));
    if (base === null || NO_DEED.test(said) || (may ? isOne(said, base) : isOne(said, base) === several))
      continue;
    if (!determined && !several && !PRODUCT.test(head) && !/^\p{Lu}{2,}$/u.test(head)) continue;
    if (!isVerbHere(base, tokens, verbAt)) continue;
    const lead = tokens.slice(at, k).join(" ");
    return { subject: { actor: actorOf(head, several), lead, several }, verb: base, verbAt };
  }
  return null;
}

export const subjectAt = (tokens: readonly string[], at: number, people: Subject | null) =>
  pronounAt(tokens, at, people) ?? eachAt(tokens, at) ?? namedAt(tokens, at);
