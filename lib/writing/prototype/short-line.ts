import { bare, cap, wordCount } from "../english";
import { losesItsClause } from "../whole";

const MOST = 10;
const LEAST = 3;
const MOST_OF_A_FEATURE = 14;
/** Where a clause ends: never inside a list of things. */
const ENDS =
  / (?:so that|because|while|when|where|until|and so|without|in front of|according to|instead of) |, (?=(?:so|and the|and we|usually|then|which|where|while|for those|the|we|it|strip|oil|with)\b)| and (?=(?:we|the|it|they|i|you|each|every|can|is|are|has|have|shows?|gives?|put|fix|brings?|sends?)\b)| and (?=\p{Ll}+ (?:the|an?|your|their|them|each|every)\b)| that | which | with /giu;
const ENDS_BADLY =
  /\b(?:a|an|the|and|or|of|for|with|to|in|on|at|by|from|than|is|are|has|have|each|every|your|our|as|per|about|into|only|also|so|or|but|we|it|they|box|kind|lot)$/i;

/** "(dosa, upma and a porridge)": told beside it. */
const ASIDE = / \([^()]*\)/g;

/** A label and no sentence: cut where a clause ends, as late as it is still short; the whole where no end is sound. */
export function shortLine(text: string, most = MOST): string {
  const said = bare(text.replace(ASIDE, ""));
  if (wordCount(said) <= most) return cap(said);
  const parts = [...said.matchAll(ENDS)]
    // "... in the evening and finish": a verb that has lost what it is done to.
    .map(({ index }) => bare(bare(said.slice(0, index)).replace(/ and \p{Ll}+$/u, "")))
    .filter(
      (part) =>
        wordCount(part) >= LEAST &&
        wordCount(part) <= most &&
        !ENDS_BADLY.test(part) &&
        !losesItsClause(part, said),
    );
  return cap(parts.at(-1) ?? said);
}

/** "Must: We come to the shop with a box of parts and ...": the founder's own sentence made short, the level kept. */
export const shortFeature = (said: string) => (feature: string) => {
  const [level = ""] = /^\w+: /.exec(feature) ?? [];
  const text = feature.slice(level.length);
  const own = text
    .split(" ")
    .slice(1, 1 + OWN_WORDS)
    .join(" ")
    .toLowerCase();
  return said.toLowerCase().includes(own) ? `${level}${shortLine(text, MOST_OF_A_FEATURE)}` : feature;
};
const OWN_WORDS = 4;

/** A thing to do or to be done, for a list of what happens next: not what else there is, nor what it is. */
const A_STEP =
  /^(?:we|i|you|the \p{L}+|a \p{L}+|each|every|then|after|before|on|if|when|once|customers?|\p{L}+s)\b/iu;
const NO_STEP =
  /^(?:we|i) (?:also|do\b|sell|offer|make|have|work|use|are|am|only|accept|speak|own|know|never|cover|serve)\b|^(?:there (?:is|are)|it is|they are|both|all|our|on \p{L}+ \p{L}+)\b|^you (?:book|pay|choose|order)\b|\b(?:is included|are included|is part of it)$/iu;
/** "The light is built into the frame", "bookings are automatic", "sizes, background and names follow": how a thing is. */
const HOW_IT_IS =
  /^(?:(?:the|an?|each|every) )?(?:\p{L}+ ){1,5}?(?:is|are|has|have)\b(?! (?:then )?(?:fetched|collected|returned|sent|brought|delivered|tuned|mended|repaired|cleaned|checked|measured|packed|set up|hung|fitted|shown|called|rung)\b)|^\p{L}+s?, /iu;
export const isStep = (said: string): boolean =>
  A_STEP.test(said) && !NO_STEP.test(said) && !HOW_IT_IS.test(said) && !/^\p{L}+s and \p{L}+s /u.test(said);

/** What no cut makes short enough is left out, as long as enough is left. */
export const withoutLong = (features: readonly string[]): string[] => {
  const short = features.filter((feature) => wordCount(feature) <= MOST_OF_A_FEATURE + 1);
  return short.length >= LEAST_FEATURES ? short : [...features];
};
const LEAST_FEATURES = 6;
