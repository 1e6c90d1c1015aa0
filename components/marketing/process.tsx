import { Doodle } from "@/components/layout/doodle";
import { STEP_OUTCOMES } from "@/lib/content/marketing";
import { STEPS, type Step } from "@/lib/journey/steps";
import { SectionTitle } from "./section-head";

const total = (end: 0 | 1) => STEPS.reduce((sum, { minutes }) => sum + minutes[end], 0);
const LONGEST = Math.max(...STEPS.map(({ minutes }) => minutes[1]));

/** How long a step takes, at most and at least, as a length that can be compared with the others. */
function Minutes({ minutes: [least, most] }: Pick<Step, "minutes">) {
  return (
    <div className="max-sm:mt-3 max-sm:w-40 sm:pt-5">
      <div aria-hidden="true" className="h-1.5 rounded-full bg-muted">
        <div
          className="h-full overflow-hidden rounded-full bg-flame-spark"
          style={{ width: `${(most / LONGEST) * 100}%` }}
        >
          <div className="h-full bg-flame-fuel" style={{ width: `${(least / most) * 100}%` }} />
        </div>
      </div>
      <p className="mt-2 text-sm text-muted-foreground tabular-nums">
        {least}–{most} min
      </p>
    </div>
  );
}

export function Process() {
  return (
    <section
      id="process"
      aria-labelledby="process-title"
      className="mx-auto max-w-7xl px-4 pt-20 sm:px-6 lg:px-8 lg:pt-28"
    >
      <Doodle calm={0.25} width={1200} height={90} className="mb-8 h-14 sm:mb-10 sm:h-auto" />
      <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionTitle
            id="process-title"
            title="Six steps, in this order"
            text="Each one uses what you said before. The first three are free."
          />
          <p className="mt-8 flex items-baseline gap-3 lg:mt-12">
            <span className="display text-6xl tabular-nums sm:text-7xl">
              {total(0)}–{total(1)}
            </span>
            <span className="max-w-[14ch] leading-snug text-muted-foreground">
              minutes from first question to last slide
            </span>
          </p>
        </div>
        <ol>
          {STEPS.map((step, index) => (
            <li
              key={step.id}
              className="group grid grid-cols-[3rem_1fr] gap-x-5 sm:grid-cols-[3.5rem_1fr_8.5rem] sm:gap-x-6"
            >
              <div aria-hidden="true" className="flex flex-col items-center max-sm:row-span-2">
                <span className="display grid size-12 place-items-center rounded-full border-4 border-primary bg-background text-xl tabular-nums sm:size-14 sm:text-2xl">
                  {index + 1}
                </span>
                <span className="w-1 flex-1 bg-primary group-last:hidden" />
              </div>
              <div className="pt-1.5 sm:pb-12 sm:group-last:pb-0">
                <h3 className="display text-2xl sm:text-3xl">{step.shortTitle}</h3>
                <p className="mt-2 text-lg leading-relaxed text-muted-foreground">{STEP_OUTCOMES[step.id]}</p>
              </div>
              <div className="max-sm:col-start-2 max-sm:pb-9">
                <Minutes minutes={step.minutes} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
