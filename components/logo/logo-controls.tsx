"use client";

import { useId } from "react";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import { LOGO_FONTS, LOGO_LIMITS, logoFont, nearestWeight, WEIGHT_NAMES } from "@/lib/content/logo-fonts";
import { LOGO_ICONS } from "@/lib/content/logo-icons";
import type { LogoSettings } from "@/lib/logo/settings";
import { ChoiceRow } from "./choice-row";
import { ColourField } from "./colour-field";
import { GroundField } from "./ground-field";
import { RangeField } from "./range-field";

interface LogoControlsProps {
  settings: LogoSettings;
  onChange: (part: Partial<LogoSettings>) => void;
}

const MARKS = LOGO_ICONS.map(({ id, label, path }) => ({
  id,
  label,
  picture: path ? (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="size-5">
      <path d={path} fill="currentColor" fillRule="evenodd" />
    </svg>
  ) : (
    <span aria-hidden="true" className="px-3">
      None
    </span>
  ),
}));

export function LogoControls({ settings, onChange }: LogoControlsProps) {
  const id = useId();
  const font = logoFont(settings.family);
  function chooseFont(name: string) {
    const chosen = LOGO_FONTS.find(({ family }) => family === name) ?? LOGO_FONTS[0];
    onChange({ family: chosen.family, weight: nearestWeight(chosen, settings.weight) });
  }
  return (
    <form
      aria-label="Logo settings"
      className="grid content-start gap-6"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="grid gap-2">
        <Label htmlFor={`${id}-text`}>Brand name</Label>
        <Input
          id={`${id}-text`}
          value={settings.text}
          maxLength={LOGO_LIMITS.text}
          autoComplete="off"
          dir="auto"
          onChange={(event) => onChange({ text: event.target.value })}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <div className="grid gap-2">
          <Label htmlFor={`${id}-font`}>Font family</Label>
          <Select
            id={`${id}-font`}
            value={settings.family}
            onChange={(event) => chooseFont(event.target.value)}
          >
            {LOGO_FONTS.map(({ family }) => (
              <option key={family}>{family}</option>
            ))}
          </Select>
        </div>
        <div className="grid gap-2">
          <Label htmlFor={`${id}-weight`}>Font weight</Label>
          <Select
            id={`${id}-weight`}
            value={settings.weight}
            onChange={(event) => onChange({ weight: Number(event.target.value) })}
          >
            {font.weights.map((weight) => (
              <option key={weight} value={weight}>
                {WEIGHT_NAMES[weight]} {weight}
              </option>
            ))}
          </Select>
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
      <ColourField
        id={id}
        colour={settings.colour}
        brand={settings.text}
        onChange={(colour) => onChange({ colour })}
      />
      <GroundField id={id} settings={settings} onChange={(ground) => onChange({ ground })} />
      <ChoiceRow
        legend="Mark before the name"
        name={`${id}-icon`}
        value={settings.icon}
        options={MARKS}
        onChange={(icon) => onChange({ icon })}
      />
    </form>
  );
}
