"use client";

import { Button } from "@/components/ui/button";
import type { NamedChoice } from "@/lib/brief/corrected/choices";
import { EARNING_CHOICES, kindLabel } from "@/lib/brief/corrected/kind-labels";
import { KINDS } from "@/lib/brief/corrected/reading-corrections";
import { ventureLabel } from "@/lib/brief/ventures/label";
import { messageOf } from "@/lib/client/toasts";
import { Edited, muted, type RowsProps } from "./edited-row";
import { useKindChoices } from "./use-kind-choices";

const SURE = 0.5;
const UNSURE = "general";
const NO_VENTURE = "none";

/** What is taken now can be chosen before the whole list is there. */
const withNow = (now: NamedChoice, choices: readonly NamedChoice[]) =>
  choices.some(({ value }) => value === now.value) ? choices : [now, ...choices];

export function KindRow({ brief, editor }: RowsProps) {
  const { sector, archetypes, venture } = brief;
  const kind = archetypes[0]?.id ?? KINDS[0];
  const sure = sector.confidence >= SURE;
  const { sector: own } = editor.corrections.reading ?? {};
  const none = { value: NO_VENTURE, label: "None that we know well" };
  const unsure = { value: UNSURE, label: "None of these" };
  const like = venture ? { value: venture, label: ventureLabel(venture) } : none;
  const trade = sure ? { value: sector.id, label: sector.label } : unsure;
  // A known kind says more than the trade that its words were counted for.
  const named = sure && (!venture || Boolean(own));
  const { ventures, sectors, want, waiting, error, retry } = useKindChoices();
  return (
    <Edited
      label="Kind of business"
      part={["kind", "sector", "venture"]}
      brief={brief}
      editor={editor}
      onOpen={want}
      fields={[
        {
          name: "venture",
          label: "Most like",
          value: like.value,
          options: withNow(like, [none, ...ventures]),
          hint: "Rivals, names, permissions and tests come from what is known of it.",
        },
        { name: "kind", label: "How it earns", value: kind, options: EARNING_CHOICES },
        {
          name: "sector",
          label: "Trade",
          value: trade.value,
          options: withNow(trade, [unsure, ...sectors]),
        },
      ]}
      note={
        <p role="status" className="text-sm text-muted-foreground empty:hidden">
          {waiting && "The lists of kinds and trades are on their way."}
          {error && !waiting && (
            <>
              The lists of kinds and trades could not be fetched: {messageOf(error)}{" "}
              <Button variant="link" size="inline" type="button" onClick={retry}>
                Try again
              </Button>
            </>
          )}
        </p>
      }
      take={({ kind: chosen, sector: ofTrade, venture: known }) => ({
        ...(chosen === kind ? {} : { kind: KINDS.find((id) => id === chosen) }),
        ...(ofTrade === trade.value ? {} : { sector: ofTrade }),
        ...(known === like.value ? {} : { venture: known }),
      })}
    >
      <p>
        {venture ? `${like.label} · ` : ""}
        {kindLabel(kind)}
        {named && ` · ${sector.label}`}{" "}
        {named &&
          !own &&
          muted(
            `from ${sector.evidence
              .slice(0, 4)
              .map((term) => `“${term}”`)
              .join(", ")}`,
          )}
      </p>
      {!sure && !own && !venture && (
        <p className="text-sm text-muted-foreground">
          {sector.confidence > 0
            ? `The trade may be ${sector.label}; we are not sure.`
            : "We could not tell the trade."}
        </p>
      )}
    </Edited>
  );
}
