import type { Brief } from "@/lib/brief/types";
import { cap, singular } from "../english";
import type { Act } from "../outline/act";
import { actForNames } from "./act-for-names";
import type { Candidate } from "./candidate";
import { length } from "./candidate";
import { nounsForNames } from "./central-nouns";
import { grows } from "./compounds";
import { MEANS } from "./data/means";
import { made } from "./made";
import { type Stem, stemsOf } from "./name-stems";
import { ownPairs } from "./own-pairs";
import { ofCustomers, ofHour, ofPlace, ofTime, plainly } from "./said-outright";
import { syllables } from "./sound";
import { spoken } from "./spoken";
import { KIN_OF } from "./stems";
import { type HeadsOfDeed, headsFor } from "./told-heads";
import { trigger, wordsOf } from "./triggers";
import { worldsOf } from "./worlds";

/** One sound at both beginnings is remembered. */
const rings = (one: string, two: string) => (one[0] === two[0] ? 0.3 : 0);
/** Two beats are said most easily. */
const beats = (joined: string) => Math.max(0, syllables(joined) - 2) * 0.35;
/** "Kilnrun", "Chairwright": a noun and what is done, grown together. */
const compounds = (stems: readonly Stem[], { joined }: HeadsOfDeed): Candidate[] =>
  stems.flatMap(({ word, is, rank }) =>
    joined
      .filter(({ word: head }) => grows(word, head))
      .map(({ word: head, says }, at) =>
        made(
          cap(word + head),
          "compound",
          [word, head],
          "compound",
          6 - rank * 0.35 - at * 0.45 + rings(word, head) - beats(word + head),
          [
            `"${cap(word)}" is ${is}, and "${head}" is the deed: ${says}`,
            `{name} grows out of "${word}", ${is}, and "${head}": ${says}`,
            `"${cap(head)}" tells what is done, for ${says}; "${word}" is ${is}`,
          ],
        ),
      ),
  );

const apart = (a: string, b: string) =>
  a !== b && a.slice(0, 2) !== b.slice(0, 2) && a.slice(-3) !== b.slice(-3);
const LONGEST_PAIR = 14;
/** "Comb & Lantern": a thing of their world beside a thing that stands for the deed. */
const pairs = (stems: readonly Stem[], { tools }: HeadsOfDeed, does: string): Candidate[] =>
  stems.flatMap(({ word, is, own, rank }) =>
    tools
      .filter(({ word: tool }) => apart(word, tool) && word.length + tool.length <= LONGEST_PAIR)
      .map(({ word: tool, says }, at) =>
        made(
          `${cap(word)} & ${cap(tool)}`,
          "pair",
          [word, tool],
          "pair",
          5.6 - rank * 0.3 - at * 0.5 + rings(word, tool),
          [
            `The ${word} is theirs${own ? "" : `, ${is}`}; the ${tool} is yours, ${says}: ${does}`,
            `Their part and yours stand side by side: "${word}", ${is}, and the ${tool}, ${says}`,
          ],
        ),
      ),
  );

const NEIGHBOURS = 5;
/** "Soil & Sill": two things of one world, or the founder's own beside one of them. */
const besides = (stems: readonly Stem[]): Candidate[] => {
  const best = [...stems].sort((a, b) => a.rank - b.rank).slice(0, NEIGHBOURS);
  return best.flatMap((one, i) =>
    best
      .slice(i + 1)
      .filter(
        (two) =>
          !(one.own && two.own) &&
          apart(one.word, two.word) &&
          one.word.length + two.word.length <= LONGEST_PAIR,
      )
      .map((two) =>
        made(
          `${cap(one.word)} & ${cap(two.word)}`,
          "pair",
          [one.word, two.word],
          "two things",
          5.5 - (one.rank + two.rank) * 0.3 + rings(one.word, two.word),
          [
            `Two things that belong together where this is used: "${one.word}" is ${one.is}, "${two.word}" ${two.is}`,
            `Who knows the one knows the other: "${one.word}", ${one.is}, and "${two.word}", ${two.is}`,
          ],
        ),
      ),
  );
};

