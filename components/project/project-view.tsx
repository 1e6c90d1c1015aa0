"use client";

import { RefreshCwIcon } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { EmptyState } from "@/components/layout/empty-state";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import type { ProjectWithRunning } from "@/lib/artifacts/project";
import { ApiError } from "@/lib/client/api";
import { messageOf } from "@/lib/client/toasts";
import { STEPS, type StepId } from "@/lib/journey/steps";
import type { Tier } from "@/lib/journey/tiers";
import { Drafts } from "./drafts";
import { FuelCard } from "./fuel-card";
import { JourneyPath } from "./journey-path";
import { ProjectProvider, useProjectContext } from "./project-context";
import { ProjectHeader } from "./project-header";
import { ProjectLoading } from "./project-loading";
import { ProjectNotFound } from "./project-not-found";
import { StepCard } from "./step-card";
import { StepDetails } from "./step-details";
import { useAchievements } from "./use-achievements";
import { useBringUpToDate } from "./use-bring-up-to-date";
import { useFinishedStep } from "./use-finished-step";
import { useProject } from "./use-project";

const SCROLL_AFTER = 100;
const stay = () => undefined;

function Workspace() {
  const { project, stateOf, generate } = useProjectContext();
  const [open, setOpen] = useState<StepId | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openStep = STEPS.find((step) => step.id === open);

  const scrollTo = useCallback((id: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => document.getElementById(id)?.scrollIntoView({ block: "start" }),
      SCROLL_AFTER,
    );
  }, []);
  const view = useCallback(
    (id: StepId) => {
      setOpen(id);
      scrollTo(`details-${id}`);
    },
    [scrollTo],
  );
  const { busy, bring } = useBringUpToDate(project.id, generate);
  const stale = STEPS.filter((step) => stateOf(step) === "stale").length;
  // One after the other they would take the page along with them.
  useFinishedStep(busy ? stay : view);
  function go(id: StepId) {
    const step = STEPS.find((candidate) => candidate.id === id);
    if (step && ["complete", "stale"].includes(stateOf(step))) view(id);
    else scrollTo(`step-${id}`);
  }

  return (
    <main className="pb-20">
      <ProjectHeader project={project} />
      <JourneyPath onGo={go} />
      <div className="mx-auto grid max-w-7xl gap-12 px-4 pt-8 sm:px-6 lg:px-8">
        <section aria-labelledby="progress-title">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <h2 id="progress-title" className="display text-2xl">
              Project Progress
            </h2>
            {(stale > 1 || busy) && (
              <Button size="sm" variant="secondary" onClick={() => void bring()} disabled={busy}>
                {busy ? <Spinner className="size-4" /> : <RefreshCwIcon aria-hidden="true" />}
                Bring everything up to date
              </Button>
            )}
          </div>
          <ol className="mt-5 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {STEPS.map((step, index) => (
              <StepCard
                key={step.id}
                step={step}
                number={index + 1}
                open={open === step.id}
                onToggle={() => setOpen(open === step.id ? null : step.id)}
                onView={() => view(step.id)}
              />
            ))}
          </ol>
        </section>
        <Drafts />
        {openStep && <StepDetails key={openStep.id} step={openStep} onClose={() => setOpen(null)} />}
        <FuelCard />
      </div>
    </main>
  );
}

interface ProjectViewProps {
  id: string;
  userId: string;
  tier: Tier;
  initial?: ProjectWithRunning;
}

export function ProjectView({ id, userId, tier, initial }: ProjectViewProps) {
  const { data, error, refetch, isFetching } = useProject(id, initial);
  useAchievements(userId, id);
  if (error instanceof ApiError && error.status === 404) return <ProjectNotFound />;
  if (data) {
    return (
      <ProjectProvider project={data} tier={tier}>
        <Workspace />
      </ProjectProvider>
    );
  }
  if (!error) return <ProjectLoading />;
  return (
    <EmptyState
      asPage
      calm={0.2}
      title="This project could not be loaded"
      text={`It is safe on the server. ${messageOf(error)}`}
      action={
        <Button onClick={() => refetch()} disabled={isFetching}>
          Try again
        </Button>
      }
    />
  );
}
