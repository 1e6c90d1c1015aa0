import { CheckIcon } from "lucide-react";
import { cn } from "@/lib/client/cn";
import { WALKTHROUGH } from "@/lib/content/walkthrough";

interface StepDotsProps {
  current: number;
  onGo: (index: number) => void;
}

const stateOf = (index: number, current: number) => {
  if (index === current) return "current";
  return index < current ? "done" : "ahead";
};

export function StepDots({ current, onGo }: StepDotsProps) {
  return (
    <ol className="flex max-sm:order-first max-sm:w-full max-sm:justify-center">
      {WALKTHROUGH.map((step, index) => {
        const state = stateOf(index, current);
        return (
          <li key={step.id}>
            <button
              type="button"
              data-state={state}
              aria-current={state === "current" ? "step" : undefined}
              aria-label={`Step ${step.number}: ${step.title}${state === "done" ? ", done" : ""}`}
              onClick={() => onGo(index)}
              className="grid size-9 place-items-center rounded-full"
            >
              <span
                className={cn(
                  "grid h-5 place-items-center rounded-full border-2 transition-[width,background-color,border-color] duration-200",
                  state === "current" ? "w-8 border-primary bg-primary" : "w-5",
                  state === "done" && "border-primary text-link",
                  state === "ahead" && "border-input",
                )}
              >
                {state === "done" && <CheckIcon className="size-3" strokeWidth={3.5} aria-hidden="true" />}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
