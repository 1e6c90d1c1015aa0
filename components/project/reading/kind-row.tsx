"use client";

import { KIND_CHOICES, kindLabel, SECTOR_CHOICES } from "@/lib/brief/corrected/choices";
import { KINDS } from "@/lib/brief/corrected/reading-corrections";
import { VENTURE_CHOICES } from "@/lib/brief/ventures/choices";
import { ventureLabel } from "@/lib/brief/ventures/label";
import { Edited, muted, type RowsProps } from "./edited-row";

const SURE = 0.5;
const UNSURE = "general";
const NO_VENTURE = "none";

export function KindRow({ brief, editor }: RowsProps) {
  const { sector, archetypes, venture } = brief;
  const kind = archetypes[0]?.id ?? KINDS[0];
  const sure = sector.confidence >= SURE;
  const { sector: own } = editor.corrections.reading ?? {};
  const like = venture ?? NO_VENTURE;
  // A known kind says more than the trade that its words were counted for.
  const named = sure && (!venture || Boolean(own));
  return (
    <Edited
      label="Kind of business"
      part={["kind", "sector", "venture"]}
      brief={brief}
      editor={editor}
      fields={[
        {
          name: "venture",
          label: "Most like",
          value: like,
          options: [{ value: NO_VENTURE, label: "None that we know well" }, ...VENTURE_CHOICES],
          hint: "Rivals, names, permissions and tests come from what is known of it.",
        },
        { name: "kind", label: "How it earns", value: kind, options: KIND_CHOICES },
        {
          name: "sector",
          label: "Trade",
          value: sure ? sector.id : UNSURE,
          options: [{ value: UNSURE, label: "None of these" }, ...SECTOR_CHOICES],
        },
      ]}
      take={({ kind: chosen, sector: trade, venture: known }) => ({
        ...(chosen === kind ? {} : { kind: KINDS.find((id) => id === chosen) }),
        ...(trade === (sure ? sector.id : UNSURE) ? {} : { sector: trade }),
        ...(known === like ? {} : { venture: known }),
      })}
    >
      <p>
        {venture ? `${ventureLabel(venture)} · ` : ""}
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
