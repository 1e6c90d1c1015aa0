import type { Brief } from "@/lib/brief/types";
import { cap, withArticle } from "../english";
import { type Candidate, length } from "./candidate";
import { plainly } from "./compounds";
import { concreteThings } from "./concrete";
import type { Match } from "./match";
import { subjectsOf } from "./stems";
import { trigger } from "./triggers";

const LONGEST = 15;
const SHORT = 7;

/** What may be said of anything good, where nothing says more. */
const PRAISE: readonly { word: string; said: string }[] = [
  { word: "First", said: "the {n} that it begins with" },
  { word: "Bright", said: "a {n} that catches the eye" },
  { word: "Good", said: "a {n} that one can rely on" },
  { word: "Little", said: "a small {n} that matters" },
  { word: "True", said: "a {n} that keeps what it promises" },
];

/** Two words with one beginning or one end are a rhyme, not a pair. */
const alliedSound = (a: string, b: string) => a.slice(0, 2) === b.slice(0, 2) || a.slice(-3) === b.slice(-3);
const pairable = (a: string, b: string) => a !== b && !alliedSound(a, b) && `${a}${b}`.length <= 13;

/** Names made of the words of the trade: "Kiln & Glaze", "Steady Hive", "First Petal". */
export function craftedNames(brief: Brief, deeds: readonly Match[]): Candidate[] {
  const build = (
    name: string,
    kind: Candidate["kind"],
    gloss: string,
    nouns: readonly string[],
    about: string,
    score: number,
  ): Candidate => ({
    name,
    kind,
    gloss,
    parts: [...nouns],
    source: `made of ${kind}`,
    triggers: [about, ...nouns].map(trigger),
    about: "",
    score: score - length(name) - Math.max(0, name.length - LONGEST) * 0.5,
  });
  const subjects = subjectsOf(brief);
  const [first] = concreteThings(brief).filter((noun) => noun.length <= SHORT);
  const praised = deeds
    .filter(({ doubt }) => doubt < 1 && first)
    .flatMap(({ cluster }) => cluster.qualities.slice(0, 1))
    .map(({ word, gloss }, at) =>
      build(
        `${cap(word)} ${cap(first ?? "")}`,
        "phrase",
        `${withArticle(first ?? "")} ${gloss}`,
        [first ?? ""],
        first ?? "",
        3.4 - at * 0.5,
      ),
    );
  const ofTheTrade = subjects.slice(0, 3).flatMap((subject, nth) => {
    const pairs = subject.kin
      .flatMap((a, i) => subject.kin.slice(i + 1).map((b): [string, string] => [a, b]))
      .filter(([a, b]) => pairable(a, b))
      .map(([a, b], at) =>
        build(
          `${cap(a)} & ${cap(b)}`,
          "pair",
          `the ${a} and the ${b}, two things from the world of the ${plainly(subject)}`,
          [a, b],
          subject.word,
          4.9 - nth - at * 0.2,
        ),
      );
    const praises = PRAISE.flatMap(({ word, said }, i) =>
      subject.kin.map((noun, at) =>
        build(
          `${word} ${cap(noun)}`,
          "phrase",
          `${said.replace("a {n}", withArticle(noun)).replace("{n}", noun)}, from the world of the ${plainly(subject)}`,
          [noun],
          subject.word,
          2.9 - nth * 0.6 - i * 0.1 - at * 0.2,
        ),
      ),
    );
    return [...pairs, ...praises];
  });
  return [...praised, ...ofTheTrade];
}
