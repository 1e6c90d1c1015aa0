"use client";

import { PRIORITIES } from "@/lib/artifacts/action-plan/artifact";
import { cn } from "@/lib/client/cn";
import { PRIORITY_FILL } from "./load-chart";
import type { Priority } from "./weeks";

interface PriorityFilterProps {
  value: Priority | null;
  counts: Record<Priority, number>;
  onChange: (value: Priority | null) => void;
}

const chip =
  "inline-flex h-9 items-center gap-2 rounded-full border border-input px-3.5 text-sm font-medium capitalize transition-colors hover:bg-muted aria-pressed:border-foreground aria-pressed:bg-foreground aria-pressed:text-background";

export function PriorityFilter({ value, counts, onChange }: PriorityFilterProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">Show tasks of priority</legend>
      <button type="button" className={chip} aria-pressed={value === null} onClick={() => onChange(null)}>
        All
      </button>
      {PRIORITIES.map((priority) => (
        <button
          key={priority}
          type="button"
          className={chip}
          aria-pressed={value === priority}
          onClick={() => onChange(value === priority ? null : priority)}
        >
          <span aria-hidden="true" className={cn("size-2.5 rounded-full", PRIORITY_FILL[priority])} />
          {priority} <span className="tabular-nums opacity-75">{counts[priority]}</span>
        </button>
      ))}
    </fieldset>
  );
}
