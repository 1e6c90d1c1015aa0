import { literal } from "@/lib/brief/text/literal";
import { wordCount } from "./english";
import type { Material } from "./material";

/** So few words need no shorter name. */
const SHORT = 5;
const OF_THEM = /^the share of (?:them|what|it)\b|^the share (?!of\b)/i;
const ENDS =
  /^(the (?:share|number|amount) of [\p{L}-]+(?: [\p{L}-]+)??|the (?:hours|minutes|days) an? [\p{L}-]+)(?=,| (?:who|that|which|without|with|in|on|at|by|per|of|for|until|it|spent|between|from|sold|still|done|filled|taken|lost|missed|thrown|wasted|booked|lost|one|and|a|hour|week)\b)/iu;

/** "The share of cases" for "the share of cases without a remake or a call": what a measure is called once it has been told. */
export function shortMeasure(measure: string): string {
  if (wordCount(measure) <= SHORT) return measure;
  if (OF_THEM.test(measure)) return "that share";
  return ENDS.exec(measure)?.[1] ?? measure;
}

type Measured = Pick<Material, "pilotMeasure"> & { counted?: string };

/** Tells what is measured in full once, or not at all where it is told elsewhere, and by its short name from then on. */
export function measureOnce({ pilotMeasure, counted = "" }: Measured, toldBefore = false) {
  const known = [...new Set([pilotMeasure, counted])]
    .filter((said) => said !== "" && shortMeasure(said) !== said)
    .sort((a, b) => b.length - a.length);
  if (known.length === 0) return (text: string) => text;
  const found = new RegExp(`(?<![\\p{L}-])(?:${known.map(literal).join("|")})(?![\\p{L}-])`, "giu");
  const told = new Set<string>(toldBefore ? known.map((said) => said.toLowerCase()) : []);
  return (text: string) =>
    text.replace(found, (said) => {
      const first = !told.has(said.toLowerCase());
      told.add(said.toLowerCase());
      if (first) return said;
      const short = shortMeasure(said);
      return /^\p{Lu}/u.test(said) ? short.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : short;
    });
}
