import type { Brief } from "@/lib/brief/types";
import { singular } from "../english";
import { asWritten } from "./as-written";
import { type Candidate, length } from "./candidate";
import { coreOf, isOfCore } from "./core";
import { NAMEABLE } from "./data/nameable";
import { ENDINGS } from "./data/qualities";
import type { NameKind } from "./entry";
import { isVerb, namesBuyers } from "./evidence";
import { qualitiesOf } from "./kin";
import type { Met } from "./met";
import { cleared } from "./misleading";
import { harmony } from "./sound";
import { followersOf, trigger, wordsOf } from "./triggers";

const MOST_NOUNS = 7;
const MOST_PAIRS = 6;
const NOT_HAD = /^(?:no|not|without|never|nor|instead|unlike|by)$/;
const FIRST = 1.5;
const OF_CORE = 2;

/** Things that the offer itself names, what it is about and what is said again first. */
function thingsNamed(brief: Brief): string[] {
  const said = cleared(brief.answers.solution);
  const words = wordsOf(said);
  const next = followersOf(said);
  const all = wordsOf(Object.values(brief.answers).join(" ")).map(singular);
  const core = coreOf(brief);
  const ofBuyers = namesBuyers(brief);
  const weights = new Map<string, number>();
  words.forEach((word, at) => {
    const noun = singular(word);
    const isThing = NAMEABLE.has(noun) && !isVerb(next[at] ?? "") && !NOT_HAD.test(words[at - 1] ?? "");
    if (!isThing || weights.has(noun) || ofBuyers(noun)) return;
    const times = Math.min(3, all.filter((other) => other === noun).length);
    weights.set(noun, times + FIRST * (1 - at / words.length) + (isOfCore(core, noun) ? OF_CORE : 0));
  });
  return [...weights]
    .sort(([, a], [, b]) => b - a)
    .map(([noun]) => noun)
    .slice(0, MOST_NOUNS);
}

export const OWN_PAIR = "two of its own things";
const SCORE = { pair: 3.5, phrase: 3, compound: 3 };
const LONGEST_JOINED = 6;
const PLAIN_QUALITIES = ["Good", "True", "First"];
const LATER = 0.12;
/** What stands in every business says nothing of one alone; beside another thing it does. */
const OF_EVERY_TRADE =
  /^(?:bag|ball|box|button|card|corner|counter|door|drawer|envelope|fan|file|hall|handle|key|label|letter|lid|list|page|paper|parcel|photo|picture|plug|seat|sheet|shelf|sign|stamp|table|tablet|tag|wall)$/;
const cap = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** "Roll & Swatch", "True Nib", "Combwell": the things that the founder names, by two, with what is done with them, or in a new word. */
export function ownPairs(brief: Brief, met: readonly Met[]): Candidate[] {
  const things = thingsNamed(brief);
  const made = (name: string, kind: NameKind, gloss: string, parts: string[], score: number): Candidate => ({
    ...{ name, kind, gloss, parts, source: OWN_PAIR, triggers: parts.map(trigger), about: parts[0] ?? "" },
    ...{ of: "world", said: [], words: asWritten(parts, brief), score: score - length(name) },
  });
  const pairs = things
    .flatMap((one, at) => things.slice(at + 1).map((other) => [one, other] as const))
    .map((pair, at) => ({ pair, weight: harmony(...pair) * 0.3 - at * LATER }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_PAIRS)
    .map(({ pair }, at) => {
      const [first, second] = [...pair].sort((a, b) => a.length - b.length) as [string, string];
      return made(
        `${cap(first)} & ${cap(second)}`,
        "pair",
        `two things that you work with: ${first} and ${second}`,
        [first, second],
        SCORE.pair - at * LATER,
      );
    });
  const alone = things.filter((thing) => !OF_EVERY_TRADE.test(thing));
  const said = alone.map((thing, at) => {
    const quality = qualitiesOf(met)[at] ?? PLAIN_QUALITIES[at % PLAIN_QUALITIES.length] ?? "";
    return made(
      `${quality} ${cap(thing)}`,
      "phrase",
      `your own "${thing}", with "${quality.toLowerCase()}" before it`,
      [thing],
      SCORE.phrase - at * LATER,
    );
  });
  const joined = alone
    .filter((thing) => thing.length <= LONGEST_JOINED && !/[wy]$/.test(thing))
    .map((thing, at) => {
      const [ending = "", means = ""] = ENDINGS[(thing.length + at) % ENDINGS.length] ?? [];
      return made(
        `${cap(thing)}${ending}`,
        "compound",
        `your own "${thing}", and an ending that means ${means}`,
        [thing],
        SCORE.compound - at * LATER,
      );
    });
  return [...pairs, ...said, ...joined];
}
