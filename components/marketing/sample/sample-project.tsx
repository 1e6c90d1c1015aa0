"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, useState } from "react";
import { PageHead } from "@/components/marketing/page-head";
import { ConceptPanel } from "@/components/project/panels/concept-panel";
import type { PanelProps } from "@/components/project/panels/panel-props";
import { PitchPanel } from "@/components/project/panels/pitch-panel";
import { PlanPanel } from "@/components/project/panels/plan-panel";
import { PrototypePanel } from "@/components/project/panels/prototype-panel";
import { briefQuery } from "@/components/project/reading/brief-query";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import type { Project } from "@/lib/artifacts/project";
import type { Brief } from "@/lib/brief/types";
import { createQueryClient } from "@/lib/client/query-client";
import { SAMPLE_NOTE } from "@/lib/content/sample/concept";
import { STEPS, type StepId } from "@/lib/journey/steps";
import { SampleAnalysis } from "./sample-analysis";
import { SampleDownloads } from "./sample-downloads";
import { SampleNames } from "./sample-names";
import { StartFromSample } from "./start-from-sample";

const PANELS: Record<StepId, ComponentType<PanelProps>> = {
  concept: ConceptPanel,
  branding: SampleNames,
  analysis: SampleAnalysis,
  prototype: PrototypePanel,
  // Without the answers there is nothing to pack the weeks from, and nobody whose hours they are.
  plan: ({ project }) => <PlanPanel project={{ ...project, quizData: null }} />,
  pitch: PitchPanel,
};

/** The sample in the panels that founders work in, to look at and not to change. */
export function SampleProject({ project, brief }: { project: Project; brief: Brief }) {
  // Its reading comes with the page: nobody has to be signed in.
  const [client] = useState(() => {
    const { quizData, corrections, createdAt } = project;
    const known = createQueryClient();
    const { queryKey } = briefQuery(quizData ?? {}, corrections ?? {}, createdAt.slice(0, 10));
    known.setQueryData(queryKey, brief);
    return known;
  });
  return (
    <QueryClientProvider client={client}>
      <div className="mx-auto max-w-7xl px-4 pb-20 sm:px-6 lg:px-8">
        <PageHead
          title={project.name}
          text={`A finished project to look through. ${SAMPLE_NOTE}`}
          calm={0.85}
        />
        <Tabs defaultValue="concept">
          <TabsList className="sticky top-16 z-30 bg-background">
            {STEPS.map((step, index) => (
              <TabsTrigger key={step.id} value={step.id} className="flex gap-2 py-4">
                <span className="text-link tabular-nums">{index + 1}</span>
                {step.shortTitle}
              </TabsTrigger>
            ))}
          </TabsList>
          {STEPS.map((step) => {
            const Panel = PANELS[step.id];
            return (
              <TabsContent key={step.id} value={step.id} className="grid gap-10 pt-10">
                <h2 className="display text-3xl sm:text-4xl">{step.title}</h2>
                <Panel project={project} />
                <SampleDownloads step={step.id} />
              </TabsContent>
            );
          })}
        </Tabs>
        <section
          data-print="no"
          className="mt-16 flex flex-wrap items-center justify-between gap-5 rounded-2xl bg-muted px-6 py-8 sm:px-9"
        >
          <h2 className="display text-3xl">Ready to build your own project like this?</h2>
          <StartFromSample />
        </section>
      </div>
    </QueryClientProvider>
  );
}
