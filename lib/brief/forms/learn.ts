import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { VENTURES } from "../ventures/catalogue";
import { vocabularyOf } from "../ventures/directions";
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
 * Learns which words tell a program from goods, work, a place that is visited and the other forms: softmax regression over the
 * directions of founders' answers. Returns what `data/learned.ts` holds. The same answers give the same weights.
 */
export function learnForms(told = ideas()): string {
  const lessons = lessonsOf(told);
  const { words, rarity, direction } = vocabularyOf(
    lessons.map(({ counts }) => counts),
    SEEN,
  );
  const start = FORMS.map((): Direction => []);
  const texts = lessons.map(({ counts, kind }) => ({ text: direction(counts), kind }));
  return writtenModel(words, toldApart(words.length, start, texts), rarity);
}
