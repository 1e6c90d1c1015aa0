import type { Candidate } from "./candidate";
import { oneEditApart } from "./screen";
import { letters } from "./sound";

const OF_A_WORD = 4;

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^a-zà-ÿ]+/)
    .filter((word) => word.length >= OF_A_WORD);
const SHORT = /\b(?!(?:the|and|for|out|one|you|not|all|day|way)\b)[a-z]{3}\b/gi;
/** "Tag & Key" and "Tagcraft". */
const shareShort = (one: string, other: string) =>
  [...one.matchAll(SHORT)].some(([word]) => new RegExp(`\\b${word}`, "i").test(other));
/** The same word, beginning or ending is no second idea. */
export function clashes(name: string, chosen: readonly Candidate[], foreign: boolean): boolean {
  const slug = letters(name);
  const words = wordsOf(name);
  return chosen.some((other) => {
    const taken = letters(other.name);
    return (
      oneEditApart(taken, slug) ||
      (!foreign && (shareShort(name, other.name) || shareShort(other.name, name))) ||
      taken.slice(0, OF_A_WORD) === slug.slice(0, OF_A_WORD) ||
      (!/ /.test(name) && !/ /.test(other.name) && taken.slice(-OF_A_WORD) === slug.slice(-OF_A_WORD)) ||
      words.some((word) => taken.includes(word)) ||
      wordsOf(other.name).some((word) => slug.includes(word))
    );
  });
}
