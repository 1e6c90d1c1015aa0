"use client";

import { cn } from "@/lib/client/cn";
import { COLOUR_NAMES, LOGO_COLOURS } from "@/lib/content/logo-fonts";
import { ColourInput } from "./colour-input";
import { useSavedPalette } from "./use-saved-palette";

interface ColourFieldProps {
  id: string;
  colour: string;
  onChange: (colour: string) => void;
  /** The name in the logo: its project's own colours come first. */
  brand: string;
}

interface SwatchProps {
  hex: string;
  name: string;
  pressed: boolean;
  onPick: (hex: string) => void;
}

function Swatch({ hex, name, pressed, onPick }: SwatchProps) {
  return (
    <button
      type="button"
      aria-label={`${name} ${hex}`}
      title={`${name} ${hex}`}
      aria-pressed={pressed}
      onClick={() => onPick(hex)}
      className={cn(
        "size-9 rounded-full border-2 border-card ring-2 ring-transparent dark:ring-border",
        pressed ? "ring-foreground dark:ring-foreground" : "hover:ring-input",
      )}
      style={{ background: hex }}
    />
  );
}

export function ColourField({ id, colour, onChange, brand }: ColourFieldProps) {
  const palette = useSavedPalette(brand);
  const isSet = (hex: string) => hex.toUpperCase() === colour.toUpperCase();
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-semibold">Colour</legend>
      <div className="flex flex-wrap gap-2">
        {LOGO_COLOURS.map((hex) => (
          <Swatch key={hex} hex={hex} name={COLOUR_NAMES[hex]} pressed={isSet(hex)} onPick={onChange} />
        ))}
      </div>
      {palette && (
        <div className="grid gap-2">
          <p className="text-sm text-muted-foreground">From your project {palette.project}</p>
          <div className="flex flex-wrap gap-2">
            {palette.swatches.map(({ name, hex }) => (
              <Swatch key={name} hex={hex} name={name} pressed={isSet(hex)} onPick={onChange} />
            ))}
          </div>
        </div>
      )}
      <ColourInput id={`${id}-hex`} label="Colour" colour={colour} onChange={onChange} />
    </fieldset>
  );
}
