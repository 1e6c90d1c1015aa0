"use client";

import type { Brief, MissingSlot } from "@/lib/brief/types";
import { doubtOf } from "@/lib/finance/doubts";
import type { Figures } from "@/lib/finance/project-figures";
import { termsTold } from "@/lib/finance/terms-told";
import type { ReadingEditor } from "./editor";
import { KindRow } from "./kind-row";
import { BuyersRow, OfferRow, PlaceRow, RivalsRow } from "./offer-rows";
import { Prices } from "./prices";
import { Row } from "./row";
import { StartRow } from "./start-row";
import { costsRead, StatedFigures } from "./stated-figures";
import { SumsRow } from "./sums-row";
import { YearRow } from "./year-row";

const MISSING: Record<MissingSlot, string> = {
  price: "A price. The plan uses a planning value.",
  customers: "How many customers pay you today. The plan counts only those who come on top.",
  segment: "Who exactly pays first. The plan speaks of customers in general.",
  geography: "Where you start. The market is not tied to a place.",
  volume: "How often a customer buys. The plan assumes it.",
  cost: "What one costs you. The plan assumes a usual cost.",
  proof: "Proof: a number, a test or a customer. Nothing is claimed in its place.",
};

interface ReadingProps extends Pick<Figures, "brief" | "model"> {
  /** As read, before any correction. */
  asRead: Brief;
  editor: ReadingEditor;
}

/** What was understood of the answers, so that a misreading is seen, and put right, before it is built upon. */
export function Reading({ brief, model, asRead, editor }: ReadingProps) {
  const { contradictions, missing } = brief;
  const doubt = doubtOf(model);
  const terms = termsTold(brief, model.assumptions);
  const costs = costsRead({ brief, model });
  const rows = { brief, editor };
  return (
    <dl>
      {doubt && (
        <Row label="Look twice">
          <div>
            <p className="font-semibold">{doubt.question}</p>
            <p className="mt-1 text-sm text-muted-foreground">{doubt.text}</p>
          </div>
        </Row>
      )}
      <OfferRow {...rows} />
      <Row label="What you charge">
        <Prices brief={brief} model={model} asRead={asRead} editor={editor} />
      </Row>
      <YearRow {...rows} model={model} />
      <SumsRow {...rows} />
      {terms.length > 0 && (
        <Row label="Beside the prices">
          <ul className="grid gap-1">
            {terms.map(({ said, counted, why }) => (
              <li key={said}>
                “{said}”
                <span className="text-muted-foreground">
                  {" "}
                  · {counted ? "in the plan" : "not in the plan yet"}: {why}
                </span>
              </li>
            ))}
          </ul>
        </Row>
      )}
      {costs.length > 0 && (
        <Row label="What it costs you">
          <StatedFigures read={costs} />
        </Row>
      )}
      <StartRow {...rows} />
      <BuyersRow {...rows} />
      <PlaceRow {...rows} />
      <KindRow {...rows} />
      <RivalsRow {...rows} />
      {contradictions.length > 0 && (
        <Row label="Two readings">
          {contradictions.map(({ rule, a, b, reading, why }) => (
            <div key={rule}>
              <p>
                “{a.text}” and “{b.text}” do not go together.
              </p>
              <p className="mt-1 text-sm text-muted-foreground">
                <span className="font-semibold text-foreground">We follow:</span> {reading} {why}
              </p>
            </div>
          ))}
        </Row>
      )}
      {missing.length > 0 && (
        <Row label="Still open">
          <ul className="grid list-disc gap-1 pl-5">
            {missing.map((slot) => (
              <li key={slot}>{MISSING[slot]}</li>
            ))}
          </ul>
        </Row>
      )}
    </dl>
  );
}
