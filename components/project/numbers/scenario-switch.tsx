"use client";

import { useId } from "react";
import { cn } from "@/lib/client/cn";
import type { ScenarioName } from "@/lib/finance/project-figures";

const NAMES: readonly { name: ScenarioName; label: string }[] = [
  { name: "low", label: "Low" },
  { name: "base", label: "Base" },
  { name: "high", label: "High" },
];

/** Which end of the ranges the charts show. */
export function ScenarioSwitch({
  value,
  onChange,
}: {
  value: ScenarioName;
  onChange: (name: ScenarioName) => void;
}) {
  const id = useId();
  return (
    <fieldset className="flex flex-wrap items-center gap-3">
      <legend className="sr-only">Scenario</legend>
      <div className="inline-flex rounded-md border border-input p-0.5">
        {NAMES.map(({ name, label }) => (
          <label
            key={name}
            className={cn(
              "cursor-pointer rounded-sm px-4 py-1.5 text-sm font-semibold transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2",
              value === name
                ? "bg-foreground text-background"
                : "text-muted-foreground hover:text-foreground",
            )}
          >
            <input
              type="radio"
              name={id}
              value={name}
              checked={value === name}
              onChange={() => onChange(name)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
      <p className="text-sm text-muted-foreground">
        {value === "base"
          ? "Every assumption at its own value."
          : `Price, acquisition cost, churn, organic demand and ramp together at their ${value} case.`}
      </p>
    </fieldset>
  );
}