/** "Word from the Hive". */
const phrases = (stems: readonly Stem[], heads: HeadsOfDeed): Candidate[] =>
  stems.flatMap(({ word, is, own, rank }) =>
    heads.phrases
      .filter(({ word: phrase }) => own || !phrase.startsWith("^"))
      .map(({ word: phrase, says }, at) =>
        made(
          phrase.replace("^", "").replace("_", cap(word)),
          "phrase",
          [word],
          "phrase",
          5.4 - rank * 0.45 - at * 0.4,
          [
            `You call it {name} because ${says}; "${word}" is ${is}`,
            `Why {name}? Because ${says}, and "${word}" is ${is}`,
            `{name} says it as people do: ${says}. "${cap(word)}" is ${is}`,
          ],
        ),
      ),
  );

/** A word of their world that stands alone. */
const alone = (stems: readonly Stem[], does: string): Candidate[] =>
  stems
    .filter(({ own, word }) => !own && word.length > 3 && (KIN_OF.get(word) ?? 1) <= 2)
    .map(({ word, is, rank }) =>
      made(cap(word), "real word", [word], "a word", 4.9 - rank * 0.4, [
        `${cap(is)} and no more, "${word}" stands here for the whole: ${does}`,
      ]),
    );

const TO_ERY = /^(?!.*(?:er|or|ar|ry|y|e|w|h)$)[a-z]{3,7}$/;
/** Where something is made, served or mended; nobody thinks of such a place where linen is fetched or people are matched. */
const A_PLACE: readonly Act[] = ["make", "repair", "host", "teach", "food"];
/** "Neighbours share", "parents swap with each other". */
const AMONG_EQUALS =
  /\b(?:shar(?:e|es|ed|ing)|swap(?:s|ped|ping)?|borrow(?:s|ed|ing)?|lends?|lending|pools?|split(?:s|ting)?|each other|one another|neighbou?rs?|together|join(?:s|ed)?|meet(?:s|ing)?)\b/i;
/** "Kilnery": ends like bakery, a place where one thing is done well. */
const coined = (stems: readonly Stem[], act: Act, brief: Brief): Candidate[] =>
  !A_PLACE.includes(act) || brief.archetypes[0]?.id === "saas"
    ? []
    : stems
        .filter(({ word }) => TO_ERY.test(word))
        .map(({ word, is, rank }) =>
          made(`${cap(word)}ery`, "coined", [word], "a new word", 4.7 - rank * 0.4, [
            `A new word that ends like bakery, a place where one thing is done well: "${word}" is ${is}`,
          ]),
        );

const fromOwnPairs = (brief: Brief): Candidate[] =>
  ownPairs(brief).map(({ name, said }, at) => ({
    ...{
      name,
      kind: "own words" as const,
      gloss: said,
      parts: name.toLowerCase().split(" "),
      source: "own words",
    },
    ...{ triggers: [trigger(said)], about: "", score: 5.5 - at * 0.35 - length(name) },
  }));

/** Names made of this founder's nouns, their world, their deed, their place and their words. */
export function toldNames(brief: Brief): Candidate[] {
  const act = actForNames(brief);
  const heads = headsFor(act, AMONG_EQUALS.test(brief.answers.solution));
  const nouns = nounsForNames(brief, act).filter(({ word }, at) => at === 0 || !MEANS.test(word));
  const stems = stemsOf(
    nouns,
    worldsOf(brief),
    new Set(wordsOf(Object.values(brief.answers).join(" ")).map(singular)),
  );
  const [main] = nouns;
  const does = heads.does.replace("{n}", main ? spoken(main) : "things");
  return [
    ...fromOwnPairs(brief),
    ...compounds(stems, heads),
    ...pairs(stems, heads, does),
    ...besides(stems),
    ...phrases(
      stems.filter(({ word }) => word === singular(word)),
      heads,
    ),
    ...alone(stems, does),
    ...ofPlace(nouns, brief),
    ...ofTime(nouns, brief),
    ...ofHour(brief),
    ...ofCustomers(nouns, heads, brief),
    ...plainly(nouns, heads),
    ...coined(stems, act, brief),
  ];
}
