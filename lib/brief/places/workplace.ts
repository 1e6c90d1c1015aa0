import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { findAmounts } from "../amounts/amounts";
import { COUNTRIES } from "../data/countries";
import { sentencesOf } from "../text/sentences";
import type { Geography } from "../types";
import { countryOfAll, townAround } from "./beside-others";
import { placesIn, readGeography } from "./geography";
import { inTurn } from "./in-turn";
import { unheardOf } from "./located";
import { SENT, servedThere } from "./served-there";
import { areVisitors, placeOfOffer, withoutOrigins } from "./visited";
import { startsWithin } from "./wider";

/** "Couples from Korea who visit Vietnam", "students coming to Lyon". */
const VISITS =
  /^(.*?)\s(?:who |that )?(?:(?:want to|plan to|like to) )?(?:visit(?:s|ing)?|com(?:e|ing) to|travel(?:s|ling|ing)? to|fly(?:ing)? to|(?:are )?on holiday in|spend (?:\p{L}+ ){1,3}in)\s(.+)$/isu;
/** "Women sew in Sousse" is where goods come from; "we clean graves in Rzeszów" is where the work is. */
const WE_WORK = /^(?:\W*in|\W*around)\s|\b(?:we|i|our|my)\b[^.]*\b(?:in|around|near)\s/i;

/** The country whose money the prices are in, where only one country uses it. */
function countryOfPrices({ businessModel }: QuizAnswers): string | null {
  const used = new Set(findAmounts(businessModel).map(({ currency }) => currency));
  const users = COUNTRIES.filter(({ currency }) => used.has(currency));
  return users.length === 1 ? (users[0]?.code ?? null) : null;
}

/** Where the work is done, as the founder says it of himself. */
const readWork = (answers: QuizAnswers): Geography | null =>
  (SENT.test(answers.solution) ? [] : sentencesOf("solution", answers.solution))
    .filter(({ text }) => WE_WORK.test(text))
    .map(({ text }) => placesIn(text))
    .find((place) => place !== null && place.scale === "city") ?? null;

/** "Blocks in Ruiru. Many landlords live in Nairobi or abroad": what is looked after stands where it was named first. */
const LIVE_AWAY =
  /\b(?:live|lives|living)\s(?:in\s\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?,?\sor\s)?(?:abroad|overseas|elsewhere|somewhere else)\b(?:,? (?:like|such as|mostly|mainly|for example|e\.g\.)(?: in)? \p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)?)?/gu;
function besideThoseAway({ targetAudience }: QuizAnswers): Geography | null {
  const here = targetAudience.replace(LIVE_AWAY, " ");
  return here === targetAudience ? null : (placesIn(here) ?? unheardOf(here));
}

const A_NIGHT = /\b(?:a|per|each) night\b|\bnightly\b/i;
/**
 * Customers of whom only the origin is told, and an offer at a place elsewhere: that place is where the business is.
 * Visitors are counted there too; who travels for the offer alone is counted at home.
 */
function comeFrom(
  answers: QuizAnswers,
  market: Geography | null,
): { geography: Geography; buyersIn?: Geography } | undefined {
  const { targetAudience } = answers;
  const visitors = areVisitors(targetAudience);
  const rest = withoutOrigins(targetAudience);
  if (!market?.country || (rest === targetAudience && !visitors)) return undefined;
  const here = placesIn(rest) ?? unheardOf(rest);
  if (here?.scale === "city") return here.label === market.label ? undefined : { geography: here };
  const place = placeOfOffer(answers, countryOfPrices(answers));
  if (!place) return undefined;
  if (place.country === market.country && place.country !== null)
    // "Couples from London", who sleep in an orchard in Herefordshire.
    return here === null && A_NIGHT.test(answers.businessModel) && place.label !== market.label
      ? { geography: place, buyersIn: market }
      : undefined;
  return visitors ? { geography: place } : { geography: place, buyersIn: market };
}

/**
 * Where the business starts, and where its buyers live when that is another country, or the whole of one of which the
 * start is a part: visits, law and the first weeks are of the one, the size of the market is of the other.
 */
export function readPlaces(answers: QuizAnswers): { geography: Geography | null; buyersIn?: Geography } {
  const served = servedThere(answers);
  if (served) return served;
  const market = besideThoseAway(answers) ?? readGeography(answers);
  const come = comeFrom(answers, market);
  if (come) return come;
  const [, from = "", to = ""] = VISITS.exec(answers.targetAudience) ?? [];
  const visited = to === "" ? null : placesIn(to);
  const work = readWork(answers);
  const place =
    visited && work && (work.country ?? visited.country) === visited.country
      ? { ...work, country: visited.country }
      : (visited ?? work);
  const buyersIn = visited ? placesIn(from) : market;
  const country = place && (place.country ?? countryOfPrices(answers));
  if (place && buyersIn?.country && country && country !== buyersIn.country)
    return { geography: { ...place, country }, buyersIn };
  return visited
    ? { geography: place }
    : (startsWithin(answers, market) ??
        inTurn(answers.targetAudience) ??
        districtsOf(market, answers) ?? { geography: inOneCountry(market, answers) });
}

/** A place that no list knows lies where all the others do. */
const inOneCountry = (place: Geography | null, answers: QuizAnswers): Geography | null =>
  place?.country === null && place.population === null ? { ...place, country: countryOfAll(answers) } : place;

/** "Hai Chau and Son Tra" of the customers, of whom the problem says "in Da Nang": parts of one town. */
function districtsOf(
  place: Geography | null,
  answers: QuizAnswers,
): { geography: Geography; buyersIn: Geography } | undefined {
  if (place?.population !== null || place.scale !== "city") return undefined;
  const several =
    place.label.includes(" and ") && answers.targetAudience.includes(place.label.split(/, | and /)[0] ?? "");
  const town = several ? townAround(answers, place.label) : null;
  return town
    ? {
        geography: { ...place, label: `${place.label} in ${town.label}`, country: town.country },
        buyersIn: town,
      }
    : undefined;
}
