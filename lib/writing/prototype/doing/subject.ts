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
  /^(?:it|this|that|app|tool|software|platform|system|site|website|service|program|page|screen|assistant|ai|bot|plug-?in|device|sensor|box|clip|tag|speaker|camera|machine|meter|button|band|lamp|chip)$/i;
const NO_DEED =
  /^(?:are|is|was|were|be|been|have|has|had|do|does|did|don['’]t|doesn['’]t|cannot|can['’]t|won['’]t|not|want|need|like|love|live|know|think)$/i;
const ENDS = (word = "") => word === "" || MARK.test(word) || /^(?:and|or)$/i.test(word);
const ALONE =
  /^(?:listen|come|pay|sign|book|order|apply|reply|answer|vote|register|swap|subscribe|chat|talk)$/;
/** "Plans", "orders": verbs that are nouns as well have to be followed by what they are done to. */
function isVerbHere(base: string, tokens: readonly string[], at: number): boolean {
  const [next, after = ""] = tokens.slice(at + 1, at + 3);
  // "Clean and check every hearing aid".
  const second = /^and$/i.test(next ?? "") ? verbIn(after) : null;
  const shared = second !== null && isOne(after, second) === isOne(tokens[at] ?? "", base);
  return !ENDS(next) || ALONE.test(base) || shared;
}
const actorOf = (head: string, several: boolean) => {
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
  const said = tokens[verbAt] ?? "";
  if (!/^\p{Ll}+$/u.test(said) || NO_DEED.test(said) || BOUNDARY.test(said)) return null;
  const who = word.toLowerCase();
  const several = /^(?:we|i|you|they|people|who)$/.test(who);
  const actor = /^(?:we|i)$/.test(who)
    ? "we"
    : who === "it"
      ? ""
      : /^(?:they|he|she)$/.test(who)
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
    const base = /^\p{Ll}+$/u.test(said) ? verbIn(said) : null;
    const several = isMany(head);
    if (base === null || NO_DEED.test(said) || isOne(said, base) === several) continue;
    if (!determined && !several && !PRODUCT.test(head)) continue;
    if (!isVerbHere(base, tokens, verbAt)) continue;
    const lead = tokens.slice(at, k).join(" ");
    return { subject: { actor: actorOf(head, several), lead, several }, verb: base, verbAt };
  }
  return null;
}

export const subjectAt = (tokens: readonly string[], at: number, people: Subject | null) =>
  pronounAt(tokens, at, people) ?? eachAt(tokens, at) ?? namedAt(tokens, at);

/** "and sends it": the same go on. */
export function continuedAt(tokens: readonly string[], at: number, subject: Subject): Opened | null {
  let verbAt = at;
  while (isAdverb(tokens[verbAt])) verbAt++;
  const said = tokens[verbAt] ?? "";
  const base = /^\p{Ll}+$/u.test(said) ? verbIn(said) : null;
  if (base === null || NO_DEED.test(said) || isOne(said, base) === subject.several) return null;
  // "Post shifts, pay and whether there is a bed": one more thing that is posted.
  if (JOINS.test(tokens[verbAt + 1] ?? "") && ASKS_WHICH.test(tokens[verbAt + 2] ?? "")) return null;
  return isVerbHere(base, tokens, verbAt) ? { subject, verb: base, verbAt } : null;
}
const ASKS_WHICH = /^(?:whether|what|which|who|how|where|when)$/i;

const LETS = /^(?:let|allow|enable|help)$/;
/** "Lets parents scan a barcode": whoever may do it does it. */
export function allowedBy(tokens: readonly string[], { verb, verbAt }: Opened): Opened | null {
  if (!LETS.test(verb)) return null;
  const from = verbAt + 1;
  for (let k = from + 1; k <= from + 4 && k < tokens.length; k++) {
    const head = tokens[k - 1] ?? "";
    if (DETERMINER.test(head)) continue;
    const at = /^to$/i.test(tokens[k] ?? "") ? k + 1 : k;
    const said = tokens[at] ?? "";
    if (verbIn(said) !== said.toLowerCase()) continue;
    const several = isMany(head) || isPronoun(head);
    const actor =
      isPronoun(head) || /^(?:them|users?|customers?)$/i.test(head) ? "you" : actorOf(head, several);
    return { subject: { actor, lead: tokens.slice(from, k).join(" "), several }, verb: said, verbAt: at };
  }
  return null;
}
