"use client";

import type { ReactNode } from "react";
import { cn } from "@/lib/client/cn";

interface ChoiceRowProps<T extends string> {
  legend: string;
  name: string;
  value: T;
  options: readonly { id: T; label: string; picture?: ReactNode }[];
  onChange: (value: T) => void;
}

/** A few alternatives side by side: radio buttons that look like tiles. */
export function ChoiceRow<T extends string>({ legend, name, value, options, onChange }: ChoiceRowProps<T>) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ id, label, picture }) => (
          <label
            key={id}
            title={label}
            className={cn(
              "grid h-11 min-w-11 cursor-pointer place-items-center rounded-md border border-input bg-card px-3 text-sm font-medium hover:border-foreground has-checked:border-2 has-checked:border-foreground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring",
              picture !== undefined && "px-0",
            )}
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === value}
              onChange={() => onChange(id)}
              className="sr-only"
            />
            {picture}
            <span className={picture === undefined ? undefined : "sr-only"}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
