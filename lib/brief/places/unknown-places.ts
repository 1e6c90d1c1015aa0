import type { Place } from "../data/places";
import type { Geography } from "../types";
import { COUNTRY_NAMES, COUNTRY_PATTERN, PLACE_BY_NAME } from "./place-names";
import { type Town, townNamed } from "./towns";

const NAME =
  "\\p{Lu}[\\p{L}'’-]+(?:\\s(?:(?:de|la|le|del|da|do|am|an der|upon|on|sur|of)\\s)?\\p{Lu}[\\p{L}'’-]+){0,2}";
const KIND =
  "(?:(?:small|old|little|port|market|mountain|university|mining|coastal) )?(?:city|town|village|district|suburb|municipality|parish|county|province|valley|island|region|commune)";
/** "In the city of Rzeszów", "around the village of Oerlinghausen". */
const OF_KIND = new RegExp(
  `\\b(?:the|a) ${KIND} (?:of|called) (${NAME})(?:(?:,| in)\\s(${COUNTRY_PATTERN.source}))?`,
  "u",
);
/** "In Galle, Sri Lanka", "in Rheinhessen and the Pfalz in Germany". */
const BEFORE_COUNTRY = new RegExp(
  `\\b(?:[Ii]n|[Aa]round|[Nn]ear|[Ff]rom|[Oo]f)\\s((?:the )?${NAME}(?:,? and (?:the )?${NAME})?)(?:,| in)\\s(?=(${COUNTRY_PATTERN.source}))`,
  "u",
);
const NO_PLACE =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Excel|WhatsApp|Google|Slack|English|Spanish|German|French|Hindi|Arabic|Urdu|Bengali|Tamil|Tagalog|Swahili|Mandarin|Cantonese|Yoruba|Hausa|Zulu|Amharic|Farsi|Hebrew|Catalan|Basque|Welsh|Gaelic|Braille)\b/;

function town(label: string, country: string | null): Geography {
  const name = label.replace(/['’]s$/, "");
  const known = name.split(" and ").map((one) => townNamed(one, country ? [country] : null));
  const [first] = known;
  const all = known.every((one) => one !== null && one.country === first?.country);
  return {
    label: name,
    country: country ?? (all ? (first?.country ?? null) : null),
    population: all ? known.reduce((sum, one) => sum + (one?.population ?? 0), 0) : null,
    scale: /\bthe /.test(name) ? "region" : "city",
  };
}
const isListed = (called: string) => {
  const name = called.replace(/^the /, "");
  return PLACE_BY_NAME.has(name) || COUNTRY_NAMES.has(name);
};

/** "In and around Bend, Oregon": a town before the region that it lies in. */
const BEFORE_REGION = new RegExp(
  `\\b(?:[Ii]n|[Aa]round|[Nn]ear|[Oo]f)\\s(${NAME}),\\s(\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?)(?=$|[.;:)]|,(?! \\p{Lu})| (?!(?:and|or|&) \\p{Lu}))`,
  "u",
);
export function townInRegion(text: string): Geography | null {
  const [, name = "", land = ""] = BEFORE_REGION.exec(text) ?? [];
  const region = PLACE_BY_NAME.get(land);
  return name && region?.scale === "region" && !isListed(name) && !NO_PLACE.test(name)
    ? town(name, region.country)
    : null;
}

/** A town that the text calls one: the name is kept, and where no list knows it no figure is guessed. */
export function townIn(text: string): Geography | null {
  const [, called = "", land = ""] = OF_KIND.exec(text) ?? [];
  if (called && !isListed(called)) return town(called, COUNTRY_NAMES.get(land)?.code ?? null);
  const [, before = "", country = ""] = BEFORE_COUNTRY.exec(text) ?? [];
  const code = COUNTRY_NAMES.get(country)?.code;
  return before && code && !isListed(before) && !NO_PLACE.test(before) ? town(before, code) : null;
}

const NEXT_NAME =
  /^(?:,|,? (?:and|or|&)) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?=[.,;)]|$| \p{Ll}| & )/u;
/** "Portland and Beaverton": smaller towns named right behind a city that the list knows. */
export function townsBehind(text: string, city: Place): Town[] {
  const found: Town[] = [];
  for (let behind = text.slice(text.indexOf(city.name) + city.name.length); ; ) {
    const [said = "", name = ""] = NEXT_NAME.exec(behind) ?? [];
    const town = !name || isListed(name) ? null : townNamed(name, [city.country]);
    if (!town) return found;
    found.push(town);
    behind = behind.slice(said.length);
  }
}
