import type { AnswerField, QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { ANSWER_FIELDS } from "../text/fields";
import { stemOf } from "../ventures/told-words";

/** Who it is for, what is wrong and how it earns are told apart from what is offered: "software for bakers" bakes nothing. */
const MARK: Readonly<Record<AnswerField, string>> = {
  problem: "p:",
  solution: "",
  targetAudience: "a:",
  differentiator: "",
  businessModel: "b:",
};
/** So many words at its beginning call the offer by what it is. */
const OPENING = 10;

const words = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+|\d[\d.,]*|%/gu) ?? []).map((word) =>
    /\d/.test(word) ? "#" : stemOf(word),
  );

/** Each word and each two that stand side by side. */
const runs = (stems: readonly string[], mark: string): string[] => [
  ...stems.map((stem) => mark + stem),
  ...stems.slice(1).map((stem, at) => `${mark}${stems[at]}_${stem}`),
];

/** How often each word stands in five answers, marked by where it stands. */
export function formWords(answers: QuizAnswers): Map<string, number> {
  const counts = new Map<string, number>();
  const opening = runs(words(answers.solution).slice(0, OPENING), "o:");
  for (const word of [
    ...opening,
    ...ANSWER_FIELDS.flatMap((field) => runs(words(answers[field]), MARK[field])),
  ])
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
