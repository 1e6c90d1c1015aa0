import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { SORT } from "../forms/sorts";
import { literal } from "../text/literal";
import type { Archetype } from "../types";
import { calledOf } from "./called";
import { VENTURES } from "./catalogue";
import { LEARNED } from "./data/learned";
import { ventureLabel } from "./label";
import { likenessesTo, readModel } from "./model";
import { mayBe } from "./other-business";
import { isPair, toldWords, wordsOfAnswers } from "./told-words";
import type { Venture } from "./venture";

/** What else is read of the answers makes a kind less like them, by so much: who buys, and how it earns. */
const LESS = { otherBuyers: 0.02, otherSort: 0.06, otherForm: 0.01, ruledOut: 0.04 };
const sameSort = (kinds: readonly Archetype[], earns: Archetype) =>
  kinds.some((kind) => SORT[kind] === SORT[earns]);
/** What is a program, goods or lessons for one and something else for the other is hardly the same business; work is read where nothing else is. */
function earnsUnlike({ kinds }: Venture, earns: Archetype | undefined): number {
  if (!earns || kinds.includes(earns)) return 0;
  const program = kinds.every((kind) => SORT[kind] === "program");
  const other = earns === "services" ? program : !sameSort(kinds, earns);
  return other ? LESS.otherSort : LESS.otherForm;
}
/** A kind is believed whose likeness exceeds that of the next, taken so many times, by so much; by less where its founder names it, by more where few words are told. */
const LEAD = { times: 0.7, by: 0.1, named: 0.065, few: 0.14 };
/** A few words are soon alike by chance. */
export const FEW_WORDS = 16;

const MODEL = readModel(LEARNED);
/** A word that says at least this much of a kind belongs to it. */
const TELLS = 0.04;
/** How rare a word is that no kind is told by; a pair of words that none is told by says nothing. */
const UNKNOWN = 7;

interface Ranked {
  venture: Venture;
  /** Likeness of the answers and what is known of the kind, less what speaks against it: from about 0.1 on it is worth a look. */
  weight: number;
}

const sellsTo = ({ to }: Venture, b2b: boolean) => to === "both" || (to === "firms") === b2b;

/** "I collect the bag by cargo bike": how somebody comes is not what is sold. */
const COMING =
  /\b(?:by|on) (?:an? |my |our |the )?(?:cargo |electric |e-)?(?:bike|bicycle|van|car|motorbike|scooter|truck|train|bus|foot)\b/gi;
const withoutComing = (answers: QuizAnswers): QuizAnswers => ({
  ...answers,
  solution: answers.solution.replace(COMING, " "),
});

/** How like each kind the answers are by their words alone, by the kind's place in the catalogue. */
export const likenesses = (answers: QuizAnswers) =>
  likenessesTo(MODEL, wordsOfAnswers(withoutComing(answers)), VENTURES.length, (word) =>
    isPair(word) ? 0 : UNKNOWN,
  );

/** The known kinds of venture that the answers may speak of, likeliest first. English answers only. */
export function rank(answers: QuizAnswers, b2b: boolean, earns?: Archetype): Ranked[] {
  const may = mayBe(answers);
  return likenesses(answers)
    .flatMap((like, kind) => {
      const venture = VENTURES[kind];
      if (!venture) return [];
      const less =
        (sellsTo(venture, b2b) ? 0 : LESS.otherBuyers) +
        earnsUnlike(venture, earns) +
        (may(venture) ? 0 : LESS.ruledOut);
      return [{ venture, weight: like - less }];
    })
    .sort((a, b) => b.weight - a.weight);
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

export const tellingWords = (answers: QuizAnswers) =>
  [...wordsOfAnswers(answers).keys()].filter((word) => !isPair(word)).length;
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
/** The known kind of venture that the answers speak of; null where they speak of none or of several alike. */
export function ventureOf(answers: QuizAnswers, b2b: boolean, earns?: Archetype): Venture | null {
  const [first, second] = rank(answers, b2b, earns);
  if (!first) return null;
  const named = isNamedIn(answers.solution, first.venture);
  const few = tellingWords(answers) < FEW_WORDS;
  const lead = first.weight - LEAD.times * (second?.weight ?? 0);
  return lead >= (named ? LEAD.named : few ? LEAD.few : LEAD.by) ? first.venture : null;
}
