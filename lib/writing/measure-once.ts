import { literal } from "@/lib/brief/text/literal";
import { cap, wordCount } from "./english";
import type { Material } from "./material";
import { isWhole } from "./whole";

/** So few words need no shorter name. */
const SHORT = 5;
const FEWEST = 4;
const MOST = 8;

const OF_WHOM =
  /^(the share) of (?:[\p{L}-]+ ){1,4}?(?<! on )(?:(?:that|which) (?:are|is|were) |(?=(?:who|that|which|begun|back|done|finished|delivered|answered|without) ))/iu;
const FROM_TO = /^(the [\p{L}-]+) from .+ (to .+)$/iu;
/** "... in the fourth week", "... of the call": by when, and from when on. */
const BY_WHEN =
  / (?:(?:within|in|after) (?:(?:the|an?|one|two|three|four|five|six|\d+|\p{L}+(?:st|nd|rd|th)) ){0,2}(?:weeks?|months?|years?|terms?)|of the call)$/iu;

/** "The share begun within 25 minutes" out of "the share of repairs begun within 25 minutes of the call"; in full where no shorter name says it. */
export function shortMeasure(measure: string): string {
  if (wordCount(measure) <= SHORT) return measure;
  const told = measure.replace(OF_WHOM, "$1 ").replace(FROM_TO, "$1 $2");
  const said = wordCount(told) > SHORT ? told.replace(BY_WHEN, "") : told;
  return said !== measure && wordCount(said) >= FEWEST && wordCount(said) <= MOST && isWhole(said)
    ? said
    : measure;
}

/** A heading is read by itself and keeps the whole. */
const ENDS_AS_SENTENCE = /[.!?]["”)]?\s*$/;

type Measured = Pick<Material, "pilotMeasure"> & { counted?: string };

/** Tells what is measured in full once, and by its short name from then on. */
export function measureOnce({ pilotMeasure, counted = "" }: Measured) {
  const known = [...new Set([pilotMeasure, counted])]
    .filter((said) => said !== "" && shortMeasure(said) !== said)
    .sort((a, b) => b.length - a.length);
  if (known.length === 0) return (text: string) => text;
  const found = new RegExp(`(?<![\\p{L}-])(?:${known.map(literal).join("|")})(?![\\p{L}-])`, "giu");
  const told = new Set<string>();
  return (text: string) =>
    text.replace(found, (said) => {
      const first = !told.has(said.toLowerCase());
      told.add(said.toLowerCase());
      if (first || !ENDS_AS_SENTENCE.test(text)) return said;
      const short = shortMeasure(said.toLowerCase());
      return /^\p{Lu}/u.test(said) ? cap(short) : short;
    });
}
