import { isOrganisation } from "@/lib/brief/prices/line-buyers";

export const PERSON =
  /(?:people|children|women|men|parents|(?:er|or|ist|ian|ant|ent)s|families|teams?|staff|managers|owners|farms|firms|companies|shops|clubs|practices)\b/i;

/** An organisation has staff who do it. */
export const isServed = (audience: string) =>
  isOrganisation(audience.split(/ (?:in|with|that|who) /)[0] ?? "");

/** "Farmers sell to one trader. They ...": no café does what farmers do. */
export function speaksOfOthers(before: string, audience: string): boolean {
  const [people = ""] = /[\p{L}-]+s(?= )/u.exec(before.split(" ").slice(0, 4).join(" ")) ?? [];
  return isServed(audience) && PERSON.test(people) && !audience.toLowerCase().includes(people.toLowerCase());
}
