import { Badge, type BadgeProps } from "@/components/ui/badge";
import type { Provenance } from "@/lib/finance/types";

const LOOKS: Record<Provenance, { word: string; variant: BadgeProps["variant"] }> = {
  founder: { word: "You said", variant: "success" },
  parsed: { word: "Read from your answers", variant: "success" },
  benchmark: { word: "Published", variant: "outline" },
  derived: { word: "Derived", variant: "default" },
  assumption: { word: "Assumed", variant: "warning" },
};

/** Where a stored number comes from, in a word. */
export const provenanceWord = (provenance: string): string =>
  new Map<string, { word: string }>(Object.entries(LOOKS)).get(provenance)?.word ?? provenance;

/** The same as a badge. */
export function ProvenanceBadge({ provenance, own = false }: { provenance: Provenance; own?: boolean }) {
  const { word, variant } = LOOKS[provenance];
  return <Badge variant={variant}>{own ? "Set by you" : word}</Badge>;
}
