"use client";

import { useEffect, useState } from "react";
import type { AnswerField, QuizAnswers } from "@/lib/artifacts/concept/artifact";

const PAUSE_MS = 500;

/** What the answer leaves open, read when the typing pauses; the reader itself is fetched by then, not with the page. */
export function useHints(field: AnswerField, answers: QuizAnswers): string[] {
  const [read, setRead] = useState<{ of: string; hints: string[] }>({ of: "", hints: [] });
  useEffect(() => {
    let current = true;
    const timer = setTimeout(async () => {
      const { hintsFor } = await import("@/lib/brief/hints");
      if (current) setRead({ of: field, hints: hintsFor(field, answers) });
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [field, answers]);
  return read.of === field ? read.hints : [];
}
