import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { Prior, WritingContext } from "@/lib/artifacts/recipe";
import { readBrief } from "@/lib/brief/read-brief";
import { assume } from "@/lib/finance/assumptions";
import { buildLedger } from "@/lib/finance/build-ledger";
import { runModel } from "@/lib/finance/run-model";

interface Start {
  answers: Partial<QuizAnswers>;
  brandName: string | null;
  prior: Prior;
  seed: string;
  startDate: string;
}

/** Answers to brief, brief to assumptions, assumptions to figures: everything both writers read. */
export function writingContext({ answers, brandName, prior, seed, startDate }: Start): WritingContext {
  const brief = readBrief(answers);
  const model = runModel(assume(brief));
  return {
    brief,
    model,
    ledger: buildLedger(model),
    brandName: brandName?.trim() || null,
    prior,
    seed,
    startDate,
  };
}
