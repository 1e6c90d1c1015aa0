import type { Geography } from "../types";
import { PLACE_BY_NAME } from "./place-names";
import { townNamed } from "./towns";

/** Called like a town elsewhere or like a country, and a state of their own. */
const STATES: readonly Geography[] = [
  { label: "Victoria", country: "AU", population: 7_000_000, scale: "region" },
  { label: "Georgia", country: "US", population: 11_200_000, scale: "region" },
];

export const stateOf = (label: string, countries: readonly string[]): Geography | null =>
  STATES.find((state) => state.label === label && countries.includes(state.country ?? "")) ?? null;

/** The place of that name in this country; null where none is known there. */
export function namesakeIn(place: Geography, country: string): Geography | null {
  if (place.country === country) return place;
  const state = stateOf(place.label, [country]);
  const town = state || PLACE_BY_NAME.has(place.label) ? null : townNamed(place.label, [country]);
  return state ?? (town && { ...place, country, population: town.population });
}
