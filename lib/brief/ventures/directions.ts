import type { Direction } from "./told-apart";

/** How often each word stands in a text. */
export type Counts = ReadonlyMap<string, number>;

export interface Vocabulary {
  words: string[];
  rarity: (word: string) => number;
  /** log(1 + count) * rarity for each word that is known, the whole of length 1. */
  direction: (counts: Counts) => Direction;
}

/** What counts a word more, the more often it stands in a text. */
export const timesTold = (count: number) => Math.log(1 + count);

export const lengthOf = (weights: readonly number[]) => Math.hypot(...weights) || 1;

/** The words that stand in at least so many of the texts, and how rare each is: log((texts + 1) / (texts with the word + 1/2)). */
export function vocabularyOf(texts: readonly Counts[], least: number): Vocabulary {
  const seen = new Map<string, number>();
  for (const counts of texts) for (const word of counts.keys()) seen.set(word, (seen.get(word) ?? 0) + 1);
  const words = [...seen].flatMap(([word, times]) => (times < least ? [] : [word]));
  const place = new Map(words.map((word, at) => [word, at]));
  const rarity = (word: string) => Math.log((texts.length + 1) / ((seen.get(word) ?? 0) + 0.5));
  const direction = (counts: Counts): Direction => {
    const all = [...counts].flatMap(([word, count]) => {
      const at = place.get(word);
      return at === undefined ? [] : [[at, timesTold(count) * rarity(word)] as const];
    });
    const length = lengthOf(all.map(([, weight]) => weight));
    return all.map(([at, weight]) => [at, weight / length] as const);
  };
  return { words, rarity, direction };
}
