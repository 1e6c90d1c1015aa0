"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { briefQuery } from "@/components/project/reading/brief-query";
import type { AnswerField, QuizAnswers } from "@/lib/artifacts/concept/artifact";

const PAUSE_MS = 500;

/** What the answer leaves open, looked for when the typing pauses; nobody asked for it, so none is shown where it cannot be told. */
export function useHints(field: AnswerField, answers: QuizAnswers): string[] {
  const client = useQueryClient();
  const [read, setRead] = useState<{ of: string; hints: string[] }>({ of: "", hints: [] });
  useEffect(() => {
    let current = true;
    const timer = setTimeout(async () => {
      const { hintsFor } = await import("@/lib/brief/hints");
      const hints = await hintsFor(field, answers, () => client.fetchQuery(briefQuery(answers))).catch(
        () => [],
      );
      if (current) setRead({ of: field, hints });
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [client, field, answers]);
  return read.of === field ? read.hints : [];
}
