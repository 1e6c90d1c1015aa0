import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { VENTURES } from "../ventures/catalogue";
import { writtenModel } from "../ventures/model";
import { ideas } from "../ventures/samples/ideas";
import { type Direction, toldApart } from "../ventures/told-apart";
import { formWords } from "./form-words";
import { FORMS } from "./forms";

/** A word of fewer founders tells nothing. */
const SEEN = 5;

/** Founders' answers, each with the form that ventures of its kind usually have. */
const lessonsOf = (told: readonly { id: string; answers: QuizAnswers }[]) =>
  told.flatMap(({ id, answers }) => {
    const form = VENTURES.find((venture) => venture.id === id)?.kinds[0];
    return form ? [{ counts: formWords(answers), kind: FORMS.indexOf(form) }] : [];
  });

/**
 * Learns which words tell a program from goods, work, a place that is visited and the other forms: softmax regression over
 * log(1 + count) * log((texts + 1) / (texts with the word + 1/2)) of founders' answers, each of length 1. Returns what
 * `data/learned.ts` holds. The same answers give the same weights.
 */
export function learnForms(told = ideas()): string {
  const lessons = lessonsOf(told);
  const seen = new Map<string, number>();
  for (const { counts } of lessons)
    for (const word of counts.keys()) seen.set(word, (seen.get(word) ?? 0) + 1);
  const words = [...seen].flatMap(([word, times]) => (times < SEEN ? [] : [word]));
  const place = new Map(words.map((word, at) => [word, at]));
  const rarity = (word: string) => Math.log((lessons.length + 1) / ((seen.get(word) ?? 0) + 0.5));
  const direction = (counts: ReadonlyMap<string, number>): Direction => {
    const all = [...counts].flatMap(([word, count]) => {
      const at = place.get(word);
      return at === undefined ? [] : [[at, Math.log(1 + count) * rarity(word)] as const];
    });
    const length = Math.hypot(...all.map(([, weight]) => weight)) || 1;
    return all.map(([at, weight]) => [at, weight / length] as const);
  };
  const start = FORMS.map((): Direction => []);
  const texts = lessons.map(({ counts, kind }) => ({ text: direction(counts), kind }));
  return writtenModel(words, toldApart(words.length, start, texts), rarity);
}
