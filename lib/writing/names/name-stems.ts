import { withArticle } from "../english";
import type { Topic } from "../outline/topics";
import { MEANS } from "./data/means";
import { IN_PASSING, KIN_OF } from "./stems";
import type { World } from "./worlds";

/** A word that a name can be made of: the founder's own noun, or one of a world that it belongs to. */
export interface Stem {
  word: string;
  /** What it has to do with the business: "a dance word". */
  is: string;
  /** How far down its list it stands. */
  rank: number;
  own: boolean;
}

const FURTHEST = 6;
/** A word of many worlds is a word of none. */
const everywhere = (kindred: string) => Math.min(MOST_COMMON, (KIN_OF.get(kindred) ?? 1) - 1) * COMMON;
const MOST_COMMON = 5;
const COMMON = 0.3;
const OF_PEOPLE = /(?:er|ist|ian|or|man)$/;
/** Handled by every second business: their own world says more. */
const PLAIN = 1.4;
const usual = (word: string) => (IN_PASSING.test(word) || MEANS.test(word) ? PLAIN : 0);
export function stemsOf(
  nouns: readonly Topic[],
  worlds: readonly World[],
  said: ReadonlySet<string>,
): Stem[] {
  const own = nouns.map(({ word }, at) => {
    const known = worlds.some((world) => world.word === word || world.kin.includes(word));
    return { word, own: true, is: "your own word", rank: at * (known ? 0.6 : 1.6) + usual(word) };
  });
  const kindred = worlds.flatMap(({ word, kin }, nth) =>
    kin
      .filter((one) => own.every((noun) => noun.word !== one))
      .slice(0, FURTHEST)
      .map((one, at) => ({
        ...{ word: one, own: false },
        is: withArticle(`${OF_PEOPLE.test(word) ? `${word}'s` : word} word`),
        rank: (said.has(one) ? 0 : 0.5 + at * 0.4 + everywhere(one)) + nth * 1.4,
      })),
  );
  return [...own, ...kindred];
}
