import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { isDoneByHand } from "../offer/by-hand";
import { readWay } from "../offer/sold";
import { literal } from "../text/literal";
import type { Archetype } from "../types";
import { calledOf } from "./called";
import { VENTURES } from "./catalogue";
import { LEARNED } from "./data/learned";
import { ventureLabel } from "./label";
import { readModel } from "./model";
import { mayBe } from "./other-business";
import { isPair, toldWords, wordsOfAnswers } from "./told-words";
import type { Venture } from "./venture";

/** Whoever else buys, or another way to earn, makes a kind a little less likely: either may have been misread. */
const OTHERS_BUY = 0.9;
const EARNS_OTHERWISE = 0.9;
const OTHER_SORT = 0.85;
const SORT: Record<Archetype, string> = {
  saas: "program",
  usage: "program",
  fintech: "program",
  ecommerce: "goods",
  hardware: "goods",
  education: "lessons",
  services: "work",
  local: "work",
  nonprofit: "work",
  marketplace: "both sides",
  media: "media",
};
const sameSort = (kinds: readonly Archetype[], earns: Archetype) =>
  kinds.some((kind) => SORT[kind] === SORT[earns]);
/** What is a program, goods or lessons for one and something else for the other is hardly the same business; work is read where nothing else is. */
function earningLike({ kinds }: Venture, earns: Archetype | undefined): number {
  if (!earns || kinds.includes(earns)) return 1;
  const program = kinds.every((kind) => SORT[kind] === "program");
  const other = earns === "services" ? program : !sameSort(kinds, earns);
  return other ? OTHER_SORT : EARNS_OTHERWISE;
}
/** A kind is believed whose likeness exceeds that of the next, taken so many times, by so much. */
const LEAD = { times: 0.7, by: 0.073 };
/** Of two that are nearly as like it is neither, unless the one alone earns and sells as the answers do. */
const APART = 1.15;
/** What is sold to firms there and to people here, or the reverse, has to be more alike than that. */
const SOLD_OTHERWISE = 0.24;
/** A few words are soon alike by chance. */
const FEW = { words: 16, by: 0.12 };
/** Of two that are so alike, the one that earns and sells as the answers do. */
const AS_LIKE = 0.9;
/** What is much less like the answers than a kind that they rule out is hardly what they speak of. */
const NEAR_VETOED = 0.75;
/** What is as like as this is that kind, whatever words open the offer. */
const SURE = 0.3;
/** So much more like the answers than any other kind, it is meant even where a word beside it speaks of another business. */
const FAR_AHEAD = 1.7;
const AT_LENGTH = 35;

const MODEL = readModel(LEARNED);
/** A word that says at least this much of a kind belongs to it. */
const TELLS = 0.04;
/** How rare a word is that no kind is told by; a pair of words that none is told by says nothing. */
const UNKNOWN = 7;

interface Ranked {
  venture: Venture;
  /** Likeness of the answers and what is known of the kind: 0 none, from about 0.15 on likely, over 0.3 sure. */
  weight: number;
}

const sellsTo = ({ to }: Venture, b2b: boolean) => to === "both" || (to === "firms") === b2b;

/** The known kinds of venture that the answers may speak of, likeliest first. English answers only. */
export function rank(answers: QuizAnswers, b2b: boolean, earns?: Archetype): Ranked[] {
  const said = wordsOfAnswers(answers);
  const likeness = new Array<number>(VENTURES.length).fill(0);
  let length = 0;
  for (const [word, count] of said) {
    const learned = MODEL.get(word);
    const weight = Math.log(1 + count) * (learned?.rarity ?? (isPair(word) ? 0 : UNKNOWN));
    length += weight ** 2;
    for (const [kind, known] of learned?.kinds ?? []) likeness[kind] = (likeness[kind] ?? 0) + weight * known;
  }
  return VENTURES.map((venture, kind) => {
    const buys = sellsTo(venture, b2b) ? 1 : OTHERS_BUY;
    const like = (likeness[kind] ?? 0) / (Math.sqrt(length) || 1);
    return { venture, weight: like * buys * earningLike(venture, earns) };
  }).sort((a, b) => b.weight - a.weight);
}

