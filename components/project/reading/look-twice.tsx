"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { Brief } from "@/lib/brief/types";
import type { Warning } from "@/lib/finance/doubts";
import { priceMoney } from "@/lib/finance/money";
import { type ReadingEditor, withLine, withReading } from "./editor";
import { useFocusBack } from "./focus-back";
import { freeKey, hasRoom } from "./own-keys";
import { PriceForm } from "./price-form";

interface LookTwiceProps {
  doubt: (Warning & { question: string }) | null;
  sums: Brief["unreadSums"];
  currency: string;
  editor: ReadingEditor;
}

/** What was probably misread, and the sums that stand nowhere: each is a price, or is left out on purpose. */
export function LookTwice({ doubt, sums, currency, editor }: LookTwiceProps) {
  const [pricing, setPricing] = useState<string | null>(null);
  const { corrections, change } = editor;
  const { lines = {}, leftOut = [] } = corrections.reading ?? {};
  const { within, focusBack } = useFocusBack<HTMLDivElement>();
  const next = sums.map(({ said }) => said);
  return (
    <div ref={within} className="grid gap-3">
      {doubt && (
        <div>
          <p className="font-semibold">{doubt.question}</p>
          <p className="mt-1 text-sm text-muted-foreground">{doubt.text}</p>
        </div>
      )}
      {sums.map(({ quote, said, amount, currency: theirs }) => (
        <div key={`${amount} ${quote}`} data-part={said}>
          <p>{priceMoney(amount, theirs)} is in no figure of the plan. Who pays it, and for what?</p>
          <p className="mt-1 text-sm text-muted-foreground">From “{quote}”</p>
          {pricing === said ? (
            <PriceForm
              given={{ amount }}
              currency={currency}
              onUse={(line) => change(withLine(corrections, freeKey(lines), line), `sum ${said}`)}
              onClose={() => {
                setPricing(null);
                focusBack(...next);
              }}
            />
          ) : (
            <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
              <Button
                variant="link"
                size="inline"
                disabled={!hasRoom(lines)}
                onClick={() => setPricing(said)}
              >
                Customers pay it<span className="sr-only">: {said}</span>
              </Button>
              <Button
                variant="link"
                size="inline"
                onClick={() => {
                  change(withReading(corrections, { leftOut: [...leftOut, said] }), `leave out ${said}`);
                  focusBack(...next);
                }}
              >
                It belongs in no figure<span className="sr-only">: {said}</span>
              </Button>
            </p>
          )}
        </div>
      ))}
      {sums.length > 0 && (
        <p className="text-sm text-muted-foreground">
          What you pay for one sale belongs to its price: choose Change there and fill in what one costs you.
        </p>
      )}
    </div>
  );
}
