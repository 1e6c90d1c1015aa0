import type { AnswerField, QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { COUNTRIES } from "../data/countries";
import type { Geography } from "../types";
import { placesIn } from "./geography";
import { locatedIn, unheardOf } from "./located";
import { GOING, isName } from "./located-words";
import { MADE_THERE } from "./not-theirs";
import { SENT } from "./served-there";
import { townNamed } from "./towns";

const NAME = "(?:the )?\\p{Lu}[\\p{L}.'’-]*(?: (?:\\p{Lu}|of )[\\p{L}.'’-]*)*";
/** "From the US, Germany and England": where somebody comes from. */
const FROM = new RegExp(`\\bfrom ${NAME}(?:, ${NAME})*(?:,? (?:and|or|&) ${NAME})?`, "gu");
export const withoutOrigins = (text: string): string => text.replace(FROM, " ");

const VISITORS =
  /\b(?:tourists?|visitors?|travell?ers?|holiday-?makers?|vacationers?|backpackers?|cruise (?:guests|passengers)|on (?:a )?(?:\p{L}+ )?(?:break|holiday|vacation|trip))\b/iu;
/** Whoever is there for a few days and comes from elsewhere. */
export const areVisitors = (audience: string): boolean => VISITORS.test(audience);

const OFFER = [
  "solution",
  "businessModel",
  "problem",
  "differentiator",
] as const satisfies readonly AnswerField[];

/** A town that the text names as the place of something; of towns of one name the one in the likely country. */
function townNamedIn(text: string, likely: readonly string[]): Geography | null {
  const said = withoutOrigins(text.replace(MADE_THERE, " "));
  const named = placesIn(said);
  if (named?.scale === "city") return named;
  const located = locatedIn(said, likely).find(
    ({ known, inside, place }) => known > 0 && inside && place.scale === "city",
  );
  if (located) return located.place;
  for (const [, name = ""] of said.matchAll(GOING)) {
    const town = isName(name) && likely.length > 0 ? townNamed(name, likely) : null;
    if (town) return { label: name, country: town.country, population: town.population, scale: "city" };
  }
  return named?.scale === "region" && named.country ? named : null;
}

/**
 * Where the offer takes place that people come to from elsewhere: a town that the answers name beside it, else a
 * quarter as the founder calls it. Null where the offer is sent, or names no place.
 */
export function placeOfOffer(answers: QuizAnswers, countryOfPrices: string | null): Geography | null {
  if (SENT.test(answers.solution)) return null;
  const likely = countryOfPrices ? [countryOfPrices] : [];
  for (const field of OFFER) {
    const town = townNamedIn(answers[field], likely);
    if (town && (!countryOfPrices || town.country === countryOfPrices)) return town;
  }
  const quarter = unheardOf(withoutOrigins(answers.solution.replace(MADE_THERE, " ")));
  const country = COUNTRIES.some(({ code }) => code === countryOfPrices) ? countryOfPrices : null;
  return quarter && { ...quarter, country };
}
