import { OPENERS, VERBS } from "./data/known-verbs";
import { bare, conjugate } from "./english";

export const DONE_TO = /^(?:it|them|each|every|the|their|your|its|an?|all|this|these|you)$/i;

/** "reads" -> "read" when it is one of the verbs known here; null otherwise. */
export function baseVerb(word: string): string | null {
  const w = word.toLowerCase();
  return (
    [w, w.replace(/s$/, ""), w.replace(/es$/, ""), w.replace(/ies$/, "y")].find((form) => VERBS.has(form)) ??
    null
  );
}

/** Main verbs after which a second verb belongs to somebody else ("helps owners order and track"). */
const HANDS_OVER = /^(help|let|make|get|enable|allow|tell|guide|teach|use)$/i;

/** "..., patch or restitch it": whatever it is, it is done to something. */
const DONE_TO_IT = /^(?:it|them)\b|^(?:and|or) (?!(?:the|an?|our|your|their)\b)(\p{Ll}+) (?:it|them)\b/u;
/** "A lock and insurance and bring it": the verb that is known speaks for itself alone. */
const LINK =
  /^(?:before|after|whether|if|when|as|like|until|unless|that|what|how|once|than|though|since|because|so|while|where|who|which|and|or|but|then|with|for|to|of|by|from|in|on|at)$/;
function isDoneToIt(after: string): boolean {
  const [found, verb] = DONE_TO_IT.exec(after) ?? [];
  return found !== undefined && (verb === undefined || baseVerb(verb) === null);
}

/** What stays as it is after "it": "we sold", "we can"; everything else after "we" is taken for a verb of the present. */
const PAST_OR_MODAL =
  /(?:[^e]ed|(?<!^(?:f|app|supp|re|rep|comp|multip))ly)$|^(?:can|cannot|could|will|would|shall|should|may|might|must|did|had|was|were|got|took|made|built|ran|sold|taught|found|won|met|gave|wrote|kept|left|lost|paid|said|saw|spent|spoke|grew|began|became|brought|bought|came|went|knew|led|put|caught|fed|bred|hid|dug|shot|sent|set|cut|held|heard|felt|flew|drove|chose|told|thought|stood|both|all|and|at|in|on|to|as|who|just)$/;

/** "We cut with a table overnight" is the present, "we cut 2,300 sets since February" the past. */
function isPresent(verb: string, text: string, said: string): boolean {
  if (!/^(?:cut|put|set)$/.test(verb)) return false;
  const after = text.slice(text.indexOf(said) + said.length);
  return (
    !/^ (?:over |about |around |some )?\d/.test(after) &&
    !/^[^.;]*\b(?:since|last (?:week|month|year)|already|in 20\d\d)\b/.test(after)
  );
}

