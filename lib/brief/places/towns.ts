import { TOWN_ROWS } from "../data/towns";

export interface Town {
  name: string;
  country: string;
  /** Inhabitants, rounded to thousands. */
  population: number;
}

/** "Tromso" is Tromsø, "cologne" is Cologne. */
const keyOf = (name: string) =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ø/gi, "o")
    .replace(/ß/g, "ss")
    .replace(/[’']/g, "'")
    .toLowerCase();

/** "Mandaluyong City" goes by one word where every chartered town is called a city. */
const CHARTERED = new Set(["PH", "AE"]);
/** "Klagenfurt am Wörthersee" and "Kingston upon Hull" go by one word. */
const SHORT = /^(\p{L}{4,}) (?:am|an der|im|bei|upon Tyne|sur)\b|^Kingston upon (Hull)$/u;

let byName: Map<string, Town[]> | undefined;
function towns(): Map<string, Town[]> {
  if (byName) return byName;
  byName = new Map();
  for (const row of TOWN_ROWS.trim().split("\n")) {
    const [country = "", list = ""] = row.split(": ");
    for (const cell of list.split(", ")) {
      const [name = "", thousands = "0"] = cell.split("=");
      const town = { name, country, population: Number(thousands) * 1000 };
      const short = SHORT.exec(name);
      const city = CHARTERED.has(country) ? name.replace(/ City$/, "") : name;
      for (const said of new Set([name, city, short?.[1] ?? short?.[2] ?? name]))
        byName.set(keyOf(said), [...(byName.get(keyOf(said)) ?? []), town]);
    }
  }
  return byName;
}

/** The largest town of this name, in one of these countries where they are given; null where none is that large. */
export function townNamed(name: string, countries: readonly string[] | null): Town | null {
  const found = (towns().get(keyOf(name)) ?? [])
    .filter(({ country }) => countries === null || countries.includes(country))
    .sort((a, b) => b.population - a.population);
  return found[0] ?? null;
}
