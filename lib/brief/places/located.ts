import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { detectLanguage } from "../text/language";
import type { Geography } from "../types";
import { A_REGION, AND, isName, LOCATED, NAMES_A_THING, PART_OF } from "./located-words";
import { stateOf } from "./namesakes";
import { COUNTRY_NAMES, COUNTRY_PATTERN, joinNames, PLACE_BY_NAME, PLACE_PATTERN } from "./place-names";
import { townNamed } from "./towns";

interface Known {
  country: string;
  population: number;
  scale: "city" | "region";
}
const knownIn = (name: string, countries: readonly string[] | null): Known | null => {
  const listed = PLACE_BY_NAME.get(name);
  if (listed && (countries === null || countries.includes(listed.country))) return listed;
  const town = townNamed(name, countries);
  return town && { ...town, scale: "city" };
};

/** "North Geelong" lies where Geelong does. */
const QUARTER = /^(?:North|South|East|West|Central|Inner|Greater) /;
/** Of the countries that have a town of these names, the one that has most of them; among equals that of the first name. */
function countryOf(called: readonly string[], likely: readonly string[]): string | null {
  const names = called.map((name) => (knownIn(name, null) ? name : name.replace(QUARTER, "")));
  const among = names.flatMap((name) => {
    const [any, there] = [knownIn(name, null), likely.length > 0 ? knownIn(name, likely) : null];
    return [there?.country, any?.country].filter((country) => country !== undefined);
  });
  const known = (country: string) => names.filter((name) => knownIn(name, [country])).length;
  return [...among].sort((a, b) => known(b) - known(a))[0] ?? null;
}

/** "Sarasota, Florida" is one town, and the state that it lies in. */
function isStateOf(land: string, town: string): boolean {
  const region = PLACE_BY_NAME.get(land);
  const country = region?.scale === "region" ? region.country : stateOf(land, ["US", "AU"])?.country;
  return country != null && knownIn(town, [country])?.scale === "city";
}

interface Located {
  at: number;
  names: string[];
  country: string | null;
  /** As many of them as a list knows. */
  known: number;
  /** False behind "outside". */
  inside: boolean;
  place: Geography;
}

/** Lists of places behind "in", "around", "within 15 miles of", "the districts of", as they stand; those of a `likely` country come first among namesakes. */
export function locatedIn(text: string, likely: readonly string[] = []): Located[] {
  // German writes every noun with a capital.
  const isGerman = detectLanguage(text) === "de";
  return [...text.matchAll(LOCATED)].flatMap((match) => {
    const [said = "", preposition = "", before = "", list = ""] = match;
    const end = match.index + said.length;
    const all = list.split(new RegExp(`,? ${AND} (?:the )?(?=\\p{Lu})|, (?:the )?`, "u"));
    const [town, land] = all;
    if (all.length === 2 && / ?, (?!and|or)/.test(list) && isStateOf(land ?? "", town ?? "")) all.pop();
    const isThing = NAMES_A_THING.test(text.slice(end));
    const names = all.filter(
      (name, i) => isName(name) && !(isThing && i === all.length - 1 && !knownIn(name, null)),
    );
    const [first] = names;
    if (!first || first !== all[0] || names.some((name) => COUNTRY_NAMES.has(name))) return [];
    if (isGerman && !names.some((name) => knownIn(name, null))) return [];
    const part = PART_OF.exec(before)?.[0] ?? "";
    const country = part ? null : countryOf(names, likely);
    const known = country ? names.flatMap((name) => knownIn(name, [country]) ?? []) : [];
    if (preposition === "from" && known.length === 0) return [];
    const article = known.length === 0 && /\bthe $/.test(before) ? "the " : "";
    const isRegion =
      known.length > 0
        ? known.every(({ scale }) => scale === "region")
        : article !== "" || part !== "" || A_REGION.test(first);
    const place: Geography = {
      label: article + part + joinNames(names),
      country,
      population: known.length > 0 ? known.reduce((sum, { population }) => sum + population, 0) : null,
      scale: isRegion || known.some(({ scale }) => scale === "region") ? "region" : "city",
    };
    const inside = preposition !== "outside";
    return [{ at: match.index, names, country, known: known.length, inside, place }];
  });
}

/** Of a list of towns that begins before any other place is named, and that the short list does not know whole. */
export function townsListed(text: string): Geography | null {
  const [first] = locatedIn(text);
  if (!first || first.known === 0) return null;
  const before = text.slice(0, first.at);
  const listed = first.names.flatMap((name) => PLACE_BY_NAME.get(name) ?? []);
  return before.search(PLACE_PATTERN) < 0 &&
    before.search(COUNTRY_PATTERN) < 0 &&
    listed.length < first.names.length &&
    listed.every(({ country }) => country === first.country)
    ? first.place
    : null;
}

/** Places that no list knows, as the founder calls them. */
export const unheardOf = (text: string): Geography | null =>
  locatedIn(text).find(({ known }) => known === 0)?.place ?? null;

/** "In Akureyri and Dalvík. There are 64 of them in Iceland": the towns are where it begins. */
export function unheardBefore(text: string, { country }: Geography): Geography | null {
  const [first] = locatedIn(text);
  return first?.known === 0 && text.slice(0, first.at).search(COUNTRY_PATTERN) < 0
    ? { ...first.place, country }
    : null;
}

/** What is named only once may be a program or a language. */
export const isNamedOften = ({ label }: Geography, answers: QuizAnswers): boolean =>
  label.split(/, | and /).some((name) => Object.values(answers).join(" ").split(name).length > 2);
