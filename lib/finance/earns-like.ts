import type { Brief } from "@/lib/brief/types";
import { ventureBy } from "@/lib/brief/ventures/catalogue";
import type { Venture } from "@/lib/brief/ventures/venture";

/** The known venture, where this business earns in a way that such ventures do; what a non-profit gives away has costs of its own. */
export function earnsLike({ venture, archetypes }: Brief): Venture | null {
  const known = ventureBy(venture);
  const earns = archetypes[0]?.id;
  return known && earns && earns !== "nonprofit" && known.kinds.includes(earns) ? known : null;
}

/** The known kind whose customers are of this founder's sort, in whatever form: how often a household buys says nothing of a firm. */
export function buysLike({ venture, archetypes, b2b }: Brief): Venture | null {
  const known = archetypes[0]?.id === "nonprofit" ? null : ventureBy(venture);
  return known && (known.to === "both" || (known.to === "firms") === b2b) ? known : null;
}
