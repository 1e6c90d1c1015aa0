"use client";

import { useEffect, useState } from "react";
import type { Project } from "@/lib/artifacts/project";
import type { FactLedger } from "@/lib/finance/ledger";
import type { FinancialModel } from "@/lib/finance/model";

export interface PreviewFigures {
  model: FinancialModel;
  ledger: FactLedger;
}

/** The figures that the files show; the engine is fetched when something is about to be previewed. */
export function useFigures({ quizData, corrections, createdAt }: Project): PreviewFigures | null {
  const [figures, setFigures] = useState<PreviewFigures | null>(null);
  useEffect(() => {
    if (!quizData?.solution) return;
    let current = true;
    void import("@/lib/finance/project-figures").then(({ figuresOf, readAnswers }) => {
      if (current)
        setFigures(figuresOf(readAnswers(quizData, corrections, createdAt.slice(0, 10)), corrections));
    });
    return () => {
      current = false;
    };
  }, [quizData, corrections, createdAt]);
  return figures;
}
