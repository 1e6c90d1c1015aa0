import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { Geography } from "../types";
import { PLACE_BY_NAME, PLACE_PATTERN } from "./place-names";
import { townNamed } from "./towns";

/** "Foundries in Yorkshire ... within two hours of Halifax": of two towns of one name, the one where the other places are. */
export function amongOtherPlaces(found: Geography | null, answers: QuizAnswers): Geography | null {
  const city = found && PLACE_BY_NAME.get(found.label);
  if (!found || city?.scale !== "city") return found;
  const others = Object.values(answers)
    .flatMap((text: string) => [...text.matchAll(PLACE_PATTERN)])
    .map(([name]) => PLACE_BY_NAME.get(name))
    .filter((place) => place && place.name !== city.name);
  const [country] = new Set(others.map((place) => place?.country));
  if (!country || others.some((place) => place?.country !== country) || country === city.country)
    return found;
  const town = townNamed(city.name, [country]);
  return town ? { ...found, country, population: town.population } : found;
}