/** How rare the rarest of these words is, and how much the most telling one says of such ventures. */
export function howToldOf(words: string, { id }: Venture): { rarity: number; told: number } {
  const kind = VENTURES.findIndex((venture) => venture.id === id);
  const known = toldWords(words).filter((word) => !isPair(word));
  const saysOf = (word: string) => MODEL.get(word)?.kinds.find(([of]) => of === kind)?.[1] ?? 0;
  return {
    rarity: Math.max(0, ...known.map((word) => MODEL.get(word)?.rarity ?? UNKNOWN)),
    told: Math.max(0, ...known.map(saysOf)),
  };
}

/** Whether founders of known ventures have used this word. */
export const isKnownWord = (word: string): boolean => toldWords(word).every((stem) => MODEL.has(stem));

/** Whether such ventures are told by these words: "socks" by who sells basics, and "trip" not by who sells data plans. */
export const isToldOf = (words: string, venture: Venture, least = TELLS): boolean =>
  howToldOf(words, venture).told >= least;

const tellingWords = (answers: QuizAnswers) =>
  [...wordsOfAnswers(answers).keys()].filter((word) => !isPair(word)).length;
const isProgram = ({ kinds: [first] }: Venture) => first !== undefined && SORT[first] === "program";
const isWork = (answers: QuizAnswers) => isDoneByHand(answers) || readWay(answers) === "work";

/** "A food truck": the offer is called what the kind is called. */
const isNamedIn = (solution: string, venture: Venture) =>
  [ventureLabel(venture.id), calledOf(venture)]
    .filter(isTelling)
    .some((name) =>
      new RegExp(`(?<!\\p{L})${literal(name.replace(/s$/, ""))}s?(?!\\p{L})`, "iu").test(solution),
    );
/** "Cheese" alone is also put into pancakes. */
const isTelling = (name: string) => name.includes(" ") || name.length >= LONG_NAME;
const LONG_NAME = 9;
/** Named by its founder it needs only this part of the lead. */
const WHEN_NAMED = 0.7;

/** The known kind of venture that the answers speak of; null where they speak of none or of several alike. */
export function ventureOf(answers: QuizAnswers, b2b: boolean, earns?: Archetype): Venture | null {
  const ranked = rank(answers, b2b, earns);
  const may = mayBe(answers);
  const [likeliest, second] = ranked;
  const clear =
    tellingWords(answers) >= AT_LENGTH &&
    (likeliest?.weight ?? 0) >= SURE &&
    (likeliest?.weight ?? 0) >= FAR_AHEAD * (second?.weight ?? 0);
  const left =
    likeliest && !clear && !may(likeliest.venture) ? ranked.filter(({ venture }) => may(venture)) : ranked;
  const [head] = left;
  if (!likeliest || !head || head.weight < likeliest.weight * NEAR_VETOED) return null;
  const fits = ({ venture, weight }: Ranked) =>
    weight >= head.weight * AS_LIKE &&
    sellsTo(venture, b2b) &&
    earns !== undefined &&
    venture.kinds.includes(earns);
  const first = left.find(fits) ?? head;
  const next = left.find((one) => one !== first)?.weight ?? 0;
  const { by } = tellingWords(answers) < FEW.words ? FEW : LEAD;
  const named = isNamedIn(answers.solution, first.venture);
  const apart = first !== head || first.weight >= APART * next || named;
  const leads = apart && first.weight - LEAD.times * next >= (named ? by * WHEN_NAMED : by);
  const elsewhere = !sellsTo(first.venture, b2b) && first.weight < SOLD_OTHERWISE;
  const byHand = isProgram(first.venture) && first.weight < SURE && isWork(answers);
  return leads && !byHand && !elsewhere ? first.venture : null;
}
