import type { Archetype, Brief } from "@/lib/brief/types";
import { cap, withArticle } from "../english";
import { type Candidate, length } from "./candidate";
import { concreteThings } from "./concrete";
import type { Part } from "./lexicon";
import type { Match } from "./match";
import { trigger } from "./triggers";

/** Where such a business is at home, as the second word of a plain name. */
const HOUSES: Partial<Record<Archetype, Part>> = {
  saas: { word: "Desk", gloss: "the desk where every {n} has its place" },
  marketplace: { word: "Exchange", gloss: "the place where a {n} changes hands" },
  ecommerce: { word: "Works", gloss: "the works that a {n} comes from" },
  media: { word: "Post", gloss: "the post that brings word of every {n}" },
  hardware: { word: "Works", gloss: "the works where the {n} is built" },
  education: { word: "School", gloss: "the school where the {n} is learned" },
  nonprofit: { word: "Circle", gloss: "the circle around every {n}" },
};
/** Those who make or sell a thing may be called after it: "Candlery". */
const MAKERS: ReadonlySet<Archetype> = new Set(["ecommerce", "local", "hardware"]);

/** Everybody has one, whatever he sells. */
const ORDINARY =
  /^(?:phone|smartphone|meeting|stutter|pizza|robot|tax|stock|sum|speech|camera|sensor|table|meal|letter|form|paper|photograph|radio|screen|memo|form|logbook|van|bus|car|elevator|server|desk|battery|charge|tablet|pill|run|fridge|cat|dog|.*ing)$/;
const LONGEST = 15;
const SHORT = 7;

/** Names made of what the offer handles: "Soap & Olive", "Soap Works", "Brimming Tank", "Candlery". */
export function craftedNames(brief: Brief, deeds: readonly Match[]): Candidate[] {
  const [first, ...others] = concreteThings(brief);
  if (!first) return [];
  const archetype = brief.archetypes[0]?.id ?? "services";
  const build = (
    name: string,
    kind: Candidate["kind"],
    gloss: string,
    nouns: readonly string[],
    score: number,
  ): Candidate => ({
    name,
    kind,
    gloss,
    parts: [name.toLowerCase()],
    source: `made of ${kind}`,
    triggers: nouns.map(trigger),
    about: "",
    score: score - length(name) - Math.max(0, name.length - LONGEST) * 0.5,
  });
  const place = HOUSES[archetype];
  const house =
    place && !ORDINARY.test(first)
      ? [
          build(
            `${cap(first)} ${place.word}`,
            "descriptive",
            place.gloss.replace("a {n}", withArticle(first)).replace("{n}", first),
            [first],
            first.length <= SHORT ? 3.6 : 2,
          ),
        ]
      : [];
  const praised =
    first.length > SHORT
      ? []
      : deeds
          .filter(({ doubt }) => doubt < 1)
          .flatMap(({ cluster }) => cluster.qualities.slice(0, 1))
          .map((quality, at) =>
            build(
              `${cap(quality.word)} ${cap(first)}`,
              "phrase",
              `${withArticle(first)} ${quality.gloss}`,
              [first],
              3.4 - at * 0.5,
            ),
          );
  const pairs = others
    .filter((second) => !ORDINARY.test(first) && !ORDINARY.test(second))
    .filter((second) => second.charAt(0) !== first.charAt(0) && !alliedSound(first, second))
    .slice(0, 2)
    .map((second, at) =>
      build(
        `${cap(first)} & ${cap(second)}`,
        "pair",
        `the ${first} and the ${second}, two words of your own that can be touched`,
        [first, second],
        first.length > SHORT || second.length > SHORT ? 2 : 4.4 - at * 0.6,
      ),
    );
  return [
    ...house,
    ...praised,
    ...pairs,
    ...(MAKERS.has(archetype) && (brief.offer.noun ?? "").startsWith(first) ? bakeryOf(first) : []).map(
      (made) => build(made.name, "coined", made.gloss, [first], 3.2),
    ),
  ];
}

/** Two words with one beginning or one end are a rhyme, not a pair. */
const alliedSound = (a: string, b: string) => a.slice(0, 3) === b.slice(0, 3) || a.slice(-3) === b.slice(-3);

/** "Candlery": the ending of bakery, where the noun lets it be said. */
const bakeryOf = (noun: string) =>
  noun.length < 4 || noun.length > 6 || /(?:[aeiouywr]|[aeiou][^aeiou]r)e?$/.test(noun)
    ? []
    : [
        {
          name: `${cap(noun.replace(/e$/, ""))}ery`,
          gloss: `${noun} with the ending of bakery and brewery, a place that does one thing`,
        },
      ];
