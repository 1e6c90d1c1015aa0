import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { COUNTRIES } from "../data/countries";
import { literal } from "../text/literal";
import type { Geography } from "../types";
import { countriesIn } from "./countries-named";
import { placesIn } from "./geography";
import { unheardOf } from "./located";
import { stateOf } from "./namesakes";
import { PLACE_BY_NAME } from "./place-names";
import { townNamed } from "./towns";

/** Money that is named all over the world says nothing of a place. */
const USED_ANYWHERE = new Set(["USD", "EUR", "CHF"]);
/** Who weighs in pounds and asks for dollars sells in America, wherever else a town is called the same. */
const IN_POUNDS_AND_FEET =
  /\b\d[\d,.]*[ -]?(?:pounds?|lbs?|inch(?:es)?|f(?:ee|oo)t|ft|sq(?:uare|\.)? ?f(?:ee|oo)?t|miles?|yards?|gallons?|ounces?|oz)\b|\b\d+ ?°F\b/i;
const WITH_MILES = new Set(["GB", "IE", "LR", "MM", "CA", "AU", "NZ", "JM", "TT", "BS", "BZ"]);
const isAmerican = ({ country, label }: Geography, currency: string, answers: QuizAnswers) =>
  currency === "USD" &&
  country !== null &&
  !WITH_MILES.has(country) &&
  FIELDS.some((field) => IN_POUNDS_AND_FEET.test(answers[field])) &&
  !FIELDS.some((field) => countriesIn(answers[field].replaceAll(label, " ")).length > 0);
const FIELDS = ["targetAudience", "problem", "solution", "differentiator", "businessModel"] as const;

/** Where else the answers speak of, in a country with this money. */
function elsewhere(answers: QuizAnswers, label: string, users: readonly string[]): Geography | null {
  const foreign = label.split(/, | and /).filter((name) => {
    const country = PLACE_BY_NAME.get(name)?.country;
    return country !== undefined && !users.includes(country);
  });
  for (const field of FIELDS) {
    const text = foreign.reduce(
      (said, name) => said.replace(new RegExp(`${literal(name)}(?:,? and|,)?\\s*`, "g"), ""),
      answers[field],
    );
    const found = placesIn(text) ?? unheardOf(text);
    if (found && (found.country === null || users.includes(found.country)))
      return { ...found, country: found.country ?? users[0] ?? null };
  }
  return null;
}

/**
 * A town lies where its money is used: Boston with pounds is the one in England; one that no list knows, where only one
 * country uses it; and a part of a town that is called like a capital abroad is not that capital.
 */
export function inCountry(place: Geography | null, currency: string, answers: QuizAnswers): Geography | null {
  if (!place) return place;
  const users = COUNTRIES.filter((country) => country.currency === currency).map(({ code }) => code);
  const state = stateOf(place.label, users);
  if (state) return state;
  if (place.scale === "region" && place.population === null && users.length === 1)
    return { ...place, country: users[0] ?? null };
  const isThere = place.country !== null && (users.length === 0 || users.includes(place.country));
  if (isThere) return place;
  // A part of Lagos that is called like a state of America.
  if (place.scale === "region" && users.length === 1 && !USED_ANYWHERE.has(currency))
    return (
      elsewhere(answers, place.label, users) ?? {
        label: place.label,
        country: users[0] ?? null,
        population: null,
        scale: "city",
      }
    );
  if (place.scale !== "city") return place;
  const known = PLACE_BY_NAME.has(place.label) ? null : townNamed(place.label, users);
  if (known) return { ...place, country: known.country, population: known.population };
  if (isAmerican(place, currency, answers)) return { ...place, country: "US", population: null };
  if (place.country !== null && USED_ANYWHERE.has(currency)) return place;
  if (PLACE_BY_NAME.has(place.label)) return elsewhere(answers, place.label, users) ?? place;
  return users.length === 1
    ? { ...place, country: users[0] ?? null, population: place.country === null ? place.population : null }
    : place;
}
