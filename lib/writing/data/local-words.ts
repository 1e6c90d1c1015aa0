/** Words of places and callings that exist only in these countries; elsewhere another word stands for them, or the item falls away. */
const ROWS: readonly (readonly [said: RegExp, countries: string, elsewhere: string])[] = [
  [/\bparish (?:halls?|rooms?)\b/gi, "GB IE AT DE CH LU", "community halls"],
  [/\bparish offices?\b/gi, "GB IE AT DE CH IT ES PT FR PL LU", "churches"],
  [/\bparishes\b/gi, "GB IE AT DE CH IT ES PT FR PL LU", "churches"],
  [/\bdistrict nurses\b/gi, "GB IE SE NO DK NL", "community nurses"],
  [/\bhealth visitors\b/gi, "GB IE", "community nurses"],
  [/\bletting agents\b/gi, "GB IE", "property agents"],
  [/\bcitizens['’] advice desks?\b/gi, "GB", "advice centers"],
  [/\bguild[\p{L} ]*/giu, "AT DE CH", ""],
  [/\bchimney sweeps?\b/gi, "AT DE CH", ""],
  [/\benergy advi(?:ce|sers?)\b[\p{L} ]*/giu, "AT DE CH", ""],
  [/\bmonuments office\b/gi, "AT DE CH", ""],
  [/\badult education\b[\p{L} ]*/giu, "AT DE CH DK SE NO FI", ""],
  [/\bworks councils?\b/gi, "AT DE CH NL BE LU FR", ""],
  [/\btachograph\b[\p{L} ]*/giu, "", ""],
];

const joined = (items: readonly string[]) =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

/** A list of places or callings as far as it is true in the country (ISO code); "" where nothing of it is. */
export function trueThere(said: string, country: string | null): string {
  const foreign = ROWS.filter(([, countries]) => !country || !countries.split(" ").includes(country));
  if (!foreign.some(([word]) => said.search(word) >= 0)) return said;
  const items = said.split(/, | and /).flatMap((item) => {
    const drops = foreign.some(([word, , elsewhere]) => elsewhere === "" && item.search(word) >= 0);
    return drops ? [] : [foreign.reduce((text, [word, , elsewhere]) => text.replace(word, elsewhere), item)];
  });
  return joined([...new Set(items)]);
}
