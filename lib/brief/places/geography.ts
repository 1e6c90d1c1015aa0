import type { AnswerField, QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { COUNTRIES } from "../data/countries";
import { AREAS, OTHER_SCRIPTS, type Place } from "../data/places";
import type { Geography } from "../types";
import { withAround } from "./area-around";
import { countriesIn, withoutSorts } from "./countries-named";
import { whereSaid } from "./country-words";
import { isNamedOften, townsListed, unheardBefore, unheardOf } from "./located";
import { HOSTED, MADE_THERE, theirPlaces, withoutNamesOfThings, withoutTravels } from "./not-theirs";
import { COUNTRY_NAMES, joinNames, PLACE_BY_NAME, PLACE_PATTERN } from "./place-names";
import { amongOtherPlaces } from "./same-name";
import { townIn, townInRegion, townsBehind } from "./unknown-places";

/** Rivals stand in the differentiator: what the others tell of places comes first. */
const ORDER: readonly AnswerField[] = [
  "targetAudience",
  "solution",
  "problem",
  "differentiator",
  "businessModel",
];
const MOST_NAMED = 4;

const AND_ANOTHER = /^\p{L}+(?: \p{Lu}\p{L}+)?,? (?:and|or|&) \p{Lu}/u;
/** "Athens county, Ohio" is not the Athens that the list knows. */
function isElsewhere(after: string, name: string): boolean {
  const next = /^(?: [Cc]ounty)?, (\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)?)/u.exec(after)?.[1];
  const country = next && (PLACE_BY_NAME.get(next)?.country ?? COUNTRY_NAMES.get(next)?.code);
  return (
    Boolean(country) && country !== PLACE_BY_NAME.get(name)?.country && !AND_ANOTHER.test(after.slice(2))
  );
}

/** "Site C and Harare sections": parts of a town that are called after another. */
const PART_OF_TOWN =
  /^ (?:sections?|wards?|extensions?|sectors?|zones?|blocks?|phases?|townships?|quarters?)\b/i;

const NUMBERED_PART =
  /(?<!\p{L})(?:Site|Section|Block|Phase|Zone|Ward|Extension|Sector) (?:\p{Lu}|\d+)(?![\p{L}\d])/gu;

/** "in the Algarve" keeps its article, "the Copenhagen market" has none to keep. */
const isDefinite = (before: string, after: string): boolean =>
  /\b(?:in|across|around|of|from|on) the $/.test(before) &&
  /^(?:$|[.,;:)]| (?:and|or|with|that|who|which|where|to|for|is|are)\b)/.test(after);

/** "Leeds, England" is Leeds and "Portland, Oregon" one city; "Vienna, Tyrol and Graz" are three places. */
function isWithin(
  text: string,
  previous: RegExpExecArray | undefined,
  { 0: name, index: at }: RegExpExecArray,
): boolean {
  const city = PLACE_BY_NAME.get(previous?.[0] ?? "");
  const region = PLACE_BY_NAME.get(name);
  return (
    city?.scale === "city" &&
    region?.scale === "region" &&
    !AND_ANOTHER.test(text.slice(at)) &&
    city.country === region?.country &&
    text.slice((previous?.index ?? 0) + (previous?.[0].length ?? 0), at) === ", "
  );
}

/** "Vienna and Munich": a list is of one kind, whatever lies between them. */
const joinedTo = (text: string, mentions: readonly RegExpExecArray[]) =>
  new Set(
    mentions
      .filter(({ index }, i) => {
        const last = mentions[i - 1];
        return last && /^(?:,|,? (?:and|or|&))\s$/.test(text.slice(last.index + last[0].length, index));
      })
      .map(([name]) => name),
  );

