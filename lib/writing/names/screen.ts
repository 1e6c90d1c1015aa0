import { COMPETITOR_TYPES } from "../data/competitor-types";
import { KNOWN_COMPANIES } from "../data/known-companies";
import { EVERYDAY, FOREIGN, KNOWN_BRANDS as LISTED, OFFENSIVE } from "./data/screens";
import { letters, longestConsonantRun } from "./sound";

const KNOWN_BRANDS = new Set([
  ...LISTED,
  ...[...KNOWN_COMPANIES, ...COMPETITOR_TYPES.flatMap(({ companies }) => companies.map(({ name }) => name))]
    .map(letters)
    .filter((name) => name.length > 3),
]);

/** True when one insertion, deletion or replacement turns one word into the other. */
export function oneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < Math.min(a.length, b.length) && a[i] === b[i]) i++;
  return a.slice(i + 1) === b.slice(i + 1) || a.slice(i + 1) === b.slice(i) || a.slice(i) === b.slice(i + 1);
}

/** One edit leaves the first or the last three letters as they are. */
const EDGE = 3;
const BY_EDGE = new Map<string, string[]>();
for (const brand of KNOWN_BRANDS)
  if (brand.length >= 6)
    for (const edge of [`${brand.slice(0, EDGE)}-`, `-${brand.slice(-EDGE)}`])
      BY_EDGE.set(edge, [...(BY_EDGE.get(edge) ?? []), brand]);
const neighbours = (slug: string) => [
  ...(BY_EDGE.get(`${slug.slice(0, EDGE)}-`) ?? []),
  ...(BY_EDGE.get(`-${slug.slice(-EDGE)}`) ?? []),
];

function resembles(slug: string): boolean {
  if (KNOWN_BRANDS.has(slug)) return true;
  return slug.length >= 6 && neighbours(slug).some((brand) => oneEditApart(slug, brand));
}

/** Inside a longer word only the unmistakable ones count ("shuttle" is fine), at its edges all do. */
function offends(slug: string): boolean {
  return OFFENSIVE.some((bad) =>
    bad.length >= 4 ? slug.includes(bad) : slug === bad || slug.startsWith(bad) || slug.endsWith(bad),
  );
}

/** Another way of cutting what stands in an address into two everyday words. */
export function readsTwoWays(first: string, second: string): boolean {
  const whole = letters(first + second);
  for (let cut = 3; cut <= whole.length - 3; cut++)
    if (cut !== letters(first).length && EVERYDAY.has(whole.slice(0, cut)) && EVERYDAY.has(whole.slice(cut)))
      return true;
  return false;
}

/** Why a name may not be offered; null when it may. */
export function objection({ name, kind, parts }: { name: string; kind: string; parts: readonly string[] }) {
  const slug = letters(name);
  if (kind !== "borrowed" && FOREIGN[slug]) return "foreign meaning";
  if (resembles(slug)) return "known brand";
  if (offends(slug) && !parts.some((part) => letters(part) === slug)) return "offensive";
  if (longestConsonantRun(name.split(" ")[0] ?? name) > 4) return "hard to say";
  const [first = "", second, third] = name.split(" ");
  if (second && !third && readsTwoWays(first, second)) return "reads two ways";
  return null;
}
