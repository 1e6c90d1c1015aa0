import { sentences } from "../cut";
import { bare, wordCount } from "../english";
import { quote } from "../frames";
import { clauseWithin } from "../in-sentences";
import { WORDS } from "./slide";

/** Whole pieces of an answer in another language, quoted line by line. */
export const toldLines = (answer: string) =>
  sentences(answer)
    .flatMap((said) =>
      wordCount(said) <= WORDS
        ? [said]
        : said.split(/, | porque | parce que | perché | weil | omdat | y (?=\p{L}+ \p{L}+ \p{L}+ \p{L}+)/u),
    )
    .map(bare)
    .filter((said) => wordCount(said) >= 3 && wordCount(said) <= WORDS)
    .slice(0, 2)
    .map(quote);

/** Whole sentences and clauses of an answer that fit on a line and are not on the slide yet. */
export const linesOf = (answer: string, shown: string) =>
  sentences(answer)
    .map(bare)
    .map((said) => (wordCount(said) <= WORDS ? said : clauseWithin(said, WORDS)))
    .filter((said) => wordCount(said) >= 3 && !repeats(said, shown));

/** Most of its longer words have been said. */
export function repeats(said: string, shown: string): boolean {
  const words = said.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const known = words.filter((word) => shown.toLowerCase().includes(word.replace(/(?:es|s)$/, "")));
  return words.length > 0 && known.length / words.length > 0.6;
}
