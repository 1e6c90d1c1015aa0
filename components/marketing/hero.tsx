import { doodlePath } from "@/components/layout/doodle-path";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/client/cn";
import { STEPS } from "@/lib/journey/steps";
import { LandingDialogs } from "./landing-dialogs";

const dialogLink = cn(buttonVariants({ variant: "link", size: "inline" }), "py-2");
const scribble = doodlePath({ width: 600, height: 220, loops: 10, straightFrom: 0.92, size: 0.39, seed: 1 });

/** The whole story in one line: it starts as a doodle and comes out as six stations. */
function DoodleToPath() {
  return (
    <div className="mt-4 flex items-center md:mt-6 lg:mt-2">
      <svg
        viewBox="0 0 600 220"
        fill="none"
        aria-hidden="true"
        className="-ml-2 w-full shrink-0 overflow-visible text-primary md:w-[46%]"
      >
        <path
          d={scribble}
          pathLength={1}
          strokeDasharray="1"
          className="animate-draw"
          stroke="currentColor"
          strokeWidth="4.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M596 110H2000" stroke="currentColor" strokeWidth="4.5" className="md:hidden" />
      </svg>
      <ol className="relative hidden flex-1 md:flex">
        <span
          aria-hidden="true"
          className="absolute top-[calc(50%-2px)] right-[calc(100%/12)] left-0 h-1 animate-fade bg-primary [animation-delay:1.2s]"
        />
        {STEPS.map((step, index) => (
          <li key={step.id} className="relative flex flex-1 justify-center">
            <span
              className="display relative grid size-11 animate-pop place-items-center rounded-full border-4 border-primary bg-background text-lg tabular-nums"
              style={{ animationDelay: `${1.2 + index * 0.12}s` }}
            >
              {index + 1}
            </span>
            <span className="absolute inset-x-1 top-full pt-3 text-center text-sm leading-tight font-medium max-lg:text-xs">
              {step.shortTitle}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

export function Hero() {
  return (
    <section className="overflow-hidden">
      <div className="mx-auto max-w-7xl px-4 pt-12 pb-8 sm:px-6 sm:pt-16 lg:px-8 lg:pt-20">
        <h1 className="display text-[clamp(3.25rem,10.5vw,8.75rem)] leading-[0.92] tracking-[-0.02em]">
          Stop Doodling,
          <br />
          Start Doing
        </h1>
        <div className="mt-8 grid gap-8 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
          <p className="max-w-[44ch] text-xl leading-relaxed text-muted-foreground sm:text-2xl sm:leading-relaxed">
            Answer five questions about the idea in your notebook. Six steps later you have a name, the
            numbers, screens to show, a plan for sixty days and a pitch.
          </p>
          <div className="grid gap-3 md:justify-items-end">
            <div className="flex flex-wrap gap-3">
              <a href="/quiz" className={buttonVariants({ size: "lg" })}>
                Start Free
              </a>
              <a href="/#pricing" className={buttonVariants({ size: "lg", variant: "outline" })}>
                See Plans
              </a>
            </div>
            <LandingDialogs className={dialogLink} />
          </div>
        </div>
        <DoodleToPath />
      </div>
    </section>
  );
}
