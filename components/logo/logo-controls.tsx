"use client";

import { useId } from "react";
import { fieldClasses, Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { cn } from "@/lib/client/cn";
import { LOGO_COLOURS, LOGO_FONTS, LOGO_LIMITS, WEIGHT_NAMES } from "@/lib/content/logo-fonts";
import { ColourInput } from "./colour-input";
import type { LogoSettings } from "./draw-logo";
import { RangeField } from "./range-field";

interface LogoControlsProps {
  settings: LogoSettings;
  onChange: (part: Partial<LogoSettings>) => void;
}

const select = cn(fieldClasses, "h-11 px-3");

const nearest = (weights: readonly number[], wanted: number): number =>
  weights.reduce(
    (best, weight) => (Math.abs(weight - wanted) < Math.abs(best - wanted) ? weight : best),
    weights[0] ?? wanted,
  );

export function LogoControls({ settings, onChange }: LogoControlsProps) {
  const id = useId();
  function chooseFont(family: string) {
    const font = LOGO_FONTS.find((candidate) => candidate.family === family) ?? LOGO_FONTS[0];
    onChange({ font, weight: nearest(font.weights, settings.weight) });
  }
  return (
    <form className="grid content-start gap-6" onSubmit={(event) => event.preventDefault()}>
      <div className="grid gap-2">
        <Label htmlFor={`${id}-text`}>Brand name</Label>
        <Input
          id={`${id}-text`}
          value={settings.text}
          maxLength={50}
          onChange={(event) => onChange({ text: event.target.value })}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <div className="grid gap-2">
          <Label htmlFor={`${id}-font`}>Font</Label>
          <select
            id={`${id}-font`}
            className={select}
            value={settings.font.family}
            onChange={(event) => chooseFont(event.target.value)}
          >
            {LOGO_FONTS.map(({ family }) => (
              <option key={family}>{family}</option>
            ))}
          </select>
        </div>
        <div className="grid gap-2">
          <Label htmlFor={`${id}-weight`}>Weight</Label>
          <select
            id={`${id}-weight`}
            className={select}
            value={settings.weight}
            onChange={(event) => onChange({ weight: Number(event.target.value) })}
          >
            {settings.font.weights.map((weight) => (
              <option key={weight} value={weight}>
                {WEIGHT_NAMES[weight] ?? weight}
              </option>
            ))}
          </select>
        </div>
      </div>
      <RangeField
        label="Font size"
        value={settings.size}
        limits={LOGO_LIMITS.size}
        onChange={(size) => onChange({ size })}
      />
      <RangeField
        label="Letter spacing"
        value={settings.spacing}
        limits={LOGO_LIMITS.spacing}
        onChange={(spacing) => onChange({ spacing })}
      />
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-sm font-semibold">Colour</legend>
        <div className="flex flex-wrap gap-2">
          {LOGO_COLOURS.map((colour) => (
            <button
              key={colour}
              type="button"
              aria-label={`Colour ${colour}`}
              aria-pressed={settings.colour.toUpperCase() === colour}
              onClick={() => onChange({ colour })}
              className="size-9 rounded-full border-2 border-background outline-2 outline-transparent aria-pressed:outline-foreground"
              style={{ background: colour }}
            />
          ))}
        </div>
        <ColourInput id={`${id}-hex`} colour={settings.colour} onChange={(colour) => onChange({ colour })} />
      </fieldset>
    </form>
  );
}
