import type { Geography } from "../types";
import { placesIn } from "./geography";
import { joinNames } from "./place-names";

/** "First in Medellín and Envigado, then Bogotá and Cali", "in Slovakia, later Germany": the start, and what follows. */
const IN_TURN =
  /^(.*?)(?:,|;| and)? (?:and )?(?:then|later(?: on)?|afterwards|after that|next)(?: also)?(?: (?:sell|expand|grow|move|go|open)(?:ing)?)?(?: online)?(?: in| to| across| into)? ((?:the )?\p{Lu}.*)$/su;

const namesOf = ({ label }: Geography) => label.split(/, | and /);

/** What comes later is no part of the start; in the same country it belongs to the market of the three years. */
export function inTurn(audience: string): { geography: Geography; buyersIn?: Geography } | undefined {
  const [, now = "", later = ""] = IN_TURN.exec(audience) ?? [];
  const start = now ? placesIn(now) : null;
  const next = start && placesIn(later.split(/[.!?](?:\s|$)/)[0] ?? "");
  if (!start || !next || namesOf(start).some((name) => namesOf(next).includes(name))) return undefined;
  if (next.country !== start.country || start.population === null) return { geography: start };
  return {
    geography: start,
    buyersIn: {
      ...start,
      label: joinNames([...namesOf(start), ...namesOf(next)]),
      population: start.population + (next.population ?? 0),
    },
  };
}

/** "Germany and Austria" of "in Slovakia, later Germany and Austria"; "" where nothing follows. */
export function laterPlaces(audience: string): string {
  const later = IN_TURN.exec(audience)?.[2]?.split(/[.!?](?:\s|$)/)[0] ?? "";
  return placesIn(later)?.label ?? "";
}
