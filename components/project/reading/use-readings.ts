"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { type Reading, readingOf } from "@/lib/finance/project-figures";
import type { Reread } from "@/lib/finance/read-answers";
import { briefQuery } from "./brief-query";
import { type Kept, useKept } from "./use-kept";

export interface Readings {
  reading: Reading;
  /** Before anything was put right. */
  asRead: Reading["brief"];
}

/** The answers as they are read now, and as they were before anything was put right. */
export function useReadings(
  answers: Partial<QuizAnswers>,
  { answersToFollowUps, reading }: Reread,
  toldOn?: string,
): Kept<Readings> {
  const before = useKept(useQuery(briefQuery(answers, { answersToFollowUps }, toldOn)));
  const now = useKept(useQuery(briefQuery(answers, { answersToFollowUps, reading }, toldOn)));
  const value = useMemo(
    () => now.value && before.value && { reading: readingOf(now.value), asRead: before.value },
    [now.value, before.value],
  );
  return {
    value,
    pending: now.pending || before.pending,
    error: now.error ?? before.error,
    retry: () => {
      for (const each of [now, before]) if (each.error) each.retry();
    },
  };
}
