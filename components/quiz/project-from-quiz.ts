import type { QuizAnswers, QuizResult } from "@/lib/artifacts/concept/artifact";
import { type Corrections, isCorrected } from "@/lib/finance/corrections";

const DESCRIPTION_MAX = 240;

/** The first sentences that fit on a card, cut between words. */
function shorten(text: string): string {
  const flat = text.replace(/\s+/g, " ").trim();
  if (flat.length <= DESCRIPTION_MAX) return flat;
  const cut = flat.slice(0, DESCRIPTION_MAX);
  const sentence = cut.lastIndexOf(". ");
  return sentence > 80 ? cut.slice(0, sentence + 1) : `${cut.slice(0, cut.lastIndexOf(" "))}…`;
}

/** The body that saves a finished quiz as a project. */
export function projectFromQuiz(
  answers: QuizAnswers,
  result: QuizResult,
  corrections: Corrections,
  today: Date,
) {
  return {
    name: `Project - ${today.toLocaleDateString()}`,
    description: shorten(answers.solution),
    status: "concept_analysis",
    quizData: { ...answers, ...result },
    ...(isCorrected(corrections) ? { corrections } : {}),
  };
}
