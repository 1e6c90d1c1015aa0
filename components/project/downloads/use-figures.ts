"use client";

import { useQuery } from "@tanstack/react-query";
import type { Project } from "@/lib/artifacts/project";
import type { FactLedger } from "@/lib/finance/ledger";
import type { FinancialModel } from "@/lib/finance/model";
import { briefQuery } from "../reading/brief-query";
import { type Kept, useKept } from "../reading/use-kept";

export interface PreviewFigures {
  model: FinancialModel;
  ledger: FactLedger;
}

/** The figures that the files show; the engine is fetched when something is about to be previewed. */
export function useFigures({ quizData, corrections, createdAt }: Project): Kept<PreviewFigures> {
  const asked = briefQuery(quizData ?? {}, corrections ?? {}, createdAt.slice(0, 10));
  return useKept(
    useQuery<PreviewFigures>({
      queryKey: ["figures", asked.queryKey, corrections],
      enabled: Boolean(quizData?.solution),
      networkMode: "always",
      queryFn: async ({ client }) => {
        const [{ figuresOf, readingOf }, brief] = await Promise.all([
          import("@/lib/finance/project-figures"),
          client.fetchQuery(asked),
        ]);
        return figuresOf(readingOf(brief), corrections);
      },
    }),
  );
}
