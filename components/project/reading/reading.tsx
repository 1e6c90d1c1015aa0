import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import type { MissingSlot } from "@/lib/brief/types";
import { doubtOf } from "@/lib/finance/doubts";
import { priceMoney } from "@/lib/finance/money";
import type { Figures } from "@/lib/finance/project-figures";
import { ProvenanceBadge } from "../numbers/provenance-badge";
import { priceWords } from "./price-words";
import { costsRead, StatedFigures, startRead } from "./stated-figures";

const SURE = 0.5;

const MISSING: Record<MissingSlot, string> = {
  price: "A price. The plan uses a planning value.",
  segment: "Who exactly pays first. The plan speaks of customers in general.",
  geography: "Where you start. The market is not tied to a place.",
  volume: "How often a customer buys. The plan assumes it.",
  cost: "What one costs you. The plan assumes a usual cost.",
  proof: "Proof: a number, a test or a customer. Nothing is claimed in its place.",
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-t py-4 first:border-t-0 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-sm font-semibold text-muted-foreground">{label}</dt>
      <dd className="grid min-w-0 gap-3 leading-relaxed break-words">{children}</dd>
    </div>
  );
}

function Prices({ brief, model }: Pick<Figures, "brief" | "model">) {
  const { lines, currency } = model.assumptions;
  return lines.map((line) => {
    const quoted = brief.lines.find(({ id }) => id === line.id)?.evidence;
    const amount = line.takeRate ?? line.price ?? line.averageOrder;
    return (
      <div key={line.id}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>
            <span className="font-semibold">{priceWords(line, currency) ?? "No price yet"}</span>
            <span className="text-muted-foreground"> · {line.label}</span>
          </span>
          {amount && <ProvenanceBadge provenance={amount.provenance} />}
          {line.later && <Badge>Later, not in the plan</Badge>}
        </p>
        {quoted && <p className="text-sm text-muted-foreground">From “{quoted}”</p>}
      </div>
    );
  });
}

/** What was understood of the answers, so that a misreading is seen before it is built upon. */
export function Reading({ brief, model }: Pick<Figures, "brief" | "model">) {
  const { segments, geography, sector, contradictions, missing } = brief;
  const [first, ...others] = segments;
  const doubt = doubtOf(model);
  const costs = costsRead({ brief, model });
  const start = startRead(brief);
  return (
    <dl>
      {(doubt || brief.unreadSums.length > 0) && (
        <Row label="Look twice">
          {doubt && (
            <div>
              <p className="font-semibold">{doubt.question}</p>
              <p className="mt-1 text-sm text-muted-foreground">{doubt.text}</p>
            </div>
          )}
          {brief.unreadSums.map(({ quote, amount, currency }) => (
            <div key={`${amount} ${quote}`}>
              <p>{priceMoney(amount, currency)} is in no figure of the plan. Who pays it, and for what?</p>
              <p className="mt-1 text-sm text-muted-foreground">From “{quote}”</p>
            </div>
          ))}
        </Row>
      )}
      <Row label="What you charge">
        <Prices brief={brief} model={model} />
      </Row>
      {costs.length > 0 && (
        <Row label="What it costs you">
          <StatedFigures read={costs} />
        </Row>
      )}
      {start.length > 0 && (
        <Row label="What is there already">
          <StatedFigures read={start} />
        </Row>
      )}
      <Row label="Who pays first">
        <p>{first ? first.text : "Nobody in particular is named yet."}</p>
        {others.length > 0 && (
          <p className="text-sm text-muted-foreground">Then: {others.map(({ text }) => text).join("; ")}</p>
        )}
      </Row>
      <Row label="Where">
        <p>
          {geography ? capitalised(geography.label) : "No place is named yet."}{" "}
          <span className="text-muted-foreground">· Prices in {brief.currency}.</span>
        </p>
      </Row>
      <Row label="Kind of business">
        {sector.confidence >= SURE ? (
          <p>
            {sector.label}{" "}
            <span className="text-muted-foreground">
              · from{" "}
              {sector.evidence
                .slice(0, 4)
                .map((term) => `“${term}”`)
                .join(", ")}
            </span>
          </p>
        ) : (
          <p>
            {sector.confidence > 0
              ? `Is it ${sector.label}? We are not sure.`
              : "Which kind of business is it? We could not tell."}{" "}
            <span className="text-muted-foreground">
              Name it in your solution, and we read it from there.
            </span>
          </p>
        )}
      </Row>
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