/** "It keeps a record and remind the owner": the second verb has the same subject. */
const SECOND_VERB =
  /^(it (?:only |also |never |always |then |already |still |now )?(?!helps|lets|makes|gets|enables|allows|tells|guides|teaches|uses)\p{Ll}+s (?:(?!(?:to|who|which|that|can|will|where|when|so|because|it|they|you|and)\b)[\p{L}\d'’%,-]+ )*?and )(\p{Ll}+)(?= (?:the|an?|each|every|it|them|their|your|its|all)\b)/u;
const alsoSecond = (said: string) =>
  said.replace(SECOND_VERB, (whole, before: string, verb: string) =>
    VERBS.has(verb) || OPENERS.has(verb) ? before + conjugate(verb) : whole,
  );

/** "our" and "we" become the business's when it is spoken of in the third person. */
export function third(text: string): string {
  const [, adverb = "", verb = "", rest = ""] =
    /^(?:we|i) ((?:only|also|never|always|then|already|still|now) )?(\p{Ll}+)\b(.*)$/isu.exec(text) ?? [];
  if ((VERBS.has(verb) || OPENERS.has(verb)) && !PAST_OR_MODAL.test(verb))
    return alsoSecond(`it ${adverb}${thirdOf(conjugateAll(`${verb}${rest}`))}`);
  const said = thirdOf(text);
  return /^(?:we|i) /i.test(text) ? alsoSecond(said) : said;
}

function thirdOf(text: string): string {
  return text
    .replace(
      /\b(?:we|I) (?=(?:tried|saw|asked|met|visited|know|knew|spoke|talked|looked)\b)/g,
      "its founders ",
    )
    .replace(/\b(we|i)['’]re\b|\b(we|i)['’]m\b/gi, "it is")
    .replace(/\b(we|i) are\b|\bi am\b/gi, "it is")
    .replace(/\b(we|i)['’]ve\b|\b(?:we|i) have\b/gi, "it has")
    .replace(
      /\b(?:[Ww]e|I) (only |also |never |always |then |already |still |now )?([a-z]+)\b/g,
      (whole, adverb: string | undefined, verb: string) =>
        PAST_OR_MODAL.test(verb) && !isPresent(verb, text, whole)
          ? whole.replace(/^(we|I)/i, "it")
          : `it ${adverb ?? ""}${conjugate(verb)}`,
    )
    .replace(OF_KIN, "the founder’s")
    .replace(/\b(our|my)\b/gi, "its")
    .replace(/\b(with|by|for|from) us\b/g, "$1 the team")
    .replace(/\bourselves\b|\bmyself\b/g, "itself")
    .replace(/\bus\b/g, "it");
}

/** "My cousin's laundromat": a business has no cousin. */
const OF_KIN =
  /\b(?:our|my)(?= (?:cousin|brother|sister|mother|father|mum|mom|dad|uncle|aunt|wife|husband|partner|friend|son|daughter|grandmother|grandfather|parents|neighbou?r)(?:['’]?s)?\b)/giu;

/** "Look after them", "come back": a verb with its particle. */
const WITH_IT =
  /^(?:after|up|out|back|off|over|into|away|for|at|through|down|with|by|in|on|to) (?:it|them|you|each|every|all|the|an?|your|their)\b|^(?:back|again|away)\b/i;
/** "Rent plants to offices": to whom or where, and no purpose. */
const isPlace = (word: string) => {
  const noun = bare(word);
  return !VERBS.has(noun) && !OPENERS.has(noun) && noun !== "";
};
/** Whoever is taught or asked to do it does the rest of it as well. */
const HAS_DONE = /^(?:teach|train|ask|invite|want|need|pay|hire|plan|bring|send)$/i;

/** "We make bags and sell them": who makes a thing hands nothing over. */
const ownDeedFollows = (main: string, words: readonly string[]) =>
  /^(?:make|get|use)$/i.test(main) &&
  !words
    .slice(1, 5)
    .some((word, i) => i > 0 && baseVerb(word) === word && !/^(?:and|or)$/.test(words[i] ?? ""));

/** "..., stand in the pharmacy queue and wait for the doctor": done to nothing, somewhere or with somebody. */
const NO_OBJECT = /^(?:stand|sit|wait|queue|stay|speak|listen|look|ride|travel|come|go|talk|walk)$/;
const SOMEWHERE =
  /^(?:in|at|with|for|by|to|on|beside|through|there|until|around|along|back|outside|together) \p{L}/u;

const deedFollows = (after: string) =>
  [...after.matchAll(/(?:^| )and (\p{Ll}+)(?= \p{L})/gu)].some(([, verb = ""]) => VERBS.has(verb)) ||
  [...after.matchAll(/(?:, | and )(\p{Ll}+) (?:the|an?|each|every|all|your|their|its)(?= \p{L})/gu)].some(
    ([, verb = ""]) => OPENERS.has(verb) || VERBS.has(verb),
  );

/** "Tunnel borers, combine harvesters": in a list as often a thing as a deed. */
const ALSO_A_THING = /^(?:combine|refill|map)$/;

export function conjugateAll(text: string): string {
  // "We hand paint sets": one deed.
  const words = text
    .replace(
      /^(hand|jet|deep|steam|dry|power) (?=(?:paint|make|sew|knit|cut|print|pour|roll|pick|stitch|wash|clean)\b)/i,
      "$1-",
    )
    .split(" ");
  const main = words[0] ?? "";
  words[0] = `${conjugate(bare(main).toLowerCase())}${main.endsWith(",") ? "," : ""}`;
  if (HANDS_OVER.test(main) && !ownDeedFollows(main, words)) return words.join(" ");
  // "We translate and localise texts": beside a verb stands another.
  const paired =
    /^(?:and|or)$/.test(words[1] ?? "") && /^[a-z-]+$/.test(words[2] ?? "") && !DONE_TO.test(words[2] ?? "");
  if (paired) words[2] = conjugate(words[2] ?? "");
  let inPurpose = false;
  // "We mail you a box, you fill it, and send it back": from there on somebody else does it.
  let others = false;
  for (let i = paired ? 3 : 1; i < words.length; i++) {
    const word = words[i] ?? "";
    const before = words[i - 1] ?? "";
    // What stands after a colon has a subject of its own.
    if (before.endsWith(":")) break;
    // "Bring it to the door and alert the family": a way, and no purpose.
    const way =
      /^to$/i.test(word) &&
      (DONE_TO.test(words[i + 1] ?? "") || (!HAS_DONE.test(main) && isPlace(words[i + 1] ?? "")));
    if (!way && /^(to|where|who|which|that|when|so|because|can|will|not)$/i.test(word)) inPurpose = true;
    const opens = /,$/.test(before) || /^(and|or|then)$/i.test(before);
    const verb = bare(word).toLowerCase().split("-").at(-1) ?? "";
    const after = words.slice(i + 1).join(" ");
    const thing = /,$/.test(before) && ALSO_A_THING.test(verb) && !DONE_TO.test(words[i + 1] ?? "");
    const does =
      (VERBS.has(verb) && !thing) ||
      (NO_OBJECT.test(verb) && SOMEWHERE.test(after)) ||
      (!LINK.test(verb) && isDoneToIt(words.slice(i + 1, i + 4).join(" "))) ||
      (OPENERS.has(verb) &&
        // "cancel, transfer and reclaim": the first of a list tells what the others are.
        (main.endsWith(",") ||
          // "Clean the filter, change seals and write a card": one of several deeds in a row.
          (/,$/.test(before) && deedFollows(after)) ||
          DONE_TO.test(words[i + 1] ?? "") ||
          /^(?:\d.*|two|three|four|five|six|ten)$/.test(words[i + 1] ?? "") ||
          /^(?:where|how|what|which)$/i.test(words[i + 1] ?? "") ||
          (WITH_IT.test(after) && !/^to$/i.test(words[i - 2] ?? ""))));
    if (opens && /^(?:you|they|he|she)$/i.test(word)) others = true;
    // "Tells you what to sell, give away or throw out".
    if (/^(?:what|how|where|when)$/i.test(word) && words[i + 1] === "to") others = true;
    if (!inPurpose && !others && opens && does && /^[a-z]+(?:-[a-z]+)?,?$/.test(word))
      words[i] = conjugate(bare(word)) + (word.endsWith(",") ? "," : "");
    if (/,$/.test(word)) inPurpose = false;
  }
  return words.join(" ");
}
