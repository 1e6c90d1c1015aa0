import { CheckIcon, CircleHelpIcon, XIcon } from "lucide-react";
import type { ReactNode } from "react";

/** Small pictures of what the product makes, in the order of the feature cards. Drawn, not described. */
const NAMES = [
  { name: "spokewise.com", Icon: CheckIcon, colour: "text-success" },
  { name: "bellhop.io", Icon: XIcon, colour: "text-destructive" },
  { name: "truing.co", Icon: CircleHelpIcon, colour: "text-muted-foreground" },
] as const;
const BARS = [22, 34, 30, 52, 64, 88] as const;
const SWATCHES = ["#1f4d4a", "#e8b04a", "#f6efe2", "#c2563a", "#26211d"] as const;
const WEEK_HEIGHTS = [44, 68, 56, 92, 80, 116, 57, 69, 32] as const;

export const VIGNETTES: readonly ReactNode[] = [
  <p key="words" className="text-lg leading-snug">
    “Half of the calls come while a mechanic has{" "}
    <span className="bg-[linear-gradient(transparent_62%,var(--flame-spark)_62%)] px-0.5">greasy hands</span>
    .”
  </p>,
  <ul key="names" className="grid w-full gap-1.5">
    {NAMES.map(({ name, Icon, colour }) => (
      <li key={name} className="flex items-center justify-between border-b pb-1.5 font-medium">
        {name}
        <Icon className={`size-4 ${colour}`} strokeWidth={2.5} />
      </li>
    ))}
  </ul>,
  <div key="numbers" className="flex h-full w-full items-end gap-2 border-b-2 border-foreground">
    {BARS.map((height) => (
      <span key={height} className="flex-1 bg-primary last:bg-flame-spark" style={{ height: `${height}%` }} />
    ))}
  </div>,
  <div key="look" className="flex h-full w-full overflow-hidden rounded-lg border">
    {SWATCHES.map((colour, index) => (
      <span key={colour} style={{ background: colour, flex: 5 - index }} />
    ))}
  </div>,
  <div key="plan" className="grid h-full w-full grid-cols-9 items-end gap-1.5">
    {WEEK_HEIGHTS.map((height) => (
      <span
        key={height}
        className="bg-[repeating-linear-gradient(to_top,var(--flame-spark)_0_8px,transparent_8px_12px)] first:bg-[repeating-linear-gradient(to_top,var(--flame-rocket)_0_8px,transparent_8px_12px)]"
        style={{ height }}
      />
    ))}
  </div>,
  <div key="deck" className="relative h-full w-full">
    <span className="absolute top-0 right-2 h-[84%] w-[78%] rounded-md border bg-background" />
    <span className="absolute bottom-0 left-0 grid h-[84%] w-[78%] content-between rounded-md bg-foreground p-4 text-background">
      <span className="display text-lg leading-tight">Shops lose an hour a day on the phone</span>
      <span className="text-xs">1 / 10</span>
    </span>
  </div>,
];
