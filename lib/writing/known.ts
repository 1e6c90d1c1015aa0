import type { Brief } from "@/lib/brief/types";
import { KNOWN_COMPANIES } from "./data/known-companies";

export interface Known {
  kinds: string[];
  /** Without those that the founder names as platform or competitor already. */
  names: string[];
}

const SURE = 0.3;

/** Who is known in the founder's sector; null when the sector is a guess. */
export function knownIn({ sector, named }: Pick<Brief, "sector" | "named">): Known | null {
  const row = KNOWN_COMPANIES.find((companies) => companies.sector === sector.id);
  if (!row || sector.confidence < SURE) return null;
  const said = [...named.platforms, ...named.competitors, ...named.partners].map((name) =>
    name.toLowerCase(),
  );
  return { kinds: row.kinds, names: row.names.filter((name) => !said.includes(name.toLowerCase())) };
}
