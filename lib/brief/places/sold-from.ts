import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { COUNTRIES } from "../data/countries";
import { sentencesOf } from "../text/sentences";
import type { Archetype, Geography } from "../types";
import { placesIn, readGeography } from "./geography";
import { inCountry } from "./in-country";

/** Sold as well to somebody far from where it is made. */
const GOES_ANYWHERE = new Set<Archetype>([
  "saas",
  "usage",
  "fintech",
  "ecommerce",
  "hardware",
  "marketplace",
  "media",
]);
/** "340 shops in Argentina use it", "pick up in Denver": customers are there. */
const CUSTOMERS_THERE =
  /\b(?:used? (?:it|by)|covers?|deliver(?:s|ed|y)?|pick(?:ed)? (?:it )?up|collect(?:s|ed)?|families|households|shops|customers|clients|users|members|village|across|all over|throughout|sold in|here)\b/i;

/** "A duty roster for wards in Germany". */
const FOR_WHOM_THERE = /\b(?:for|hangs?|stands?) (?:[\p{L}-]+ ){0,3}in \p{Lu}/u;

const isOfOneCountry = (currency: string) =>
  COUNTRIES.filter((country) => country.currency === currency).length === 1;

const isTheirs = (text: string) => CUSTOMERS_THERE.test(text) || FOR_WHOM_THERE.test(text);

/** "Knitted in Finland", "two founders in Reykjavik": where a thing or a program comes from says nothing of who buys it. */
function isWorkshop(answers: QuizAnswers): boolean {
  if (readGeography({ ...answers, solution: "", differentiator: "" })) return false;
  const told = (["solution", "differentiator"] as const).flatMap((field) =>
    sentencesOf(field, answers[field]),
  );
  return !told.some(({ text }) => isTheirs(text) && placesIn(text));
}

interface Sold {
  answers: QuizAnswers;
  currency: string;
  buyersIn: Geography | undefined;
  /** Null where the founder has put the place right. */
  form: Archetype | null;
}

/** Where customers are, by the place that was read and the money they pay in; null where only the workshop is named. */
export function marketIn(
  place: Geography | null,
  { answers, currency, buyersIn, form }: Sold,
): Geography | null {
  // Their money says nothing of where the work is done.
  if (place?.country && buyersIn?.country && place.country !== buyersIn.country) return place;
  const anywhere = form !== null && GOES_ANYWHERE.has(form) && !isOfOneCountry(currency);
  return place && anywhere && isWorkshop(answers) ? null : inCountry(place, currency, answers);
}
