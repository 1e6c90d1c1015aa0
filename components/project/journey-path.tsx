"use client";

import { CheckIcon, LockIcon } from "lucide-react";
import { doodlePath } from "@/components/layout/doodle-path";
import { Spinner } from "@/components/ui/spinner";
import { cn } from "@/lib/client/cn";
import type { StepState } from "@/lib/journey/step-state";
import { STEPS, type Step, type StepId } from "@/lib/journey/steps";
import { useProjectContext } from "./project-context";
import { StepIcon } from "./step-icon";

const scribble = doodlePath({ width: 72, height: 40, loops: 3.5, straightFrom: 0.85, size: 0.4, seed: 4 });

const WORDS: Record<StepState, string> = {
  locked: "locked",
  upgrade: "needs an upgrade",
  ready: "next",
  generating: "being written",
  complete: "complete",
  stale: "out of date",
};

const NODES: Record<StepState, string> = {
  locked: "border-border bg-background text-muted-foreground",
  upgrade: "border-border bg-background text-muted-foreground",
  ready: "border-primary bg-primary text-primary-foreground",
  generating: "border-primary bg-accent text-link",
  complete: "border-primary bg-background text-link",
  stale: "border-warning bg-warning-wash text-warning",
};

function NodeMark({ step, state }: { step: Step; state: StepState }) {
  if (state === "generating") return <Spinner className="size-4" />;
  if (state === "complete") return <CheckIcon className="size-4" strokeWidth={3} aria-hidden="true" />;
  if (state === "locked" || state === "upgrade") return <LockIcon className="size-3.5" aria-hidden="true" />;
  return <StepIcon icon={step.icon} className="size-4" />;
}

/** The doodle that straightens into the six steps; it stays in view while the page scrolls. */
export function JourneyPath({ onGo }: { onGo: (id: StepId) => void }) {
  const { stateOf } = useProjectContext();
  const states = STEPS.map((step) => stateOf(step));
  const reached = (index: number) => ["complete", "stale"].includes(states[index] ?? "locked");
  const current = states.findIndex((state) => state === "ready" || state === "generating");
  return (
    <nav
      aria-label="The six steps"
      data-second-bar
      className="sticky top-16 z-30 border-b print:hidden bg-background/95 backdrop-blur-sm"
    >
      <div className="mx-auto flex max-w-7xl items-start px-4 py-3 sm:px-6 lg:px-8 lg:pr-14 lg:pb-8">
        <svg
          viewBox="0 0 72 40"
          aria-hidden="true"
          className="-mr-px h-9 w-16 shrink-0 text-primary max-sm:hidden"
        >
          <path d={scribble} fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
        </svg>
        <ol className="flex flex-1 items-start">
          {STEPS.map((step, index) => {
            const state = states[index] ?? "locked";
            return (
              <li key={step.id} className={cn("flex items-start", index > 0 && "flex-1")}>
                {index > 0 && (
                  <span
                    aria-hidden="true"
                    className={cn(
                      "mt-[1.0625rem] flex-1 border-t-[2.5px] transition-colors",
                      reached(index - 1) ? "border-primary" : "border-dotted border-input",
                    )}
                  />
                )}
                <button
                  type="button"
                  onClick={() => onGo(step.id)}
                  aria-current={index === current ? "step" : undefined}
                  className="group relative grid justify-items-center gap-1 rounded-md"
                >
                  <span
                    className={cn(
                      "grid size-9 place-items-center rounded-full border-2 transition-colors group-hover:border-foreground",
                      NODES[state],
                    )}
                  >
                    <NodeMark step={step} state={state} />
                  </span>
                  <span
                    className={cn(
                      "text-xs font-medium whitespace-nowrap max-lg:sr-only lg:w-9 lg:[direction:ltr]",
                      index === current ? "text-foreground" : "text-muted-foreground",
                    )}
                  >
                    <span className="lg:absolute lg:left-1/2 lg:-translate-x-1/2">{step.shortTitle}</span>
                    <span className="sr-only">, {WORDS[state]}</span>
                  </span>
                </button>
              </li>
            );
          })}
        </ol>
      </div>
    </nav>
  );
}
