import { COUNTRIES } from "../data/countries";
import { PLACES } from "../data/places";
import { literal } from "../text/literal";

/** "German-speaking Switzerland" is Switzerland. */
const whole = (names: readonly string[], flags: string) =>
  new RegExp(
    `(?<![\\p{L}\\d])(?:${[...names]
      .sort((a, b) => b.length - a.length)
      .map(literal)
      .join("|")})(?![\\p{L}\\d]|[ -]speaking\\b)`,
    flags,
  );

export const PLACE_PATTERN = whole(
  PLACES.map(({ name }) => name),
  "gu",
);
export const PLACE_BY_NAME = new Map(PLACES.map((place) => [place.name, place]));

/** Lower-case words that are also a pronoun or a dish need their capitals. */
const titled = (alias: string) =>
  alias.length <= 4
    ? alias.toUpperCase()
    : alias.replace(/(^|[ .])(\p{L})/gu, (_, space: string, letter: string) => space + letter.toUpperCase());
export const COUNTRY_NAMES = new Map(
  COUNTRIES.flatMap((country) => [
    [country.name, country] as const,
    ...country.aliases.map((alias) => [titled(alias), country] as const),
  ]),
);
export const COUNTRY_PATTERN = whole([...COUNTRY_NAMES.keys(), "US"], "gu");

export const joinNames = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;
