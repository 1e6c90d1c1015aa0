import { CheckIcon, CircleHelpIcon, FlagIcon, XIcon } from "lucide-react";
import { SAMPLE_COLOURS } from "@/lib/content/sample/brand";
import { ScreenDrawing } from "./drawings/screen-drawing";
import { SlideDrawing } from "./drawings/slide-drawing";

/** Small pictures of what the product makes. Drawn, not described. */

export function Words() {
  return (
    <div className="grid w-full content-center gap-6">
      <p className="display text-2xl leading-tight sm:text-4xl sm:leading-[1.12]">
        “Half of the calls come while a mechanic has{" "}
        <span className="bg-[linear-gradient(transparent_64%,var(--flame-spark)_64%_94%,transparent_94%)] dark:bg-[linear-gradient(transparent_64%,#8a5a00_64%_94%,transparent_94%)]">
          greasy hands
        </span>
        .”
      </p>
      <p className="flex items-center gap-3 text-lg font-medium text-accent-foreground">
        <svg viewBox="0 0 64 24" fill="none" aria-hidden="true" className="h-5 w-14 shrink-0">
          <path
            d="M2 4C14 20 34 22 58 14M48 8l10 6-8 8"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        Then it has to work without a hand.
      </p>
    </div>
  );
}

const NAMES = [
  { name: "spokewise", ending: ".com", Icon: CheckIcon, looks: "bg-success-wash text-success" },
  { name: "bellhop", ending: ".io", Icon: XIcon, looks: "bg-destructive-wash text-destructive" },
  { name: "truing", ending: ".co", Icon: CircleHelpIcon, looks: "bg-muted text-muted-foreground" },
] as const;

export function Names() {
  return (
    <ul className="grid w-full content-center">
      {NAMES.map(({ name, ending, Icon, looks }) => (
        <li key={name} className="flex items-center justify-between border-b py-3 last:border-0">
          <span className="display text-2xl">
            {name}
            <span className="text-muted-foreground">{ending}</span>
          </span>
          <span className={`grid size-7 place-items-center rounded-full ${looks}`}>
            <Icon className="size-4" strokeWidth={2.5} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const ORIGINS = [
  ["bg-primary", "You"],
  ["bg-flame-spark", "A source"],
  ["bg-input", "Assumed"],
] as const;
/** Per bar: how much of it each origin makes. */
const BARS = [
  [14, 5, 8],
  [20, 7, 9],
  [24, 9, 8],
  [34, 12, 9],
  [42, 15, 8],
  [58, 18, 7],
] as const;

export function Numbers() {
  return (
    <div className="flex w-full flex-col gap-3">
      <div className="flex flex-1 items-end gap-2 border-b-2 border-foreground">
        {BARS.map((parts) => (
          <span key={parts[0]} className="flex h-full flex-1 flex-col-reverse gap-px">
            {parts.map((height, at) => (
              <span key={ORIGINS[at]?.[1]} className={ORIGINS[at]?.[0]} style={{ height: `${height}%` }} />
            ))}
          </span>
        ))}
      </div>
      <p className="flex gap-4 text-sm text-muted-foreground">
        {ORIGINS.map(([looks, origin]) => (
          <span key={origin} className="flex items-center gap-1.5">
            <span className={`size-2.5 rounded-full ${looks}`} />
            {origin}
          </span>
        ))}
      </p>
    </div>
  );
}

export function Looks() {
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)_9rem] gap-5 lg:grid-cols-[minmax(0,1fr)_10rem_10rem]">
      <div className="grid grid-rows-[minmax(0,1fr)_auto] gap-4">
        <div className="flex overflow-hidden rounded-xl border">
          {SAMPLE_COLOURS.map(({ hex }, at) => (
            <span key={hex} style={{ background: hex, flex: 5 - at }} />
          ))}
        </div>
        <p className="display text-5xl">
          Aa<span className="ml-3 font-sans text-3xl font-medium tracking-normal">Aa</span>
        </p>
      </div>
      <ScreenDrawing screen="room" />
      <div className="pt-8 max-lg:hidden">
        <ScreenDrawing screen="count" />
      </div>
    </div>
  );
}

const WEEKS = [4, 6, 5, 8, 7, 10, 5, 6, 3].map((count, at) => ({
  week: at + 1,
  tasks: Array.from({ length: count }, (_, task) => task),
}));
const GATES: readonly number[] = [3, 6, 9];

export function Weeks() {
  return (
    <ol className="grid w-full grid-cols-9 gap-2">
      {WEEKS.map(({ week, tasks }) => (
        <li key={week} className="flex flex-col justify-end gap-1 text-center text-sm tabular-nums">
          {GATES.includes(week) && <FlagIcon className="mx-auto mb-1 size-4 text-link" strokeWidth={2.5} />}
          {tasks.map((task) => (
            <span key={task} className={`h-2 rounded-[2px] ${task < 2 ? "bg-primary" : "bg-flame-spark"}`} />
          ))}
          <span className="pt-1 text-muted-foreground">{week}</span>
        </li>
      ))}
    </ol>
  );
}

const FAN = [
  { index: 6, place: "top-0 right-0 w-[62%] rotate-6" },
  { index: 2, place: "top-6 left-[16%] w-[66%] rotate-1" },
  { index: 0, place: "bottom-0 left-0 w-[70%] -rotate-3" },
] as const;

export function Deck() {
  return (
    <div className="relative w-full">
      {FAN.map(({ index, place }) => (
        <div key={index} className={`absolute shadow-lift ${place}`}>
          <SlideDrawing index={index} />
        </div>
      ))}
    </div>
  );
}
