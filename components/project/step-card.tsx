"use client";

import { CheckIcon, LockIcon } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/lib/client/cn";
import type { StepState } from "@/lib/journey/step-state";
import type { Step } from "@/lib/journey/steps";
import { StepActions } from "./step-actions";
import { StepIcon } from "./step-icon";
import { UpgradeOverlay } from "./upgrade-overlay";
import { useStepAction } from "./use-step-action";

interface StepCardProps {
  step: Step;
  number: number;
  open: boolean;
  onToggle: () => void;
  /** Opens the details, if need be, and scrolls to them. */
  onView: () => void;
}

const LOOKS: Record<StepState, string> = {
  locked: "border-dashed bg-transparent text-muted-foreground",
  upgrade: "bg-card",
  ready: "border-primary bg-card shadow-sheet hover:shadow-lift",
  generating: "border-primary bg-card",
  complete: "bg-card hover:border-input hover:shadow-sheet",
  stale: "border-warning bg-card hover:shadow-sheet",
};

function Mark({ state }: { state: StepState }) {
  if (state === "stale") return <Badge variant="warning">Out of date</Badge>;
  if (state === "locked") return <LockIcon className="size-4.5" aria-hidden="true" />;
  if (state !== "complete") return null;
  return (
    <span className="grid size-7 place-items-center rounded-full bg-success-wash text-success">
      <CheckIcon className="size-4" strokeWidth={3} aria-hidden="true" />
      <span className="sr-only">Completed</span>
    </span>
  );
}

/** One step of the project. Its title is the button that is stretched over the card; the others lie on top. */
export function StepCard({ step, number, open, onToggle, onView }: StepCardProps) {
  const { state, progress, start, activate } = useStepAction(step, onToggle);
  const finished = state === "complete" || state === "stale";
  const clickable = finished || state === "ready";
  return (
    <li
      id={`step-${step.id}`}
      data-state={state}
      className={cn(
        "relative isolate flex scroll-mt-4 flex-col overflow-hidden rounded-xl border transition-[border-color,box-shadow] duration-200",
        LOOKS[state],
        open && "border-foreground",
      )}
    >
      {progress && (
        <span
          aria-hidden="true"
          className="absolute inset-y-0 left-0 -z-10 bg-accent transition-[width] duration-500 ease-out"
          style={{ width: `${Math.round(progress.fraction * 100)}%` }}
        />
      )}
      <div
        inert={state === "upgrade"}
        className={cn("flex flex-1 flex-col p-6", state === "upgrade" && "blur-[5px] select-none")}
      >
        <div className="flex min-h-8 items-start justify-between gap-3">
          <StepIcon icon={step.icon} className={cn("size-7", state !== "locked" && "text-link")} />
          <Mark state={state} />
        </div>
        <h3 className="display mt-4 text-xl">
          {clickable ? (
            <button
              type="button"
              onClick={activate}
              aria-expanded={finished ? open : undefined}
              className="text-left after:absolute after:inset-0 after:rounded-xl"
            >
              {number}. {step.title}
            </button>
          ) : (
            `${number}. ${step.title}`
          )}
        </h3>
        <p className="mt-2 leading-relaxed text-muted-foreground">{step.description}</p>
        <div className="mt-auto flex min-h-14 flex-wrap items-end gap-2.5 pt-5">
          <StepActions step={step} state={state} progress={progress} onStart={start} onView={onView} />
        </div>
      </div>
      {state === "upgrade" && <UpgradeOverlay step={step} onActivate={activate} />}
    </li>
  );
}
