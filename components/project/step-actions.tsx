"use client";

import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import type { GenerationProgress } from "@/lib/client/generation";
import type { StepState } from "@/lib/journey/step-state";
import { STEPS, type Step } from "@/lib/journey/steps";
import { useProjectContext } from "./project-context";

interface StepActionsProps {
  step: Step;
  state: StepState;
  progress: GenerationProgress | null;
  onStart: () => void;
  onView: () => void;
}

/** The foot of a step's card: what can be done, or why nothing can. */
export function StepActions({ step, state, progress, onStart, onView }: StepActionsProps) {
  const { project, stateOf } = useProjectContext();
  // Later steps are written from earlier ones, so the first one that is out of date comes first.
  const isNext = STEPS.find((candidate) => stateOf(candidate) === "stale")?.id === step.id;
  if (state === "locked") return <p className="text-sm font-medium">Complete previous steps first</p>;
  if (state === "generating") {
    return (
      <p role="status" className="flex items-center gap-2.5 text-sm font-medium text-link">
        <Spinner className="size-4" />
        <span className="sr-only">{step.title}: </span>
        {progress?.label ?? "Writing"}
        {progress?.secondsLeft !== undefined && `, about ${progress.secondsLeft} s left`}
      </p>
    );
  }
  if (state === "ready") {
    return (
      <Button size="sm" className="relative z-10" onClick={onStart}>
        Generate<span className="sr-only"> {step.title}</span>
      </Button>
    );
  }
  if (state === "upgrade") return null;
  return (
    <>
      <Button size="sm" variant="outline" className="relative z-10" onClick={onView}>
        View Details<span className="sr-only"> of {step.title}</span>
      </Button>
      {step.artifact === "concept" && (
        <Button asChild size="sm" variant="ghost" className="relative z-10">
          <Link href={`/quiz/${project.id}`}>Revise answers</Link>
        </Button>
      )}
      {state === "stale" && (
        <Button
          size="sm"
          variant={isNext ? "default" : "secondary"}
          className="relative z-10"
          onClick={onStart}
        >
          Regenerate<span className="sr-only"> {step.title}</span>
        </Button>
      )}
    </>
  );
}
