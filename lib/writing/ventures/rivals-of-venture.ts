import type { Brief } from "@/lib/brief/types";
import type { Competitor } from "../competitors";
import type { Lore } from "./lore";

/** The suppliers and habits that a known venture meets, with the companies that can be looked up where it begins. */
export function rivalsOfVenture({ rivals, search }: Lore, { named, geography }: Brief): Competitor[] {
  const here = geography?.country ?? null;
  const taken = new Set(
    [...named.platforms, ...named.competitors, ...named.partners].map((name) => name.toLowerCase()),
  );
  return rivals.map(({ kind, why, companies, search: typed = search }) => ({
    kind,
    why,
    names: companies
      .filter(({ countries }) => countries.length === 0 || (here !== null && countries.includes(here)))
      .map(({ name }) => name)
      .filter((name) => !taken.has(name.toLowerCase())),
    // The place is said beside it.
    ...(companies.length > 0 ? { search: typed.replace(/ near me$/, "") } : {}),
  }));
}
