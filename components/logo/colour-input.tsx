"use client";

import { useState } from "react";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";

const HEX = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i;

/** "#abc", "abc" and "aabbcc" as "#AABBCC"; null for anything else. */
function readHex(text: string): string | null {
  const digits = HEX.exec(text.trim())?.[1];
  if (!digits) return null;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits}`.toUpperCase();
}

interface ColourInputProps {
  id: string;
  label: string;
  colour: string;
  onChange: (colour: string) => void;
}

/** A picker and its code; what is typed stays as typed until the field is left. */
export function ColourInput({ id, label, colour, onChange }: ColourInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  function type(text: string) {
    setDraft(text);
    const hex = readHex(text);
    if (hex) onChange(hex);
  }
  return (
    <div className="flex items-center gap-2.5">
      <input
        type="color"
        aria-label={`${label} picker`}
        value={colour.toLowerCase()}
        onChange={(event) => onChange(event.target.value.toUpperCase())}
        className="h-11 w-14 shrink-0 rounded-md border border-input bg-card p-1"
      />
      <Label htmlFor={id} className="sr-only">
        {label} code
      </Label>
      <Input
        id={id}
        value={draft ?? colour.toUpperCase()}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={draft !== null && readHex(draft) === null ? true : undefined}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setDraft(null)}
        className="w-32 tabular-nums"
      />
    </div>
  );
}
