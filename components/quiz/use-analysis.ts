"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { conceptArtifact, type QuizAnswers, type QuizResult } from "@/lib/artifacts/concept/artifact";
import { runGeneration } from "@/lib/client/generation";
import { toast } from "@/lib/client/toast";
import { FAILURE } from "@/lib/client/toasts";
import type { Corrections } from "@/lib/finance/corrections";
import type { AnalysisProgress } from "./analysing";

const OPENING: AnalysisProgress = { label: "Sending your answers", fraction: 0.02 };

interface Analysis {
  answers: QuizAnswers;
  /** What was put right before the project is saved. */
  corrections?: Corrections;
  /** Present when a saved project is revised: the server then saves the result itself. */
  projectId?: string;
}

/** Runs the concept analysis and follows its progress. */
export function useAnalysis() {
  const [progress, setProgress] = useState(OPENING);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ answers, ...more }: Analysis) => {
      setProgress(OPENING);
      return runGeneration(conceptArtifact, { ...answers, ...more }, setProgress);
    },
    onError: (error) => toast(FAILURE.analysis(error)),
  });
  /** Null when it failed; the toast has then said why. */
  const analyse = (analysis: Analysis): Promise<QuizResult | null> => mutateAsync(analysis).catch(() => null);
  return { analyse, analysing: isPending, progress };
}
