"use client";

import { ChevronDownIcon, RotateCcwIcon } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { typeset } from "@/lib/content/typeset";
import { benchmarkById } from "@/lib/finance/benchmarks";
import { isUsual } from "@/lib/finance/bounds";
import type { EditableAssumption, AssumptionGroup as Group } from "@/lib/finance/editable";
import { shown } from "@/lib/finance/shown";
import { AssumptionField } from "./assumption-field";
import { ProvenanceBadge } from "./provenance-badge";

export interface RowEditing {
  currency: string;
  /** Keys that the founder set. */
  own: ReadonlySet<string>;
  onValue: (key: string, value: number) => void;
  onReset: (key: string) => void;
  onLeave: () => void;
}

function Source({ id }: { id: string | undefined }) {
  const source = id === undefined ? undefined : benchmarkById(id);
  return source ? (
    <>
      {" "}
      <a
        href={source.url}
        target="_blank"
        rel="noreferrer"
        className="text-link underline underline-offset-2"
      >
        {source.publisher} ({source.year})
      </a>
    </>
  ) : null;
}

function AssumptionRow({ row, editing }: { row: EditableAssumption; editing: RowEditing }) {
  const { currency, own, onValue, onReset, onLeave } = editing;
  const { key, label, unit, assumed, bounds } = row;
  const mine = own.has(key);
  // What was assumed is unusual with a reason, which its note gives.
  const told = mine || assumed.provenance === "founder";
  const note = `note-${key}`;
  const show = (value: number) => shown(value, unit, currency);
  return (
    <li className="grid gap-x-6 gap-y-2 border-t py-4 sm:grid-cols-[minmax(0,1fr)_13rem]">
      <div className="min-w-0">
        <p aria-hidden="true" className="font-medium">
          {label}
        </p>
        <p id={note} className="mt-1 text-sm leading-relaxed text-muted-foreground">
          {typeset(assumed.note)}
          <Source id={assumed.sourceId} />
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
          <ProvenanceBadge provenance={assumed.provenance} own={mine} />
          {told && !isUsual(assumed.value, bounds) && <Badge variant="warning">Unusual</Badge>}
          {assumed.low < assumed.high && (
            <span className="tabular-nums">
              Range {show(assumed.low)} to {show(assumed.high)}
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-x-2 gap-y-1.5">
        <AssumptionField
          row={row}
          currency={currency}
          hideLabel
          describedBy={note}
          onValue={(value) => onValue(key, value)}
          onLeave={onLeave}
        />
        {mine && (
          <Button variant="ghost" size="sm" className="mt-1 -ml-3" onClick={() => onReset(key)}>
            <RotateCcwIcon aria-hidden="true" />
            Reset<span className="sr-only"> {label}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

interface AssumptionGroupProps {
  group: Group;
  rows: readonly EditableAssumption[];
  editing: RowEditing;
  open?: boolean;
}

/** One group of assumptions, folded until it is wanted. */
export function AssumptionGroup({ group, rows, editing, open = false }: AssumptionGroupProps) {
  const mine = rows.filter(({ key }) => editing.own.has(key)).length;
  return (
    <details
      open={open}
      className="group/fold border-t first:border-t-0 [&_:is(summary,input,button,a)]:scroll-mt-22"
    >
      <summary className="flex cursor-pointer flex-wrap items-center gap-3 rounded-sm py-4">
        <span className="display text-lg">{group}</span>
        <span className="text-sm text-muted-foreground tabular-nums">{rows.length}</span>
        {mine > 0 && <Badge variant="success">{mine} set by you</Badge>}
        <ChevronDownIcon
          aria-hidden="true"
          className="ml-auto size-5 text-muted-foreground transition-transform duration-200 group-open/fold:rotate-180"
        />
      </summary>
      <ul className="pb-4">
        {rows.map((row) => (
          <AssumptionRow key={row.key} row={row} editing={editing} />
        ))}
      </ul>
    </details>
  );
}
