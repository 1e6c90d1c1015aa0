import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { ANSWER_FIELDS } from "../text/fields";

/** Words that any founder of anything uses. */
const EVERYWHERE = new Set(
  (
    "the and for with from that which who whom what when where how are was were been its this these those they them their " +
    "there our you your she her his not does did has have had can could will would should may but then too very more most " +
    "much many each every all any some one two three four five six seven eight nine ten per into out down over under about " +
    "after before between through during without within only just also even still get gets got goes come comes make makes " +
    "made take takes take give gives need needs want wants like people customers customer user users new day days week weeks " +
    "month months year years time times hour hours minutes old"
  ).split(" "),
);
const STEM = 7;

/** "Repairs", "repairing" and "repaired" are one word. */
export function stemOf(word: string): string {
  const whole = word.length > 4 ? word.replace(/ies$/, "y").replace(/(?:ing|ers?|ed|es|s)$/, "") : word;
  return whole
    .replace(/(?<=\p{L}{3})e$/u, "")
    .replace(/(?<=\p{L}{2})([^aeiou])\1$/u, "$1")
    .slice(0, STEM);
}

/** The words of a text that can tell one business from another, as stems, and each two that stand side by side ("gift_box"). */
export function toldWords(text: string): string[] {
  const stems = (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length > 2 && !EVERYWHERE.has(word))
    .map(stemOf);
  return [...stems, ...stems.slice(1).map((stem, at) => `${stems[at]}_${stem}`)];
}

export const isPair = (word: string) => word.includes("_");

/** Counts words, each text by its weight; a pair, which is seen more seldom, by less. */
const PAIR = 0.7;
export function weighed(texts: readonly (readonly [text: string, weight: number])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [text, weight] of texts)
    for (const word of toldWords(text))
      counts.set(word, (counts.get(word) ?? 0) + weight * (isPair(word) ? PAIR : 1));
  return counts;
}

/** What an offer is called stands at its beginning. */
const OPENING = 90;
/** How much of an answer is about the offer itself. */
const WEIGHT = {
  opening: 1.5,
  solution: 1,
  targetAudience: 0.7,
  problem: 0.5,
  differentiator: 0.4,
  businessModel: 0.2,
};
export const NO_ANSWERS: QuizAnswers = {
  problem: "",
  solution: "",
  targetAudience: "",
  differentiator: "",
  businessModel: "",
};

/** The telling words of five answers, by how much each answer is about the offer. */
export const wordsOfAnswers = (answers: QuizAnswers): Map<string, number> =>
  weighed([
    [answers.solution.slice(0, OPENING), WEIGHT.opening],
    ...ANSWER_FIELDS.map((field) => [answers[field], WEIGHT[field]] as const),
  ]);
