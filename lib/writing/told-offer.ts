import { verbsAlike } from "./alike";
import { sentences } from "./cut";
import { bare } from "./english";
import { asThing, hasOne } from "./named-first";
import { withoutGivenName } from "./proper-names";
import { third } from "./third";
import { predicate } from "./voice";
import { wellTurned, withThat } from "./well-turned";

/** "I was production manager in a joinery", "I'm a former travel lawyer": who tells it, and nothing of the offer. */
const OF_THE_FOUNDER =
  /^(?:I|we|my \p{L}+ and I)(?:['’](?:m|re)| am| are)? (?:was|were|served|worked|spent|trained|studied|grew up|used to|lived|lost|started this|come from|(?:an? |the |two |three )?(?:former|retired|ex-|trained|qualified|certified|registered|licensed))\b|^(?:I am|I['’]m) an? /iu;
const TELLS_OFFER =
  /:|\b(?:who|that|which|where|offer(?:ing|s)?|buil[dt](?:ing)?|ma[dk](?:e|ing)|develop(?:ed|ing)?|creat(?:ed|ing)|invent(?:ed|ing)|launch(?:ed|ing)|wrote|record(?:ed|ing)|restor(?:e|ing)|open(?:ed|ing)?|doing|selling|(?:and|so|now),? (?:I|we))\b/i;
const isOfFounder = (said: string) => OF_THE_FOUNDER.test(said) && !TELLS_OFFER.test(said);

/** The first sentence that tells what is offered, and not who offers it. */
export function offerSentence(solution: string): string {
  const told = sentences(solution);
  return told.find((said) => !isOfFounder(said)) ?? told[0] ?? "";
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

/** After the name: "bakes ..."; null when only a quote is safe. */
export const whatItDoes = (
  solution: string,
  noun: string | null,
  names: ReadonlySet<string>,
): string | null =>
  wellTurned(
    hasOne(solution, names) ??
      verbsAlike(predicate(solution, names)) ??
      asThing(solution, noun, names) ??
      doing(solution),
  );
