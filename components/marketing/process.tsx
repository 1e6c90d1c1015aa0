import { StepIcon } from "@/components/project/step-icon";
import { STEP_OUTCOMES } from "@/lib/content/marketing";
import { STEPS } from "@/lib/journey/steps";
import { SectionHead } from "./section-head";

export function Process() {
  return (
    <section
      id="process"
      aria-labelledby="process-title"
      className="mx-auto max-w-7xl px-4 pt-20 sm:px-6 lg:px-8 lg:pt-28"
    >
      <SectionHead
        id="process-title"
        calm={0.25}
        title="Six steps, in this order"
        text="Each one uses what you said before. The first three are free."
      />
      <ol>
        {STEPS.map((step, index) => (
          <li
            key={step.id}
            className="group grid grid-cols-[3rem_1fr] gap-x-4 sm:grid-cols-[4.5rem_1fr] lg:grid-cols-[4.5rem_22rem_1fr_7rem]"
          >
            <div aria-hidden="true" className="flex flex-col items-center lg:row-span-1">
              <span className="display grid size-12 place-items-center rounded-full border-4 border-primary bg-background text-xl tabular-nums">
                {index + 1}
              </span>
              <span className="w-1 flex-1 bg-primary group-last:hidden" />
            </div>
            <h3 className="display flex items-center gap-3 self-start pt-2 text-2xl sm:text-3xl">
              {step.shortTitle}
            </h3>
            <p className="pt-2 pb-2 text-lg leading-relaxed text-muted-foreground max-lg:col-start-2 lg:pt-3 lg:pb-12">
              {STEP_OUTCOMES[step.id]}
            </p>
            <p className="flex items-center gap-2 pb-9 text-sm text-muted-foreground tabular-nums max-lg:col-start-2 lg:items-start lg:justify-end lg:pt-4">
              <StepIcon icon={step.icon} className="size-4 lg:mt-0.5" />
              {step.minutes[0]}–{step.minutes[1]} min
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
