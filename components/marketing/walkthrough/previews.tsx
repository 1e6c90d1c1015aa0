import { CheckIcon, MicIcon, XIcon } from "lucide-react";
import type { ComponentType } from "react";
import { SAMPLE_ALTERNATIVES, SAMPLE_BRAND, SAMPLE_COLOURS } from "@/lib/content/sample/brand";
import { SAMPLE_ANSWERS } from "@/lib/content/sample/concept";
import { SAMPLE_ITEMS } from "@/lib/content/sample/plan";
import type { StepId } from "@/lib/journey/steps";
import { LogoDrawing } from "../drawings/logo-drawing";
import { MarketDrawing } from "../drawings/market-drawing";
import { ScreenDrawing } from "../drawings/screen-drawing";
import { SlideDrawing } from "../drawings/slide-drawing";

function QuizPreview() {
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted-foreground">Question 1 of 5</p>
      <p className="display text-xl">What problem are you solving?</p>
      <p className="rounded-md border border-input bg-card p-3.5 text-sm leading-relaxed">
        {SAMPLE_ANSWERS.problem}
      </p>
      <p className="flex items-center gap-2 text-sm font-semibold text-success tabular-nums">
        {SAMPLE_ANSWERS.problem.length}/50 characters
        <MicIcon className="ml-auto size-4 text-muted-foreground" />
      </p>
    </div>
  );
}

const NAMES = [SAMPLE_BRAND, ...SAMPLE_ALTERNATIVES];

function NamesPreview() {
  return (
    <ul className="grid">
      {NAMES.map(({ name, domain, available }, index) => (
        <li key={name} className="flex items-baseline gap-3 border-b py-2.5 last:border-0">
          <span className={index === 0 ? "display text-2xl text-link" : "display text-xl"}>{name}</span>
          <span className="ml-auto text-sm text-muted-foreground max-sm:hidden">{domain}</span>
          {available ? (
            <CheckIcon className="size-4 self-center text-success max-sm:ml-auto" strokeWidth={2.5} />
          ) : (
            <XIcon className="size-4 self-center text-destructive max-sm:ml-auto" strokeWidth={2.5} />
          )}
        </li>
      ))}
    </ul>
  );
}

function LooksPreview() {
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
      <div className="grid content-between gap-3">
        <LogoDrawing variation="full" />
        <div className="flex h-16 overflow-hidden rounded-lg border">
          {SAMPLE_COLOURS.map(({ hex }) => (
            <span key={hex} className="flex-1" style={{ background: hex }} />
          ))}
        </div>
        <LogoDrawing variation="reversed" />
      </div>
      <div className="max-sm:mx-auto max-sm:w-36">
        <ScreenDrawing screen="room" />
      </div>
    </div>
  );
}

const WEEKS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const CHECKS: Readonly<Record<number, string>> = { 3: "Day 20", 6: "Day 40", 9: "Day 60" };

function PlanPreview() {
  return (
    <ol className="grid grid-cols-9 gap-1.5">
      {WEEKS.map((week) => (
        <li key={week} className="flex flex-col justify-end gap-1 text-center">
          {SAMPLE_ITEMS.filter((item) => item.week === week).map((item) => (
            <span
              key={item.title}
              className={item.priority === "high" ? "rounded-sm bg-primary" : "rounded-sm bg-flame-spark"}
              style={{ height: `${item.estimatedHours * 0.62}rem` }}
            />
          ))}
          <span className="pt-1 text-sm tabular-nums">{week}</span>
          <span className="h-8 text-xs leading-tight font-semibold text-link">{CHECKS[week]}</span>
        </li>
      ))}
    </ol>
  );
}

function DeckPreview() {
  return (
    <div className="grid gap-3">
      <SlideDrawing index={0} />
      <div className="grid grid-cols-3 gap-3">
        <SlideDrawing index={2} />
        <SlideDrawing index={5} />
        <SlideDrawing index={9} />
      </div>
    </div>
  );
}

export const PREVIEWS: Record<StepId, ComponentType> = {
  concept: QuizPreview,
  branding: NamesPreview,
  analysis: MarketDrawing,
  prototype: LooksPreview,
  plan: PlanPreview,
  pitch: DeckPreview,
};
