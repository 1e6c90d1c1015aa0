"use client";

import { useId, useState } from "react";
import { Input } from "@/components/ui/input";
import { cn } from "@/lib/client/cn";
import { isWithin } from "@/lib/finance/bounds";
import type { EditableAssumption } from "@/lib/finance/editable";
import { shown } from "@/lib/finance/shown";
import { amountText, readAmount, roundedText } from "./amount-text";

const SUFFIX: Record<EditableAssumption["unit"], string> = {
  price: "",
  money: "",
  share: "%",
  count: "",
  months: "months",
  days: "days",
};

function boundsText(
  { bounds: { min, max, whole }, unit }: EditableAssumption,
  currency: string,
  typed: number,
): string {
  const most = max > 1e8 && typed <= max ? "" : ` and at most ${shown(max, unit, currency)}`;
  return `${whole ? "A whole number, at" : "At"} least ${shown(min, unit, currency)}${most}`;
}

interface AssumptionFieldProps {
  row: EditableAssumption;
  currency: string;
  onValue: (value: number) => void;
  onLeave: () => void;
  describedBy?: string;
  /** Shown beside the field already. */
  hideLabel?: boolean;
}

/** One number to edit: what is valid counts at once, what is not stays in the field and says why. */
export function AssumptionField({
  row,
  currency,
  onValue,
  onLeave,
  describedBy,
  hideLabel,
}: AssumptionFieldProps) {
  const id = useId();
  const { value, provenance } = row.assumed;
  const written = provenance === "founder" ? amountText : roundedText;
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? value : readAmount(typed, row.unit);
  const valid = read !== null && isWithin(read, row.bounds);
  const several = SUFFIX[row.unit];
  const suffix = value === 1 ? several.replace(/s$/, "") : several;
  const unit = row.unit === "price" || row.unit === "money" ? currency : suffix;

  function type(text: string) {
    setTyped(text);
    const next = readAmount(text, row.unit);
    if (next !== null && isWithin(next, row.bounds) && next !== value) onValue(next);
  }

  function leave() {
    if (valid) setTyped(null);
    onLeave();
  }

  return (
    <div className="min-w-0">
      <label htmlFor={id} className={cn("mb-1 block font-medium", hideLabel && "sr-only")}>
        {row.label}
      </label>
      <div className="flex items-center gap-2">
        <Input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? written(value, row.unit)}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          aria-invalid={!valid}
          aria-describedby={[describedBy, valid ? "" : `${id}-error`].filter(Boolean).join(" ") || undefined}
          className="h-10 max-w-36 text-right tabular-nums"
        />
        <span className="w-14 text-sm text-muted-foreground">{unit}</span>
      </div>
      {!valid && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm text-destructive">
          {read === null ? "Please enter a number." : `${boundsText(row, currency, read)}.`} The last valid
          value still counts.
        </p>
      )}
    </div>
  );
}
