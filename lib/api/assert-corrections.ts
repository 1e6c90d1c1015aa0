import type { Project } from "@/lib/artifacts/project";
import { AppError } from "@/lib/errors";
import { correctionIssues } from "@/lib/finance/apply-corrections";
import type { Corrections } from "@/lib/finance/corrections";
import { readAnswers } from "@/lib/finance/read-answers";

/** Throws `invalid` unless every value belongs to an assumption of this project and is within its bounds. */
export function assertCorrections(
  { quizData, createdAt }: { quizData?: Project["quizData"] | undefined; createdAt?: string },
  corrections: Corrections,
): void {
  const { assumed } = readAnswers(quizData ?? {}, corrections, createdAt?.slice(0, 10));
  const issues = correctionIssues(assumed, corrections).slice(0, 20);
  const [first] = issues;
  if (first) throw new AppError("invalid", `${first.path}: ${first.message}`, { issues });
}
