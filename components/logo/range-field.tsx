"use client";

import { useId } from "react";
import { Label } from "@/components/ui/label";

interface RangeFieldProps {
  label: string;
  value: number;
  limits: { min: number; max: number };
  onChange: (value: number) => void;
}

export function RangeField({ label, value, limits, onChange }: RangeFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <div className="flex justify-between">
        <Label htmlFor={id}>{label}</Label>
        <output htmlFor={id} className="text-sm text-muted-foreground tabular-nums">
          {value} px
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={limits.min}
        max={limits.max}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-6 w-full accent-link"
      />
    </div>
  );
}
