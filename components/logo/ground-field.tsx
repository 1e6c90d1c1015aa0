"use client";

import { contrast } from "@/lib/client/colour";
import type { LogoSettings } from "@/lib/logo/settings";
import { ChoiceRow } from "./choice-row";
import { ColourInput } from "./colour-input";

const OPTIONS = [
  { id: "clear", label: "Transparent" },
  { id: "coloured", label: "Coloured" },
] as const;
const FIRST_GROUND = "#FFFFFF";
const ENOUGH = 3;

const ratio = (a: string, b: string) => `${contrast(a, b).toFixed(1)} : 1`;

function verdict({ colour, ground }: LogoSettings): string {
  if (ground) {
    const enough = contrast(colour, ground) >= ENOUGH;
    return `Contrast with its ground ${ratio(colour, ground)}: ${enough ? "easy to make out." : "hard to make out. Aim for 3 : 1 or more."}`;
  }
  const [white, black] = [contrast(colour, "#FFFFFF"), contrast(colour, "#000000")];
  const hint =
    Math.min(white, black) >= ENOUGH
      ? "it works on both."
      : `keep it on ${white >= black ? "light" : "dark"} grounds.`;
  return `Contrast on white ${ratio(colour, "#FFFFFF")}, on black ${ratio(colour, "#000000")}: ${hint}`;
}

interface GroundFieldProps {
  id: string;
  settings: LogoSettings;
  onChange: (ground: string | null) => void;
}

/** What the logo stands on, and whether it can be made out there. */
export function GroundField({ id, settings, onChange }: GroundFieldProps) {
  const { ground } = settings;
  return (
    <div className="grid gap-3">
      <ChoiceRow
        legend="Ground"
        name={`${id}-ground`}
        value={ground === null ? "clear" : "coloured"}
        options={OPTIONS}
        onChange={(choice) => onChange(choice === "clear" ? null : FIRST_GROUND)}
      />
      {ground !== null && (
        <ColourInput id={`${id}-ground-hex`} label="Ground colour" colour={ground} onChange={onChange} />
      )}
      <p className="text-sm text-muted-foreground tabular-nums">{verdict(settings)}</p>
    </div>
  );
}
