"use client";

import { CheckIcon } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Progress } from "@/components/ui/progress";
import { PRODUCT_NAME } from "@/lib/content/product";
import { WALKTHROUGH } from "@/lib/content/walkthrough";
import type { LazyDialogProps } from "../lazy-dialog";
import { StartBuilding } from "../start-building";
import { PREVIEWS } from "./previews";
import { StepDots } from "./step-dots";
import { wantedStep } from "./wanted-step";

const LAST = WALKTHROUGH.length - 1;

export function Walkthrough({ onClose }: LazyDialogProps) {
  const [index, setIndex] = useState(0);
  const content = useRef<HTMLDivElement>(null);
  const step = WALKTHROUGH[index];
  if (!step) return null;
  const percent = Math.round((step.number / WALKTHROUGH.length) * 100);
  const Preview = PREVIEWS[step.id];

  function go(to: number) {
    const next = Math.min(LAST, Math.max(0, to));
    // A button that is about to be disabled or replaced would take the focus with it.
    if (next === 0 || next === LAST) content.current?.focus();
    setIndex(next);
    content.current?.scrollTo({ top: 0 });
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const by = wantedStep(event);
    if (by === 0) return;
    event.preventDefault();
    go(index + by);
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        ref={content}
        tabIndex={-1}
        aria-describedby={undefined}
        onKeyDown={onKeyDown}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          content.current?.focus();
        }}
        className="max-w-5xl grid-cols-[minmax(0,1fr)] gap-6 outline-none"
      >
        <DialogHeader className="pr-0">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pr-8">
            <DialogTitle>How {PRODUCT_NAME} works: a walkthrough</DialogTitle>
            <Badge variant="ember">Interactive Demo</Badge>
          </div>
          <div className="flex justify-between text-sm text-muted-foreground tabular-nums">
            <span>
              Step {step.number} of {WALKTHROUGH.length}
            </span>
            <span>{percent}% complete</span>
          </div>
          <Progress value={percent} aria-label="Walkthrough" />
        </DialogHeader>

        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:min-h-[33rem] md:grid-cols-2 md:gap-10">
          <section aria-live="polite" aria-atomic="true" className="grid content-start gap-5">
            <div>
              <p className="text-sm text-muted-foreground tabular-nums">{step.duration}</p>
              <h3 className="display mt-1 text-4xl">{step.title}</h3>
              <p className="mt-3 text-lg leading-relaxed text-muted-foreground">{step.description}</p>
            </div>
            <div>
              <h4 className="font-semibold">Key features</h4>
              <ul className="mt-2 grid gap-2">
                {step.features.map((feature) => (
                  <li key={feature} className="flex gap-2.5 leading-snug">
                    <CheckIcon className="mt-0.5 size-4 shrink-0 text-link" aria-hidden="true" />
                    {feature}
                  </li>
                ))}
              </ul>
            </div>
            <dl className="grid gap-4 border-l-2 border-flame-spark pl-5 leading-relaxed">
              <div>
                <dt className="text-sm font-semibold">Example input</dt>
                <dd className="text-muted-foreground">{step.input}</dd>
              </div>
              <div>
                <dt className="text-sm font-semibold">AI output</dt>
                <dd>{step.output}</dd>
              </div>
            </dl>
          </section>
          <div
            key={step.id}
            aria-hidden="true"
            className="grid min-h-72 animate-fade content-center rounded-xl border bg-background p-5 sm:min-h-96 sm:p-7"
          >
            <Preview />
          </div>
        </div>

        <div className="sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap items-center justify-between gap-4 border-t bg-popover px-6 py-4 sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7">
          <Button variant="outline" onClick={() => go(index - 1)} disabled={index === 0}>
            Previous
          </Button>
          <StepDots current={index} onGo={go} />
          {index === LAST ? (
            <StartBuilding onStart={onClose} />
          ) : (
            <Button onClick={() => go(index + 1)}>Next</Button>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}
