"use client";

import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { groupsIn } from "@/lib/brief/corrected/own-buyers";
import { ownLineOf } from "@/lib/brief/corrected/own-lines";
import { MOST_ADDED, type OwnLine } from "@/lib/brief/corrected/reading-corrections";
import type { Brief } from "@/lib/brief/types";
import { namedApart } from "@/lib/finance/line-labels";
import type { Figures } from "@/lib/finance/project-figures";
import type { RevenueLine } from "@/lib/finance/types";
import { ProvenanceBadge } from "../numbers/provenance-badge";
import { type ReadingEditor, withLine } from "./editor";
import { useFocusBack } from "./focus-back";
import { freeKey, hasRoom, isAdded, keyOf } from "./own-keys";
import { PriceForm } from "./price-form";
import { priceWords } from "./price-words";

const ADD = "add";

interface PricesProps extends Pick<Figures, "brief" | "model"> {
  /** As read, before any correction. */
  asRead: Brief;
  editor: ReadingEditor;
}

function Price({
  line,
  currency,
  quoted,
}: {
  line: RevenueLine;
  currency: string;
  quoted: string | undefined;
}) {
  const amount = line.takeRate ?? line.price ?? line.averageOrder;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>
          <span className="font-semibold">{priceWords(line, currency) ?? "No price yet"}</span>
          <span className="text-muted-foreground">
            {" "}
            · {line.label}
            {(line.buyer ?? line.paidBy) && `, paid by ${line.buyer ?? line.paidBy}`}
          </span>
        </span>
        {amount && <ProvenanceBadge provenance={amount.provenance} />}
        {line.later && <Badge>Later, not in the plan</Badge>}
      </p>
      {quoted && <p className="text-sm text-muted-foreground">From “{quoted}”</p>}
    </>
  );
}

/** Every price: changed, taken out, taken back, or added where it was missed. */
export function Prices({ brief, model, asRead, editor }: PricesProps) {
  const [editing, setEditing] = useState<string | null>(null);
  const { currency } = model.assumptions;
  const lines = namedApart(model.assumptions.lines, currency);
  const own = editor.corrections.reading?.lines ?? {};
  const { within, focusBack } = useFocusBack<HTMLDivElement>(brief);
  const set = (key: string, line: OwnLine | null | undefined) => {
    editor.change(withLine(editor.corrections, key, line), `price ${key}`);
    focusBack(key, ADD);
  };
  const form = (key: string, given: Partial<OwnLine>) => (
    <PriceForm
      given={given}
      currency={currency}
      groups={groupsIn(brief)}
      onUse={(line) => set(key, line)}
      onClose={() => {
        setEditing(null);
        focusBack(key, ADD);
      }}
    />
  );
  const removed = asRead.lines.filter(({ id }) => own[id] === null);

  return (
    <div ref={within} className="grid gap-3">
      {lines.map((line, at) => {
        const key = keyOf(line.id, own);
        const given = own[key];
        const words = priceWords(line, currency) ?? line.label;
        // Taken out already, and gone with the next reading.
        if (given === null) return null;
        const wasRead = brief.lines.some(({ id }) => id === line.id);
        if (editing === key)
          return <div key={key}>{form(key, given ?? ownLineOf(model.assumptions.lines[at] ?? line))}</div>;
        return (
          <div key={key} data-part={key}>
            <Price
              line={line}
              currency={currency}
              quoted={brief.lines.find(({ id }) => id === line.id)?.evidence}
            />
            <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
              {given && <Badge variant="success">Corrected by you</Badge>}
              <Button variant="link" size="inline" onClick={() => setEditing(key)}>
                Change<span className="sr-only">: {words}</span>
              </Button>
              {wasRead && (
                <Button
                  variant="link"
                  size="inline"
                  onClick={() => set(key, isAdded(key) ? undefined : null)}
                >
                  {isAdded(key) ? "Take out" : "This is no price"}
                  <span className="sr-only">: {words}</span>
                </Button>
              )}
              {given && !isAdded(key) && (
                <Button variant="link" size="inline" onClick={() => set(key, undefined)}>
                  As it was read<span className="sr-only">: {words}</span>
                </Button>
              )}
            </p>
          </div>
        );
      })}
      {removed.map((line) => (
        <p key={line.id} data-part={line.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <span className="text-muted-foreground">
            No price: <s>{priceWords(line, currency) ?? line.label}</s>
          </span>
          <Button variant="link" size="inline" onClick={() => set(line.id, undefined)}>
            Take back<span className="sr-only">: {priceWords(line, currency) ?? line.label}</span>
          </Button>
        </p>
      ))}
      {editing === ADD ? (
        form(freeKey(own), {})
      ) : (
        <p data-part={ADD}>
          <Button variant="outline" size="sm" disabled={!hasRoom(own)} onClick={() => setEditing(ADD)}>
            Add a price
          </Button>
          {!hasRoom(own) && (
            <span className="ml-3 text-sm text-muted-foreground">
              {MOST_ADDED} of your own are the most. Take one out to add another.
            </span>
          )}
        </p>
      )}
    </div>
  );
}
