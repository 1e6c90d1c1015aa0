import { literal } from "../text/literal";
import type { Brief } from "../types";

export type Read = Pick<Brief, "answers" | "named">;

export const OF_US = /\b(?:we|our|ours|us|i|my)\b/i;
const STEM = 6;
const stemOf = (word: string) =>
  word
    .toLowerCase()
    .slice(0, STEM)
    .replace(/(?:s|es)$/, "");
/** A short stem counts as a word of its own. */
export const speaksOf = (word: string, ...texts: string[]) => {
  const stem = stemOf(word);
  const ends = stem.length < STEM - 2 ? "(?:s|es)?(?!\\p{L})" : "";
  return new RegExp(`(?<!\\p{L})${literal(stem)}${ends}`, "iu").test(texts.join(" "));
};
export const isOurs = (word: string, { answers: { solution, targetAudience } }: Read) =>
  speaksOf(word, solution, targetAudience);

export const NO_SUBJECT =
  "(?!(?:we|it|you|our|ours|they|there|this|that|each|every|all|no|nothing|nobody|one|i|my|in|at|from|with|of)\\b)";
