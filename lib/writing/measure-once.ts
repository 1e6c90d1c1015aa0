import { literal } from "@/lib/brief/text/literal";
import { cap, wordCount } from "./english";
import type { Material } from "./material";

/** So few words need no shorter name. */
const SHORT = 5;
/** What a long measure is called after it has been told in the same text: cut after its noun it would be another one. */
const NAME = "the main figure";

export const shortMeasure = (measure: string): string => (wordCount(measure) <= SHORT ? measure : NAME);

/** A heading is read by itself and keeps the whole. */
const ENDS_AS_SENTENCE = /[.!?]["”)]?\s*$/;

type Measured = Pick<Material, "pilotMeasure"> & { counted?: string };

/** Tells what is measured in full once in each text, which may be read by itself, and by its short name from then on. */
export function measureOnce({ pilotMeasure, counted = "" }: Measured) {
  const known = [...new Set([pilotMeasure, counted])]
    .filter((said) => said !== "" && shortMeasure(said) !== said)
    .sort((a, b) => b.length - a.length);
  if (known.length === 0) return (text: string) => text;
  const found = new RegExp(`(?<![\\p{L}-])(?:${known.map(literal).join("|")})(?![\\p{L}-])`, "giu");
  return (text: string) => {
    const told = new Set<string>();
    return text.replace(found, (said) => {
      const first = !told.has(said.toLowerCase());
      told.add(said.toLowerCase());
      if (first || !ENDS_AS_SENTENCE.test(text)) return said;
      return /^\p{Lu}/u.test(said) ? cap(NAME) : NAME;
    });
  };
}
