import { sidesIn } from "@/lib/brief/buyers/sides";
import { literal } from "@/lib/brief/text/literal";
import { plural } from "../english";
import type { Material } from "../material";
import { deedsIn } from "./deeds";
import type { OwnWords } from "./own-words";
import { isBidFor, lookersIn, matchedIn, sidesByDeeds } from "./sides-by-deeds";

/** "PSWs" keep their capitals. */
const asWritten = (word: string, text: string) =>
  new RegExp(`\\b${literal(word)}\\b`, "i").exec(text)?.[0].replace(/^\p{Lu}?\p{Ll}+$/u, word) ?? word;
/** "Connects families who want to share a nanny": both sides are the same people. */
const WITH_EACH_OTHER =
  /\b(?:connects|matches|brings together|introduces) (?:\p{L}+ )?(?:\p{L}+s|people|women|men)\b(?: in [^.,;]{3,30}?)? (?:who (?:want|like|need|wish) to|for) (?:share|swap|split|meet|practi[sc]e|sharing|swapping)\b/iu;
/** Looked after, and no side of a deal. */
const IN_CARE = /^(?:babies|toddlers|kids|newborns|infants|pupils|pets|dogs|cats|horses)$/i;
/** "See prices of eight forwarders": whose offers they are. */
const PRICES_OF = /\b(?:prices|offers|quotes|bids) (?:of|from) (?:[\p{L}\d]+ ){0,2}?(\p{L}{3,}s)\b/iu;
/** The two sides of a marketplace: the payer asks; whoever handles the thing itself, else whoever is named last, offers. */
export function sidesOf(m: Material, one: string, { kinds }: OwnWords): { demand: string; supply: string } {
  // A charity is paid by others than those whom it brings together.
  const demand = (m.archetype === "nonprofit" && kinds[0]?.toLowerCase()) || m.head;
  const named = m.context.brief.answers.targetAudience
    .replace(/(?<!^)(?<![.] )\b\p{Lu}\p{Ll}+/gu, " ")
    .toLowerCase()
    .split(/,|;| and | or | y | e /)
    .map(
      (part) =>
        part
          .split(
            / (?:in|with|within|under|over|between|from|who|that|near|aged|at|around|working|living|de|di|da) |(?<!buyers) of /,
          )[0]
          ?.trim()
          .split(" ")
          .at(-1) ?? "",
    )
    .filter((word) => /^\p{L}{3,}s$/u.test(word) && !demand.includes(word) && !IN_CARE.test(word));
  const said = sidesIn(m.context.brief.answers.solution)?.supply;
  const deeds = m.foreign ? [] : deedsIn(m.context.brief.answers.solution);
  const told = sidesByDeeds(deeds);
  const agree = !said || isBidFor(deeds) || said.split(" ").at(-1) === told?.supply;
  // "You book a slot": whoever is spoken to is the customer.
  if (told && agree) return /^yous?$/i.test(told.demand) ? { ...told, demand } : told;
  // Whoever looks and books asks.
  const asking = lookersIn(deeds);
  const found = [
    said,
    m.foreign ? null : matchedIn(m.context.brief.answers.solution),
    m.foreign ? null : m.suppliers,
    PRICES_OF.exec(m.context.brief.answers.solution)?.[1],
    named.find((word) => word.startsWith(one)),
    named.at(-1),
    WITH_EACH_OTHER.test(m.context.brief.answers.solution) ? demand : null,
  ].find((word) => word && !asking.includes(word.split(" ").at(-1) ?? ""));
  const own = found && asWritten(found, m.context.brief.answers.targetAudience);
  return { demand, supply: m.foreign ? (m.suppliers ?? "providers") : (own ?? "providers") };
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
