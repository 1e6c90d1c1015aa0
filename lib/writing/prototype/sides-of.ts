import { readSides } from "@/lib/brief/buyers/sides";
import { literal } from "@/lib/brief/text/literal";
import { plural } from "../english";
import type { Material } from "../material";
import type { OwnWords } from "./own-words";

const lastOf = (people: string) => people.toLowerCase().split(" ").at(-1);
/** "Connects families who want to share a nanny": both sides are the same people. */
const WITH_EACH_OTHER =
  /\b(?:connects|matches|brings together|introduces) (?:\p{L}+ )?(?:\p{L}+s|people|women|men)\b(?: in [^.,;]{3,30}?)? (?:who (?:want|like|need|wish) to|for) (?:share|swap|split|meet|practi[sc]e|sharing|swapping)\b/iu;

/** The two sides of a marketplace as its screens call them: whoever orders, and whoever provides. */
export function sidesOf(m: Material, { kinds }: OwnWords): { demand: string; supply: string } {
  const { answers } = m.context.brief;
  // A charity is paid by others than those whom it brings together.
  const payers = (m.archetype === "nonprofit" && kinds[0]?.toLowerCase()) || m.head;
  const sides = m.foreign ? null : readSides(answers);
  const theyProvide = sides !== null && lastOf(sides.supply) === lastOf(payers);
  const demand = theyProvide ? (sides.demand ?? "buyers") : payers;
  return {
    demand,
    supply: sides?.supply ?? (WITH_EACH_OTHER.test(answers.solution) ? demand : "providers"),
  };
}

/** "Shelters use it free": what they are shown instead of what others pay. */
export const freeFor = (customers: string, businessModel: string) =>
  new RegExp(
    `(?:^|[.;,] )(?:the )?${literal(customers)} (?:use it (?:for )?free|pay nothing|join (?:for )?free|get it (?:for )?free)|\\bfree for (?:the |all )?${literal(customers)}\\b`,
    "i",
  ).test(businessModel)
    ? `Free for ${customers}`
    : "";
const DONORS =
  /\b(supermarkets?|baker(?:y|ies)|shops?|restaurants?|caf[eé]s?|farms?|firms|companies|hotels?|households|neighbours|canteens?|schools|publishers)\b/i;
/** Whoever gives what is passed on. */
export const donorsOf = ({ context: { brief } }: Material) => {
  const { targetAudience, problem, solution } = brief.answers;
  const said = DONORS.exec(`${solution} ${targetAudience} ${problem}`)?.[1]?.toLowerCase();
  return said ? (/s$/.test(said) ? said : plural(said)) : "those who give";
};
