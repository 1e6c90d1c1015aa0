import { COUNTRIES } from "@/lib/brief/data/countries";
import type { Brief } from "@/lib/brief/types";
import { NAMES_OF } from "./data/names";
import { PEOPLE } from "./stock";

/** A currency that only one country has says where people live. */
const byCurrency = (currency: string) => {
  const [first, ...more] = COUNTRIES.filter((country) => country.currency === currency);
  return first && (more.length === 0 || first.code === "US") ? first.code : "";
};
const countryOf = ({ geography, buyersIn, currency }: Brief) =>
  buyersIn?.country ?? geography?.country ?? byCurrency(currency);

/** "Ana", "Ruiz", "Keller": the stock names by which every screen calls its examples, each with what it becomes here. */
function recast(brief: Brief): ReadonlyMap<string, string> {
  const here = NAMES_OF.get(countryOf(brief));
  if (!here) return new Map();
  const told = Object.values(brief.answers).join(" ");
  return new Map(
    PEOPLE.flatMap((person, at) =>
      person.split(" ").map((name, i) => [name, here[at]?.[i] ?? name] as const),
    ).filter(([name]) => !told.includes(name)),
  );
}

const STOCK = new RegExp(`(?<![\\p{L}\\d])(?:${PEOPLE.join(" ").split(" ").join("|")})(?![\\p{L}\\d])`, "gu");

/** The people on a screen are called as people are where the customers live. */
export function namedAsHere(brief: Brief): (text: string) => string {
  const names = recast(brief);
  return (text) => text.replace(STOCK, (name) => names.get(name) ?? name);
}
