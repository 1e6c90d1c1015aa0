import type { Brief } from "@/lib/brief/types";
import type { KnownKind } from "@/lib/brief/ventures/venture";

/** The known venture, where this business earns in a way that such ventures do; what a non-profit gives away has costs of its own. */
export function earnsLike({ known, archetypes }: Brief): KnownKind | null {
  const earns = archetypes[0]?.id;
  return known && earns && earns !== "nonprofit" && known.kinds.includes(earns) ? known : null;
}

/** The known kind whose customers are of this founder's sort, in whatever form: how often a household buys says nothing of a firm. */
export function buysLike({ known, archetypes, b2b }: Brief): KnownKind | null {
  return known && archetypes[0]?.id !== "nonprofit" && (known.to === "both" || (known.to === "firms") === b2b)
    ? known
    : null;
}
