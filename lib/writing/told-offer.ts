import { verbsAlike } from "./alike";
import { customersDeed } from "./customers-deed";
import { sentences } from "./cut";
import { bare } from "./english";
import { asThing, hasOne } from "./named-first";
import { tellsNoOffer } from "./no-offer";
import { withoutGivenName } from "./proper-names";
import { readied } from "./readied";
import { third } from "./third";
import { isBase, isInflected } from "./verb-in-name";
import { predicate } from "./voice";
import { wellTurned, withThat } from "./well-turned";

/** "I was production manager in a joinery", "I'm a former travel lawyer": who tells it, and nothing of the offer. */
const OF_THE_FOUNDER =
  /^(?:I|we|my \p{L}+ and I)(?:['’](?:m|re)| am| are)? (?:was|were|served|worked|spent|trained|studied|grew up|used to|lived|lost|started this|come from|(?:an? |the |two |three )?(?:former|retired|ex-|trained|qualified|certified|registered|licensed))\b|^(?:I am|I['’]m) an? /iu;
const TELLS_OFFER =
  /:|\b(?:who|that|which|where|offer(?:ing|s)?|buil[dt](?:ing)?|ma[dk](?:e|ing)|develop(?:ed|ing)?|creat(?:ed|ing)|invent(?:ed|ing)|launch(?:ed|ing)|wrote|record(?:ed|ing)|restor(?:e|ing)|open(?:ed|ing)?|doing|selling|(?:and|so|now),? (?:I|we)(?! kn[oe]w))\b/i;
const isOfFounder = (said: string) => OF_THE_FOUNDER.test(said) && !TELLS_OFFER.test(said);

/** The first sentence that tells what is offered, and not who offers it or what led to it. */
export function offerSentence(solution: string): string {
  const told = sentences(solution);
  return told.find((said, at) => !isOfFounder(said) && !tellsNoOffer(said, told[at + 1])) ?? told[0] ?? "";
}

/** What the solution goes on to say after it. */
export function afterOffer(solution: string): string[] {
  const told = sentences(solution);
  return told.slice(told.indexOf(offerSentence(solution)) + 1).map(bare);
}

/** The same as far as its first point. */
export const openingOf = (solution: string): string =>
  withoutGivenName(offerSentence(solution).split(/ - (?=\p{Ll})/u)[0] ?? "")
    .replace(/\s*,\s*,+\s*/g, ", ")
    .replace(/\bw(?:\/ ?| (?=\p{Ll}))/gu, "with ");

/** "A cloud platform tracks each pack": a thing that tracks each pack. */
function doing(solution: string): string | null {
  const [, article = "", thing = ""] = /^(an?|the|one) (.+)$/isu.exec(bare(solution)) ?? [];
  const joined = thing && withThat(thing);
  return joined && `is ${third(`${article.toLowerCase()} ${joined}`)}`;
}

/** "Does that in a day": what it is stands in another answer. */
const OF_ANOTHER = /^\p{L}+s (?:this|that|these)(?=[,.;]|$| (?:in|by|with|for|at|to) )/u;

const joinsDeeds = (said: string) =>
  [...said.matchAll(/ (?:and|or) (\p{Ll}+)/gu)].some(([, verb = ""]) => isInflected(verb) || isBase(verb));

/** "Tends graves monthly, sends a photo each time": the last of several deeds is joined to the others. */
function lastJoined(what: string): string {
  const at = what.lastIndexOf(", ");
  const [verb = "", next = ""] = what.slice(at + 2).split(" ");
  if (
    at < 0 ||
    !(isInflected(verb) || verb === "stops") ||
    !next ||
    /[:;("]| (?:which|who|where|when) /.test(what)
  )
    return what;
  if (what.startsWith("is ") && !/ (?:that|who) /.test(what))
    return what.indexOf(", ") === at ? `${what.slice(0, at)} that ${what.slice(at + 2)}` : what;
  if (OF_THE_THING.test(verb) || NO_OBJECT.test(next) || joinsDeeds(what.slice(at + 2))) return what;
  return `${what.slice(0, at)}${/ (?:and|or|then) /.test(what.slice(0, at)) ? "," : ""} and ${what.slice(at + 2)}`;
}
const OF_THE_THING = /^(?:fits|suits|costs|lasts|weighs|holds|takes|needs)$/;
const NO_OBJECT = /^(?:and|or|of|for|with|by|that|which|who|are|is|only|every|each|made)$/;

/** After the name: "bakes ..."; null when only a quote is safe. */
export function whatItDoes(solution: string, noun: string | null, names: ReadonlySet<string>): string | null {
  const told = readied(solution);
  const what = wellTurned(
    hasOne(solution, names) ??
      customersDeed(told) ??
      verbsAlike(predicate(told, names)) ??
      asThing(told, noun, names) ??
      doing(told),
  );
  return what && !OF_ANOTHER.test(what) ? lastJoined(what) : null;
}
