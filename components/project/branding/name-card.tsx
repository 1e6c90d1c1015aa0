"use client";

import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import type { BrandName } from "@/lib/artifacts/brand/artifact";
import { cn } from "@/lib/client/cn";
import { typeset } from "@/lib/content/typeset";
import { DomainBadge, ExtensionMarks } from "./domain-marks";

interface NameCardProps {
  brand: BrandName;
  pending: boolean;
  selected: boolean;
  saving: boolean;
  onPick: () => void;
  onSave: () => void;
}

export function NameCard({ brand, pending, selected, saving, onPick, onSave }: NameCardProps) {
  return (
    <li
      className={cn(
        "flex min-w-0 flex-col rounded-xl border bg-background p-5 wrap-anywhere transition-[border-color,box-shadow] duration-200",
        pending && "border-primary shadow-lift",
        selected && "border-success",
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h4 className="display text-3xl">{brand.name}</h4>
        {brand.kind && <span className="text-sm text-muted-foreground">{brand.kind}</span>}
      </div>
      {brand.tagline && <p className="mt-1.5 font-medium">{brand.tagline}</p>}
      {brand.rationale && (
        <p className="mt-2 leading-relaxed text-muted-foreground">{typeset(brand.rationale)}</p>
      )}
      {brand.sayability && <p className="mt-2 text-sm text-muted-foreground">{brand.sayability}</p>}
      <div className="mt-auto grid gap-2.5 pt-5">
        {brand.domain && (
          <p className="flex flex-wrap items-center gap-2.5">
            <span className="break-all">{brand.domain}</span>
            <DomainBadge available={brand.available} />
          </p>
        )}
        <ExtensionMarks extensions={brand.extensions} />
        {pending ? (
          <Button className="mt-2 w-full" onClick={onSave} disabled={saving}>
            {saving && <Spinner className="size-4" />}
            Save This Brand Name
          </Button>
        ) : (
          <Button variant="outline" className="mt-2 w-full" onClick={onPick} disabled={selected || saving}>
            {selected ? "Your Brand" : "Select This Brand"}
            {!selected && <span className="sr-only">: {brand.name}</span>}
          </Button>
        )}
      </div>
    </li>
  );
}
