import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { clean } from "@/lib/artifacts/text";
import { emptyBrief } from "./empty-brief";
import type { Brief } from "./types";

/** Reads the five answers; a missing one counts as "". Pure and deterministic, never throws. */
export function readBrief(answers: Partial<QuizAnswers>): Brief {
  const cleaned: QuizAnswers = {
    problem: clean(answers.problem ?? "").trim(),
    solution: clean(answers.solution ?? "").trim(),
    targetAudience: clean(answers.targetAudience ?? "").trim(),
    differentiator: clean(answers.differentiator ?? "").trim(),
    businessModel: clean(answers.businessModel ?? "").trim(),
  };
  return emptyBrief(cleaned);
}
