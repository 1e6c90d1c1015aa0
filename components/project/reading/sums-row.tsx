"use client";

import { useId, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { groupsIn } from "@/lib/brief/corrected/own-buyers";
import { type Meaning, meaningsOf, SENSES } from "@/lib/brief/meanings/meaning";
import type { Brief } from "@/lib/brief/types";
import { type ReadingEditor, withLine, withReading } from "./editor";
import { useFocusBack } from "./focus-back";
import { freeKey, hasRoom } from "./own-keys";
import { PriceForm } from "./price-form";
import { Row } from "./row";

/** A sum of the answers; without a meaning it stands outside the business model and is in no figure. */
interface Sum {
  name: string;
  said: string;
  quote: string;
  amount: number;
  taken: Meaning | null;
  percent: boolean;
  unread: boolean;
}

const UNPLACED = "";

function sumsOf({ sums, unreadSums }: Brief): Sum[] {
  const unread = new Set(unreadSums.map(({ name }) => name));
  const own = sums.map(({ currency, ...sum }) => ({
    ...sum,
    percent: currency === null,
    unread: unread.has(sum.name),
  }));
  const others = unreadSums.filter(({ name }) => !sums.some((sum) => sum.name === name));
  return [
    ...own.filter(({ name }, at) => own.findIndex((sum) => sum.name === name) === at),
    ...others.map((sum) => ({ ...sum, taken: null, percent: false, unread: true })),
  ];
}

interface SumItemProps {
  sum: Sum;
  corrected: boolean;
  onMean: (meaning: Meaning | undefined) => void;
}

function SumItem({ sum: { said, taken, percent, unread }, corrected, onMean }: SumItemProps) {
  const id = useId();
  return (
    <div className="grid items-center gap-x-4 gap-y-1 @md:grid-cols-[8rem_minmax(0,1fr)]">
      <label htmlFor={id} className="font-semibold">
        {said}
        <span className="sr-only"> is</span>
      </label>
      <Select
        id={id}
        value={unread && !corrected ? UNPLACED : (taken ?? UNPLACED)}
        className="h-9 text-sm"
        onChange={({ target }) => onMean(target.value === UNPLACED ? undefined : (target.value as Meaning))}
      >
        {unread && !corrected && <option value={UNPLACED}>Not in the plan yet: what is it?</option>}
        {meaningsOf(percent ? "percent" : "money").map((meaning) => (
          <option key={meaning} value={meaning}>
            {SENSES[meaning].says}
          </option>
        ))}
      </Select>
      {corrected && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm @md:col-start-2">
          <Badge variant="success">Corrected by you</Badge>
          <Button variant="link" size="inline" onClick={() => onMean(undefined)}>
            As it was read<span className="sr-only">: {said}</span>
          </Button>
        </p>
      )}
    </div>
  );
}

/** Every sum of the answers with what it was taken for: each can be made something else, and is read again as that. */
export function SumsRow({ brief, editor }: { brief: Brief; editor: ReadingEditor }) {
  const [pricing, setPricing] = useState<string | null>(null);
  const { within, focusBack } = useFocusBack<HTMLDivElement>(brief);
  const { corrections, change } = editor;
  const { sums: own = {}, lines = {} } = corrections.reading ?? {};
  const sums = sumsOf(brief);
  if (sums.length === 0) return null;

  function mean({ name, said }: Sum, meaning: Meaning | undefined) {
    const { [name]: _, ...others } = own;
    change(withReading(corrections, { sums: meaning ? { ...own, [name]: meaning } : others }), `sum ${said}`);
  }

  return (
    <Row label="Your sums">
      <div ref={within} className="@container grid grid-cols-1 gap-4">
        {[...new Set(sums.map(({ quote }) => quote))].map((quote) => (
          <div key={quote} className="grid gap-2">
            <p className="text-sm text-muted-foreground">“{quote}”</p>
            {sums
              .filter((sum) => sum.quote === quote)
              .map((sum) => (
                <div key={sum.name} data-part={sum.name} className="grid gap-1">
                  <SumItem
                    sum={sum}
                    corrected={Object.hasOwn(own, sum.name)}
                    onMean={(meaning) => mean(sum, meaning)}
                  />
                  {sum.unread && pricing !== sum.name && (
                    <p className="text-sm">
                      <Button
                        variant="link"
                        size="inline"
                        disabled={!hasRoom(lines)}
                        onClick={() => setPricing(sum.name)}
                      >
                        Say what it is paid for<span className="sr-only">: {sum.said}</span>
                      </Button>
                    </p>
                  )}
                  {pricing === sum.name && (
                    <PriceForm
                      given={{ amount: sum.amount }}
                      currency={brief.currency}
                      groups={groupsIn(brief)}
                      onUse={(line) => change(withLine(corrections, freeKey(lines), line), `sum ${sum.said}`)}
                      onClose={() => {
                        setPricing(null);
                        focusBack(sum.name);
                      }}
                    />
                  )}
                </div>
              ))}
          </div>
        ))}
      </div>
    </Row>
  );
}
