import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { Prior, WritingContext } from "@/lib/artifacts/recipe";
import type { Corrections } from "@/lib/finance/corrections";
import { figuresOf } from "@/lib/finance/project-figures";
import { readAnswers } from "@/lib/finance/read-answers";
import { USUAL_HOURS } from "./plan/schedule";
import { withoutClaims } from "./without-claims";
import { withoutFreeTime } from "./without-free-time";

interface Start {
  answers: Partial<QuizAnswers>;
  brandName: string | null;
  prior: Prior;
  seed: string;
  startDate: string;
  /** The day on which the answers were written; without it that of the start. */
  toldOn?: string | undefined;
  /** What the founder changed of the reading. */
  corrections?: Corrections | null;
}

/** Answers to brief, brief to assumptions, assumptions to figures: everything both writers read. */
export function writingContext({
  answers,
  brandName,
  prior,
  seed,
  startDate,
  toldOn = startDate,
  corrections = null,
}: Start): WritingContext {
  const { brief, model, ledger } = figuresOf(readAnswers(answers, corrections, toldOn), corrections);
  return {
    brief: withoutClaims(withoutFreeTime(brief, model)),
    model,
    ledger,
    brandName: brandName?.trim() || null,
    prior,
    seed,
    startDate: corrections?.startDate ?? startDate,
    hoursPerWeek: corrections?.hoursPerWeek ?? USUAL_HOURS,
  };
}
