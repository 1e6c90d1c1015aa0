"use client";

import { useCallback, useSyncExternalStore } from "react";
import * as z from "zod";
import { conceptArtifact } from "@/lib/artifacts/concept/artifact";
import { readDraft, subscribeToDrafts, writeDraft } from "@/lib/client/drafts";
import { ANSWER_MAX, EMPTY_ANSWERS, QUESTIONS } from "@/lib/content/questions";
import { correctionsSchema, NO_CORRECTIONS } from "@/lib/finance/corrections";

const answer = z.string().max(ANSWER_MAX).default("");

export const quizDraftSchema = z.object({
  answers: z.object({
    problem: answer,
    solution: answer,
    targetAudience: answer,
    differentiator: answer,
    businessModel: answer,
  }),
  step: z
    .number()
    .int()
    .min(0)
    .max(QUESTIONS.length - 1),
  /** The analysis, kept until the founder saves it or starts anew. */
  result: conceptArtifact.output.nullable().default(null).catch(null),
  /** What the founder put right in how the answers were read; one that no longer fits costs no answers. */
  corrections: correctionsSchema.default(NO_CORRECTIONS).catch(NO_CORRECTIONS),
  /** True where the analysis was written before the last correction. */
  outdated: z.boolean().default(false),
});
export type QuizDraft = z.infer<typeof quizDraftSchema>;

export const FRESH_DRAFT: QuizDraft = {
  answers: EMPTY_ANSWERS,
  step: 0,
  result: null,
  corrections: NO_CORRECTIONS,
  outdated: false,
};

/** The quiz as typed so far; `initial` must be the same object on every render. */
export function useQuizDraft(name: string, initial: QuizDraft = FRESH_DRAFT) {
  const read = useCallback(() => readDraft(name, quizDraftSchema) ?? initial, [name, initial]);
  const draft = useSyncExternalStore(subscribeToDrafts, read, () => initial);
  const change = useCallback(
    (part: Partial<QuizDraft>) =>
      writeDraft(name, { ...(readDraft(name, quizDraftSchema) ?? initial), ...part }),
    [name, initial],
  );
  const forget = useCallback(() => writeDraft(name, null), [name]);
  return { draft, latest: read, change, forget };
}
