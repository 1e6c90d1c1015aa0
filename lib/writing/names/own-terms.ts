import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import type { Brief } from "@/lib/brief/types";
import { sentences } from "../cut";
import { singular } from "../english";
import { NOT_A_TOPIC } from "../outline/data/not-a-topic";
import { isName } from "../prototype/sound";
import { coreOf } from "./core";
import { NAMEABLE } from "./data/nameable";
import { isVerb, namesBuyers } from "./evidence";
import { isTelling } from "./key-nouns";
import { cleared, withoutTheRide } from "./misleading";
import { isSomebody, mayBe, slotsIn } from "./noun-slots";
import { ownSentences } from "./of-ours";
import { followersOf, wordsOf } from "./triggers";

/** What the offer is about, in one noun or in two: "remnant", "brand deal". */
export interface Term {
  words: readonly string[];
  weight: number;
  /** The offer names it; else only the trouble does. */
  offered: boolean;
  /** Said once, on the way. */
  passing: boolean;
}

/** What is a name already: "sewing room", "remnant exchange". */
export const IS_PLACE =
  /^(?:exchange|room|board|desk|house|club|school|bank|hub|library|kitchen|garden|garage|studio|workshop|yard|corner|hall)$/;
/** Of a pair the first word says more. */
export const IS_FORM = /^(?:log|record|list|form|box|line|sheet|sale|machine|bag|pilot)$/;

/** Everybody's words, which where they come again are this founder's. */
const COUNTED_ON = /^(?:fee|deal|visit|refund|quote|order|booking|exam)$/;
const WEIGHT: Partial<Record<AnswerField, number>> = {
  solution: 1.6,
  problem: 1.2,
  differentiator: 0.8,
  businessModel: 0.5,
  targetAudience: 0.3,
};
const OPENING = 1.5;
const STEM = 5;
const ENOUGH = 2;
const MOST = 8;

/** Nouns and pairs of nouns that the offer is about: what is said first and again before what is said by the way. */
export function termsOf(brief: Brief): Term[] {
  if (brief.language !== "en" || brief.spoken) return [];
  const { answers } = brief;
  const ofBuyers = namesBuyers(brief);
  const core = coreOf(brief);
  const texts = { ...answers, differentiator: ownSentences(brief).join(". ") };
  const fields = Object.entries(WEIGHT) as [AnswerField, number][];
  const said = fields.map(([field, weight]) => ({
    words: wordsOf(withoutTheRide(texts[field])).map(singular),
    weight,
  }));
  const timesOf = (word: string) =>
    said.reduce((sum, { words }) => sum + words.filter((other) => other === word).length, 0);
  const weightOf = (word: string) =>
    said.reduce(
      (sum, { words, weight }) => sum + weight * Math.min(2, words.filter((other) => other === word).length),
      0,
    );
  const slots = (["solution", "problem"] as const).flatMap((field) =>
    sentences(withoutTheRide(texts[field])).flatMap((sentence, nth) => slotsIn(sentence, nth === 0, brief)),
  );
  const solution = wordsOf(answers.solution).map(singular);
  const terms = new Map(slots.map((slot) => [slot.words.join(" "), slot]));
  for (const slot of slots) if (slot.opens) terms.set(slot.words.join(" "), slot);
  for (const slot of slots) if (slot.atOnce) terms.set(slot.words.join(" "), slot);
  const all = [...terms.values()]
    .filter(({ words }) => !words.some((word) => ofBuyers(word.slice(0, STEM)) && !core.has(word)))
    .filter(({ words, opens, atOnce }) => {
      const times = words.reduce((sum, word) => sum + timesOf(word), 0);
      const [first = ""] = words;
      return words.length > 1
        ? times > (opens ? 2 : 3)
        : (COUNTED_ON.test(first) || (!NOT_A_TOPIC.test(first) && isName(first))) &&
            !IS_PLACE.test(first) &&
            !IS_FORM.test(first) &&
            (isTelling(first) ? times > (atOnce ? 0 : 1) : times > (COUNTED_ON.test(first) ? 1 : 2));
    })
    .map(({ words, opens }) => ({
      words,
      offered: words.every((word) => solution.includes(word)),
      passing: false,
      weight: (words.reduce((sum, word) => sum + weightOf(word), 0) / words.length) * (opens ? OPENING : 1),
    }))
    .sort((a, b) => b.weight - a.weight);
  // "Plant" beside "planter" is no second thing, "play" says less than "role play".
  const told = all.filter(
    ({ words }, at) =>
      words.length > 1 ||
      !all.some(
        (other, i) =>
          (other.words.length > 1 && other.words.at(-1) === words[0]) ||
          (i < at && other.words.some((word) => akin(word, words[0] ?? ""))),
      ),
  );
  return [...told, ...(told.length > 1 ? [] : tradeOf(brief, core))]
    .slice(0, MOST)
    .concat(told.length < ENOUGH ? inPassing(brief) : []);
}

/** "Oil", "comb": things that the offer handles, each said once. */
export function thingsInPassing(brief: Brief): string[] {
  const said = cleared(brief.answers.solution);
  const words = wordsOf(said);
  const next = followersOf(said);
  return words
    .map((word, at) => ({ word: singular(word), at }))
    .filter(
      ({ word, at }) =>
        NAMEABLE.has(word) &&
        mayBe(word, brief) &&
        !isVerb(next[at] ?? "") &&
        !/^\d/.test(next[at] ?? "") &&
        !NOT_HAD.test(words[at - 1] ?? ""),
    )
    .map(({ word }) => word);
}
const inPassing = (brief: Brief): Term[] =>
  thingsInPassing(brief).map((word) => ({ words: [word], weight: 0, offered: true, passing: true }));
const NOT_HAD = /^(?:no|not|without|never|nor|instead|unlike|by)$/;

const akin = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

/** Whose program it is, where the offer itself names too little: "tuition". */
const tradeOf = (brief: Brief, core: ReadonlySet<string>): Term[] =>
  [...core]
    .filter((word) => !isSomebody(word) && wordsOf(brief.answers.targetAudience).slice(0, 4).includes(word))
    .map((word) => ({ words: [word], weight: 1, offered: true, passing: false }));
