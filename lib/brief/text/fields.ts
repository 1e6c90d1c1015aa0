import type { AnswerField, QuizAnswers } from "@/lib/artifacts/concept/artifact";

/** The five answers in the order of the questions. */
export const ANSWER_FIELDS: readonly AnswerField[] = [
  "problem",
  "solution",
  "targetAudience",
  "differentiator",
  "businessModel",
];

export const allText = (answers: QuizAnswers): string =>
  ANSWER_FIELDS.map((field) => answers[field])
    .filter(Boolean)
    .join("\n");

/** Where sums are looked for, the answer that is about them first. */
export const MONEY_FIELDS: readonly AnswerField[] = [
  "businessModel",
  "solution",
  "differentiator",
  "targetAudience",
  "problem",
];
