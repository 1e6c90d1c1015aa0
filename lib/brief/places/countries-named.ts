import { COUNTRIES } from "../data/countries";
import { COUNTRY_NAMES, COUNTRY_PATTERN } from "./place-names";

/** "Three Vietnamese dishes" are cooked anywhere. */
const A_TASTE =
  /^\s+(?:\p{L}+\s)?(?:dish(?:es)?|food|cuisine|cooking|recipes?|bread|wine|cheese|coffee|tea|noodles?|soups?|restaurants? (?:food|style)|style|language|lessons?|exam|speakers?|films?|music|designs?|furniture|fabrics?|houses?|sentences?|expats?|expatriates?|immigrants?|migrants?|diaspora|tourists?|communit(?:y|ies))\b/iu;

/** "Ethiopian families in the UK" live where "in" says. */
const LIVES_IN = /\b(?:in|across|around|throughout|within)\s(?:the\s)?$/i;
const COMES_FROM = /\bfrom\s(?:the\s)?$/i;
const isOfPeople = (text: string, { 0: name, index }: RegExpExecArray) =>
  /(?:an|ian|ese|ish|i|ch)$/.test(name) &&
  !COUNTRIES.some((country) => country.name === name) &&
  /^(?:,? and \p{Lu}\p{L}+)?\s\p{Ll}/u.test(text.slice(index + name.length));

/** "Asks in Hindi, Arabic and Nepali": a language is spoken anywhere. */
const SPOKEN = /\b(?:in|into|to|speaks?|also)\s(?:\p{Lu}\p{L}+(?:,\s|,?\s(?:and|or)\s))*$/u;
const isSpoken = (text: string, { 0: name, index }: RegExpExecArray) =>
  /(?:an|ian|ese|ish|i|ch)$/.test(name) &&
  !COUNTRIES.some((country) => country.name === name) &&
  SPOKEN.test(text.slice(0, index)) &&
  !/^\s(?!(?:and|or|with|to|at|by)\b)\p{Ll}|^,? (?:and|or) \p{Lu}\p{L}+ (?!(?:with|to|at|by|sentences?)\b)\p{Ll}/u.test(
    text.slice(index + name.length),
  );

/** "Korean, Lebanese and comfort bowls", "Chinese, Malay and Indian families": dishes and peoples in a list. */
const LISTED_SORTS =
  /(?<![\p{L}])(?:\p{Lu}\p{L}+, )+\p{Lu}?\p{L}+,? (?:and|or) (?:\d+ |\p{L}+ )?(?!(?:firms|companies|businesses|shops|brands|employers|freelancers|workers|teams|engineers|developers|hospitals|schools|banks|farms|farmers|hotels|startups|publishers|makers|labels)\b)\p{Ll}+/gu;
const OF_A_PEOPLE = /^\p{Lu}\p{L}*(?:an|ian|ese|ish|i|ch|ay|og)$/u;
/** "Latin America" is not the United States. */
const OTHER_AMERICAS = /\b(?:Latin|South|Central|North) America(?:ns?)?\b/gu;
export const withoutSorts = (text: string) =>
  text
    .replace(OTHER_AMERICAS, (name) => " ".repeat(name.length))
    .replace(LISTED_SORTS, (list) => {
      const [first = "", second = ""] = list.split(", ");
      const peoples = [first, second.split(" ")[0] ?? ""].every(
        (name) => OF_A_PEOPLE.test(name) && !COUNTRIES.some((country) => country.name === name),
      );
      return peoples ? " ".repeat(list.length) : list;
    });

/** Each once, in the order of the text, with where it first stands. */
export function countriesIn(text: string) {
  const found = new Map<string, { country: (typeof COUNTRIES)[number]; at: number }>();
  const matches = [...text.matchAll(COUNTRY_PATTERN)];
  const placed = matches.some(
    (match) => LIVES_IN.test(text.slice(0, match.index)) && !isOfPeople(text, match),
  );
  for (const match of matches) {
    if (A_TASTE.test(text.slice(match.index + match[0].length)) || isSpoken(text, match)) continue;
    if (placed && (isOfPeople(text, match) || COMES_FROM.test(text.slice(0, match.index)))) continue;
    const country = COUNTRY_NAMES.get(match[0] === "US" ? "USA" : match[0]);
    if (country && !found.has(country.code)) found.set(country.code, { country, at: match.index });
  }
  return [...found.values()];
}
