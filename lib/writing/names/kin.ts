import type { Brief } from "@/lib/brief/types";
import { plural, singular } from "../english";
import { asWritten } from "./as-written";
import { type Candidate, length } from "./candidate";
import { coreOf } from "./core";
import { KINDRED } from "./data/kindred";
import { ENDINGS, OF_MANY_WORLDS, QUALITIES } from "./data/qualities";
import { isBooking } from "./key-nouns";
import { mainOffer, openingOf } from "./main-offer";
import type { Met } from "./met";
import { cleared } from "./misleading";
import { harmony } from "./sound";
import { trigger, wordsOf } from "./triggers";

/** Short words of the world of a noun, by that noun. */
const KINDRED_OF = new Map<string, string[]>();
for (const row of KINDRED.trim().split("\n")) {
  const [keys = "", words = ""] = row.split(" > ");
  for (const key of keys.split(",").filter((said) => !said.startsWith("-")))
    KINDRED_OF.set(key, [...new Set([...(KINDRED_OF.get(key) ?? []), ...words.split(" ")])]);
}

const MOST_NOUNS = 2;
/** What is named once is named by the way. */
const LEAST_TIMES = 2;
const timesIn = (word: string, { answers }: Brief) =>
  wordsOf(Object.values(answers).join(" ")).filter((said) => singular(said) === word).length;
/** The nouns of the offer whose worlds are known, in the order in which they are said. */
export function subjects(brief: Brief): string[] {
  const main = [...wordsOf(cleared(mainOffer(brief))), ...coreOf(brief)].map(singular);
  const said = [
    ...main,
    ...wordsOf(cleared(openingOf(brief)))
      .map(singular)
      .filter((word) => timesIn(word, brief) > LEAST_TIMES),
  ];
  return [...new Set(said)]
    .filter(
      (word) =>
        KINDRED_OF.has(word) &&
        !OF_MANY_WORLDS.has(word) &&
        !(word === "book" && isBooking(brief.answers)) &&
        timesIn(word, brief) >= LEAST_TIMES,
    )
    .slice(0, MOST_NOUNS);
}

const cap = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const pairs = (kin: readonly string[]): (readonly [string, string])[] =>
  kin
    .flatMap((one, at) => kin.slice(at + 1).map((other) => [one, other] as const))
    .sort((a, b) => harmony(...b) - harmony(...a));

export const KIN = "kin";
const SCORE = { pair: 4, phrase: 3.9, compound: 3.6 };
const LATER = 0.3;
const LONGEST_JOINED = 9;

/** What stands before a thing, by what is done and promised. */
export const qualitiesOf = (met: readonly Met[]): string[] =>
  [...met]
    .sort((a, b) => Number(b.sure) - Number(a.sure) || b.share - a.share)
    .filter(({ tag, sure }) => tag.kind !== "world" && (sure || tag.kind === "deed"))
    .flatMap(({ tag }) => QUALITIES[tag.id] ?? []);

/** Names put together of the world that the offer's own noun opens: "Spoke & Saddle", "True Wheel", "Latchwell". */
export function kinNames(brief: Brief, met: readonly Met[]): Candidate[] {
  const qualities = qualitiesOf(met);
  return subjects(brief).flatMap((noun, nth) => {
    const kin = KINDRED_OF.get(noun) ?? [];
    const made = (name: string, kind: Candidate["kind"], gloss: string, score: number): Candidate => ({
      ...{ name, kind, gloss, parts: [name.toLowerCase()], source: KIN, triggers: [trigger(noun)] },
      ...{
        about: plural(noun),
        of: "world",
        said: [],
        words: asWritten([noun], brief),
        score: score - nth * LATER - length(name),
      },
    });
    const two = pairs(kin)
      .slice(0, 2)
      .map(([one, other], at) =>
        made(
          `${cap(one)} & ${cap(other)}`,
          "pair",
          `two words from the world of ${plural(noun)}`,
          SCORE.pair - at * LATER,
        ),
      );
    const told = qualities.slice(0, 4).flatMap((word, at) => {
      const thing = kin[at % Math.max(1, kin.length)];
      return thing
        ? [
            made(
              `${word} ${cap(thing)}`,
              "phrase",
              `"${thing}", a word from the world of ${plural(noun)}, with "${word.toLowerCase()}" before it`,
              SCORE.phrase - at * LATER,
            ),
          ]
        : [];
    });
    const joined = kin
      .filter((thing) => thing.length <= LONGEST_JOINED - 4 && !/[wy]$/.test(thing))
      .slice(0, 2)
      .flatMap((thing, at) => {
        const [ending = "", means = ""] = ENDINGS[(thing.length + at) % ENDINGS.length] ?? [];
        return [
          made(
            `${cap(thing)}${ending}`,
            "compound",
            `"${thing}", a word from the world of ${plural(noun)}, and an ending that means ${means}`,
            SCORE.compound - at * LATER,
          ),
        ];
      });
    return [...two, ...told, ...joined];
  });
}
