import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { Geography } from "../types";
import { COUNTRY_NAMES, COUNTRY_PATTERN, PLACE_BY_NAME, PLACE_PATTERN } from "./place-names";
import { townNamed } from "./towns";

/** "Foundries in Yorkshire ... within two hours of Halifax", "Burlington ... across the US": of two towns of one name, the one where the other places are. */
export function amongOtherPlaces(found: Geography | null, answers: QuizAnswers): Geography | null {
  if (found?.scale !== "city" || !found.country) return found;
  const city = PLACE_BY_NAME.get(found.label);
  if (city && city.scale !== "city") return found;
  const texts = Object.values(answers).map((text: string) => text.replaceAll(found.label, " "));
  const listed = texts
    .flatMap((text) => [...text.matchAll(PLACE_PATTERN)])
    .map(([name]) => PLACE_BY_NAME.get(name)?.country);
  // A country beside a town that every list knows may be where its rivals are.
  const named = city
    ? []
    : texts
        .flatMap((text) => [...text.matchAll(COUNTRY_PATTERN)])
        .map(([name]) => COUNTRY_NAMES.get(name === "US" ? "USA" : name)?.code);
  const [country, ...others] = new Set([...listed, ...named]);
  if (!country || others.length > 0 || country === found.country) return found;
  const town = townNamed(found.label, [country]);
  return town ? { ...found, country, population: town.population } : found;
}
