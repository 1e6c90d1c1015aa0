"use client";

import { lazy, Suspense } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { ArtifactNotes } from "../artifact-notes";
import { useFigures } from "../downloads/use-figures";
import { NumberedList } from "../numbered-list";
import { PanelSection } from "../panel-section";
import { Prose } from "../prose";
import type { PanelProps } from "./panel-props";

/** The engine and the tables it reads from are fetched when the panel is opened. */
const Numbers = lazy(() => import("../numbers/numbers").then((m) => ({ default: m.Numbers })));

const SECTIONS = [
  { field: "marketPotential", title: "Market Potential", fallback: "No market analysis available" },
  {
    field: "competitiveLandscape",
    title: "Competitive Landscape",
    fallback: "No competitive analysis available",
  },
  {
    field: "financialProjections",
    title: "Financial Projections",
    fallback: "No financial projections available",
  },
  { field: "marketingStrategy", title: "Marketing Strategy", fallback: "No marketing strategy available" },
] as const;

export function AnalysisPanel({ project }: PanelProps) {
  const analysis = project.fullBusinessAnalysisData;
  const figures = useFigures(project).value;
  return (
    <>
      <PanelSection title="Executive Summary">
        <Prose
          text={analysis?.executiveSummary ?? ""}
          fallback="No executive summary available"
          className="text-lg first:[&>p]:text-xl first:[&>p]:leading-relaxed"
        />
      </PanelSection>
      {project.quizData && (
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <Numbers project={project} answers={project.quizData} />
        </Suspense>
      )}
      {SECTIONS.map(({ field, title, fallback }) => (
        <PanelSection key={field} title={title}>
          <Prose text={analysis?.[field] ?? ""} fallback={fallback} />
        </PanelSection>
      ))}
      <PanelSection title="Strategic Recommendations">
        <NumberedList
          items={analysis?.strategicRecommendations ?? []}
          fallback="No recommendations available"
        />
      </PanelSection>
      <ArtifactNotes meta={analysis?.meta} told={figures?.model.warnings.map(({ text }) => text) ?? []} />
    </>
  );
}