function fromPlaces(text: string): Geography | null {
  const mentions = [...text.matchAll(PLACE_PATTERN)];
  const definite = new Set(
    mentions
      .filter(({ index, 0: name }) => isDefinite(text.slice(0, index), text.slice(index + name.length)))
      .map(([name]) => name),
  );
  const found = mentions
    .filter((mention, i) => !isWithin(text, mentions[i - 1], mention))
    .filter((match) => {
      const after = text.slice(match.index + match[0].length);
      return !isElsewhere(after, match[0]) && !PART_OF_TOWN.test(after);
    })
    .map((match) => PLACE_BY_NAME.get(match[0]))
    .filter((place): place is Place => place !== undefined);
  const places = [...new Set(found)];
  const first = places[0];
  if (!first) return null;
  const beside = joinedTo(text, mentions);
  const same = places
    .filter(({ name, country }) => country === first.country || beside.has(name))
    .slice(0, MOST_NAMED);
  const last = same.at(-1);
  const further = last?.scale === "city" ? townsBehind(text, last) : [];
  const population = [...same, ...further].reduce((sum, place) => sum + place.population, 0);
  const named = same.map(({ name }) => (definite.has(name) ? `the ${name}` : name));
  return {
    label: joinNames([...named, ...further.map(({ name }) => name)]),
    country: first.country,
    population,
    scale: same.some(({ scale }) => scale === "region") ? "region" : "city",
  };
}

const LABELS: Record<string, string> = {
  US: "the United States",
  GB: "the United Kingdom",
  NL: "the Netherlands",
  PH: "the Philippines",
  AE: "the United Arab Emirates",
};

type Named = ReturnType<typeof countriesIn>;

function fromCountries(named: Named): Geography | null {
  const [first] = named;
  if (!first) return null;
  const label = joinNames(
    named.slice(0, MOST_NAMED).map(({ country }) => LABELS[country.code] ?? country.name),
  );
  const population = named.reduce((sum, { country }) => sum + country.population, 0);
  return {
    label,
    country: first.country.code,
    population,
    scale: named.length === 1 ? "country" : "region",
  };
}

/** "Norway and Scotland": a region beside a country that it does not lie in. */
export function placesIn(text: string): Geography | null {
  const place = townInRegion(text) ?? townsListed(text) ?? fromPlaces(text) ?? townIn(text);
  // "British Columbia" does not name Britain.
  const named = countriesIn(withoutSorts(text.replace(PLACE_PATTERN, (name) => " ".repeat(name.length))));
  const others = named.filter(({ country }) => country.code !== place?.country);
  const beside = fromCountries(others);
  if (!place || place.scale === "city" || !beside) return place ?? fromCountries(named);
  const first = others[0]?.at ?? 0;
  const order =
    first < text.indexOf(place.label.replace(/^the /, "").split(/,| and /)[0] ?? "")
      ? [beside, place]
      : [place, beside];
  return {
    label: joinNames(order.flatMap(({ label }) => label.split(/, | and /))),
    country: order[0]?.country ?? null,
    population: (place.population ?? 0) + (beside.population ?? 0),
    scale: "region",
  };
}

const WHOLE_WORLD = "the whole world";
function fromAreas(text: string): Geography | null {
  const area = AREAS.find(({ pattern }) => pattern.test(text));
  if (!area) return null;
  const world = area.label === WHOLE_WORLD || area.millions === null;
  return {
    label: area.label,
    country: null,
    population: area.millions === null ? null : area.millions * 1_000_000,
    scale: world ? "world" : "region",
  };
}

function fromOtherScripts(text: string): Geography | null {
  const named = OTHER_SCRIPTS.find(([pattern]) => pattern.test(text))?.[1];
  return named ? (fromPlaces(named) ?? fromCountries(countriesIn(named))) : null;
}

/** The first letter of a word that no article makes a thing or a time: "in the evenings", "in winter". */
const NO_THING =
  /(?<!\p{L})(?<!\b(?:the|an?|their|your|my|our|his|her|its|this|that|these|those|any|each|every)\s)(?!(?:need|winter|summer|spring|autumn|school|schools|general|person|advance|bulk|total|english|between|early|late|time|front|addition|particular|most|many|small|large)\b)\p{Ll}(?=\p{Ll}{3,})/gu;
