import type { Archetype, Brief } from "@/lib/brief/types";
import { cap, withArticle } from "../english";
import { type Candidate, length } from "./candidate";
import type { Head } from "./lexicon";
import type { Match } from "./match";
import { thingsOf } from "./objects";
import { pronounceability } from "./pronounce";
import { trigger } from "./triggers";

/** Where such a business is at home, as the second word of a plain name. */
const HOUSES: Record<Archetype, readonly Head[]> = {
  saas: [
    { word: "Desk", gloss: "the desk where every {n} has its place" },
    { word: "Log", gloss: "the log in which no {n} is lost" },
  ],
  usage: [{ word: "Works", gloss: "the works where every {n} is made" }],
  marketplace: [
    { word: "Row", gloss: "the row where one {n} stands beside the next" },
    { word: "Exchange", gloss: "the place where a {n} changes hands" },
  ],
  ecommerce: [
    { word: "House", gloss: "the house that is known for its {n}" },
    { word: "Works", gloss: "the works that a {n} comes from" },
  ],
  services: [
    { word: "Round", gloss: "the round on which every {n} has its turn" },
    { word: "& Co", gloss: "the firm one calls about a {n}" },
  ],
  fintech: [{ word: "Desk", gloss: "the desk where every {n} is settled" }],
  media: [{ word: "Post", gloss: "the post that brings word of every {n}" }],
  hardware: [
    { word: "Sense", gloss: "the sense that tells how the {n} stands" },
    { word: "Works", gloss: "the works where the {n} is built" },
  ],
  local: [
    { word: "Corner", gloss: "the corner one goes to for a {n}" },
    { word: "& Co", gloss: "the firm one asks for a {n}" },
  ],
  education: [
    { word: "School", gloss: "the school where the {n} is learned" },
    { word: "Bench", gloss: "the bench with the {n} on it" },
  ],
  nonprofit: [{ word: "Circle", gloss: "the circle around every {n}" }],
};

const MOST_THINGS = 3;
const LONGEST = 14;
const VOWEL = /[aeiou]/;

/** Names made of what the offer handles: "Borrowed Costume", "Swatch & Roll", "Engine School", "Candlery". */
export function craftedNames(brief: Brief, deeds: readonly Match[]): Candidate[] {
  const things = thingsOf(brief);
  const strongest = things[0]?.weight ?? 1;
  const top = things.slice(0, MOST_THINGS);
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
    head: null,
    source: `made of ${kind}`,
    triggers: nouns.map(trigger),
    about: "",
    score: score - length(name) - Math.max(0, name.length - LONGEST) * 0.4,
  });
  const named = top.flatMap(({ noun, weight }) => {
    const share = weight / strongest;
    return [
      ...deeds.flatMap(({ cluster, weight: meant }, at) =>
        cluster.qualities.map(({ word, gloss }, i) =>
          build(
            `${cap(word)} ${cap(noun)}`,
            "phrase",
            `${withArticle(noun)} ${gloss}`,
            [noun],
            2.6 + share * 1.4 + Math.min(1, meant / 4) - at * 0.4 - i * 0.3,
          ),
        ),
      ),
      ...HOUSES[brief.archetypes[0]?.id ?? "services"].map(({ word, gloss }, i) =>
        build(
          `${cap(noun)} ${word}`,
          "descriptive",
          gloss.replace("a {n}", withArticle(noun)).replace("{n}", noun),
          [noun],
          2.8 + share * 1.4 - i * 0.5,
        ),
      ),
      ...coined(noun).map(({ name, gloss }) =>
        build(name, "coined", gloss, [noun], 1.2 + share * 1.2 + pronounceability(name) - length(name)),
      ),
    ];
  });
  const [first, second] = top.filter(({ noun }) => noun.length <= 8);
  const pair =
    first && second && first.noun.charAt(0) !== second.noun.charAt(0)
      ? [
          build(
            `${cap(first.noun)} & ${cap(second.noun)}`,
            "pair",
            `the ${first.noun} and the ${second.noun}, two words of your own that can be touched`,
            [first.noun, second.noun],
            3.6,
          ),
        ]
      : [];
  return [...named, ...pair];
}

/** "Candlery", "Callwise": a noun and an ending that English knows. */
function coined(noun: string) {
  if (noun.length < 4 || noun.length > 8) return [];
  const stem = noun.replace(/e$/, "");
  return [
    ...(VOWEL.test(stem.at(-1) ?? "") || /[ry]$/.test(stem)
      ? []
      : [
          {
            name: `${cap(stem)}ery`,
            gloss: `${noun} with the ending of bakery and brewery, a place that does one thing`,
          },
        ]),
    ...(noun.length <= 6 ? [{ name: `${cap(noun)}wise`, gloss: `knowing one's way with a ${noun}` }] : []),
  ];
}
