import { bare, cap, singular, wordCount } from "../english";
import type { Cast } from "./cast";
import type { Deed } from "./deeds";
import { samples } from "./samples";
import { isName } from "./sound";

/** A deed with what it is done to, and whoever is on the other side. */
export interface Acted {
  deed: Deed;
  cast: Cast;
  /** What it is done to, without its article: "short word games"; "" where a clause follows the verb. */
  object: string;
  /** One of it: "game". */
  thing: string;
  /** Three of it as they stand in a list. */
  lines: readonly string[];
  /** The other side, if any: "patient". */
  other: string;
  /** What was dealt with just before: "price". */
  before: string;
  /** What is entered on other screens: "feeds", "naps". */
  entered: readonly string[];
  /** What else the offer handles, first the most telling: "exercise". */
  things: readonly string[];
}

const yours = (text: string) => text.replace(/\b(?:their|his|her|its)\b/gi, "your");
const OPENS = /^(?:(?:the|an?|their|his|her|its|your|own|each|every|all|any) )+/i;
const ENDS =
  /,| (?:from|in|on|with|for|to|at|by|before|after|into|onto|that|which|who|when|while|during|per|until|how|as|so|and|or|if|due|(?:each|every) (?:day|evening|morning|week|month|hour|year)|louder|faster|slower|once|directly|back|within|near|without|through|over|against|they|you|we)(?: .*)?$| (?:the|an?) [\p{L}-]+ (?:can|will|must|may|could|should)\b.*$| (?:back|directly|online|together|at once)$/iu;

/** Where on a screen it is seen. */
const WHERE =
  /\b(?:at a glance|at once|side by side|on (?:the|an?|one|their|his|her|your) (?:page|list|view|phone|tablet|map|screen|computer))\b ?/gi;
export const plainly = (rest: string) =>
  bare(rest.replace(WHERE, "").replace(/^to (?=(?:an?|the|every|each) )/i, ""));

/** "exercises from a library": what is done something to. */
export function objectOf(said: string): string {
  const rest = plainly(said);
  if (
    /^(?:how|what|who|which|whether|when|where|if|that|for|in which|on which|it|them|themself|themselves|himself|herself|yourself|one|back|everything|everybody|all)\b/i.test(
      rest,
    )
  )
    return "";
  if (/^(?:on|at|in|before|after|during|(?:each|every) (?:day|evening|morning|week|month)) /i.test(rest))
    return "";
  // "The child a game": what is given stands second.
  const named = bare((rest.replace(OPENS, "").split(ENDS)[0] ?? "").trim()).replace(
    /^[\p{L}-]+ (?:an?|the|their) (?=\p{L})/iu,
    "",
  );
  // "Half or whole shelves": what both belong to follows the second.
  const [, after = ""] =
    /^(?:or|and) \p{L}+ (\p{L}+)/u.exec(rest.slice(rest.indexOf(named) + named.length).trim()) ?? [];
  // "Unfair or unusual clauses": neither word alone.
  if (/[^s]s$/.test(after) && !/s$/.test(named) && !named.includes(" ")) return after;
  return isName(named.split(" ").at(-1) ?? "") ? named : after;
}
/** Of what is weighed or measured, as much as is offered at once. */
const BY_MEASURE = /^(?:tonn?e|kilo|met(?:er|re)|lit(?:er|re)|hectare)s? of /i;
/** "A piece of their garden" is their garden. */
const PART_OF = /^(?:piece|part|corner|half|share|bit)s? of (?:(?:the|their|your|an?|our|his|her) )?/i;
export const thingOf = (object: string) => {
  if (BY_MEASURE.test(object)) return "lot";
  const said =
    object
      .replace(PART_OF, "")
      .replace(/^(?:day|week|month|year)s? of /i, "")
      .split(/ of\b/)[0] ?? "";
  const noun = singular(said.split(" ").at(-1)?.toLowerCase() ?? "");
  return isName(noun) ? noun : "";
};
/** How something is handed in, not what it is. */
export const MEDIUM = /^(?:photo|picture|image|scan|pdf|file|document|screenshot)$/;
export const linesOf = (thing: string): readonly string[] => (thing ? samples(thing) : DAYS);
const DAYS = ["Today", "Yesterday", "Last week"];

const MANY_FIELDS = 4;
/** "days and children's ages": a field each. */
export const fieldsOf = (rest: string) =>
  (rest.split(/ (?:for|with|on|in|at|once|so|from|to) /)[0] ?? rest)
    .split(/, (?:and )?| and /)
    .map((part) => bare(part.replace(OPENS, "").replace(/ (?:once|twice|again)$/i, "")))
    .filter((part) => part && wordCount(part) <= 4)
    .slice(0, MANY_FIELDS);
/** What a screen has to answer: "who has stopped". */
export const questionIn = (rest: string) =>
  /\b(who|which|where|in which|on which|how|what|whether|when)\b (.*)$/i.exec(plainly(rest));
/** "a message when their laundry is done": "Your laundry is done". */
export const said = (rest: string) => {
  const clause = /\b(?:when|if|as soon as|that|before|with) (.+)$/i.exec(rest)?.[1];
  return cap(yours(bare(clause ?? rest.replace(OPENS, ""))));
};