/** "fans in manchester": who writes without capitals names places without them. */
const capitalised = (text: string) =>
  /\p{Lu}/u.test(text)
    ? text
    : text.replace(/(?<=(?:^|\s)(?:in|near|around|across)\s)[\p{L}\s,&]+/giu, (words) =>
        words.replace(NO_THING, (letter) => letter.toUpperCase()),
      );

const namesAPlace = (text: string) => (placesIn(text) ?? unheardOf(text)) !== null;
const theirs = (text: string) => theirPlaces(text, namesAPlace);

/** The launch area: the audience's own words first; cities before countries, countries before continents. */
export const readGeography = (answers: QuizAnswers): Geography | null =>
  withAround(whereSaid(amongOtherPlaces(namedPlace(answers), answers), answers), answers.targetAudience);

/** Told of the founder's past alone, or sent from there by post: no more than the country is known of where it is sold. */
const SENT_OUT =
  /\b(?:online|web ?shop|web ?site|by (?:post|mail|courier)|posted|post it|(?:we |it |them )?ship(?:s|ped|ping)?|mailed|letterbox|download\w*|our (?:own )?(?:store|site))\b/i;
/** "From a small warehouse in London", "we ship from Texas". */
const FROM_THERE =
  /\b(?:warehouse|ship(?:s|ped)?|dispatch(?:ed)?|knit|bottled?|workshop|studio|potter(?:y|ies)|atelier)\b[^.;]{0,40}\b(?:in|from|near) \p{Lu}/u;
const isMadeElsewhere = (answers: QuizAnswers, field: AnswerField, first: boolean) => {
  const sent = SENT_OUT.test(`${answers.solution} ${answers.businessModel} ${answers.differentiator}`);
  return sent ? !first || FROM_THERE.test(answers[field]) : !first && !namesAPlace(theirs(answers[field]));
};
const countryOf = (found: Geography): Geography => {
  const country = COUNTRIES.find(({ code }) => code === found.country);
  return (country && found.scale !== "country" && fromCountries([{ country, at: 0 }])) || found;
};

function namedPlace(answers: QuizAnswers): Geography | null {
  const fields = ORDER.filter((field) => answers[field] !== "");
  for (const origin of [MADE_THERE, undefined])
    for (const field of fields) {
      const isAudience = field === "targetAudience";
      const numbered = answers[field].replace(NUMBERED_PART, " ");
      const text = field === "problem" ? withoutTravels(numbered) : numbered;
      const asWritten = (part: string) => (/\p{Lu}/u.test(answers[field]) ? part : capitalised(part));
      const left = theirs(isAudience || !origin ? text : withoutNamesOfThings(text.replace(origin, " ")));
      const said = origin && (!isAudience || namesAPlace(asWritten(left))) ? left : text;
      const found = placesIn(asWritten(said.replace(HOSTED, " ")));
      if (found && !isAudience && isMadeElsewhere(answers, field, Boolean(origin))) return countryOf(found);
      if (found) return (isAudience && found.scale === "country" && unheardBefore(said, found)) || found;
      const near = isAudience ? fromAreas(text) : null;
      // "International employees" live somewhere, and it may be told beside them.
      if (near && near.label !== WHOLE_WORLD) return near;
      const called = unheardOf(asWritten(said.replace(HOSTED, " ")));
      if (called && (isAudience || field === "problem" || isNamedOften(called, answers))) return called;
    }
  const texts = fields.map((field) => answers[field]);
  for (const some of [[answers.targetAudience], texts])
    for (const read of [fromOtherScripts, fromAreas, townIn, unheardOf])
      for (const text of some) {
        const found = read(text);
        if (found) return found;
      }
  return null;
}

export const areaCurrency = (geography: Geography | null): string | null =>
  AREAS.find(({ label }) => label === geography?.label)?.currency ?? null;
