"use client";

import { RefreshCwIcon, XIcon } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import type { Step, StepId } from "@/lib/journey/steps";
import { Downloads } from "./downloads/downloads";
import { PANELS } from "./panels/panels";
import { useProjectContext } from "./project-context";
import { useGenerate } from "./use-generate";
import { Versions } from "./versions";

function StaleNote({ step }: { step: Step }) {
  return (
    <p className="rounded-lg bg-warning-wash px-5 py-4 text-warning">
      Something that {step.title} was written from, or the way its figures are worked out, has changed since.
      What stands here is kept until you regenerate it.
    </p>
  );
}

/** The open step, in full. */
export function StepDetails({ step, onClose }: { step: Step & { id: StepId }; onClose: () => void }) {
  const { project, stateOf } = useProjectContext();
  const { generate, progress } = useGenerate(step.artifact);
  const Panel = PANELS[step.id];
  const isConcept = step.artifact === "concept";
  const stale = stateOf(step) === "stale";
  return (
    <section
      id={`details-${step.id}`}
      aria-labelledby={`details-${step.id}-title`}
      className="min-w-0 scroll-mt-2 animate-rise rounded-2xl border bg-card"
    >
      <header className="flex items-center gap-2 border-b px-5 py-4 sm:gap-3 sm:px-8 sm:py-5">
        <h2 id={`details-${step.id}-title`} className="display mr-auto min-w-0 text-2xl sm:text-3xl">
          {step.title}
        </h2>
        <Versions artifact={step.artifact} />
        {isConcept && (
          <Button asChild variant="outline" size="sm">
            <Link href={`/quiz/${project.id}`}>Revise answers</Link>
          </Button>
        )}
        {(!isConcept || stale) && (
          <Button variant="outline" size="sm" onClick={generate} disabled={progress !== null}>
            {progress ? <Spinner className="size-4" /> : <RefreshCwIcon aria-hidden="true" />}
            <span className="max-sm:sr-only">Regenerate</span>
          </Button>
        )}
        <Button variant="ghost" size="icon-sm" onClick={onClose}>
          <XIcon aria-hidden="true" />
          <span className="sr-only">Close {step.title}</span>
        </Button>
      </header>
      <div className="grid grid-cols-1 gap-10 px-5 py-7 sm:px-8 sm:py-9">
        {stale && <StaleNote step={step} />}
        <Panel project={project} />
        <Downloads artifact={step.artifact} />
      </div>
    </section>
  );
}
