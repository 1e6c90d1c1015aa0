import { COUNTRIES } from "../data/countries";
import type { Geography } from "../types";
import { PLACE_BY_NAME } from "./place-names";
import { townNamed } from "./towns";

/** A town lies where its money is used: Boston with pounds is the one in England; one that no list knows, where only one country uses it. */
export function inCountry(place: Geography | null, currency: string): Geography | null {
  if (place?.scale !== "city" || PLACE_BY_NAME.has(place.label)) return place;
  const users = COUNTRIES.filter((country) => country.currency === currency).map(({ code }) => code);
  if (place.country !== null && (users.length === 0 || users.includes(place.country))) return place;
  const known = townNamed(place.label, users);
  if (known) return { ...place, country: known.country, population: known.population };
  return place.country === null && users.length === 1 ? { ...place, country: users[0] ?? null } : place;
}
