"use client";

import { useState } from "react";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";

const HEX = /^#[0-9a-f]{6}$/i;

interface ColourInputProps {
  id: string;
  colour: string;
  onChange: (colour: string) => void;
}

/** A picker and its code; what is typed stays as typed until it is a colour or the field is left. */
export function ColourInput({ id, colour, onChange }: ColourInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  function type(text: string) {
    setDraft(text);
    if (HEX.test(text)) onChange(text);
  }
  return (
    <div className="flex items-center gap-2.5">
      <input
        type="color"
        aria-label="Own colour"
        value={colour}
        onChange={(event) => onChange(event.target.value)}
        className="h-11 w-14 rounded-md border border-input bg-card p-1"
      />
      <Label htmlFor={id} className="sr-only">
        Colour code
      </Label>
      <Input
        id={id}
        value={draft ?? colour.toUpperCase()}
        maxLength={7}
        spellCheck={false}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setDraft(null)}
        className="w-32 tabular-nums"
      />
    </div>
  );
}
