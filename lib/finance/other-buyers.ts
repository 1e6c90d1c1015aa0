import { isOrganisation } from "@/lib/brief/prices/line-buyers";
import { literal } from "@/lib/brief/text/literal";
import type { Brief } from "@/lib/brief/types";
import { fixed, tidy } from "./assumed";
import { countOfBusinesses, paysAsBusiness, peopleIn, UNKNOWN_PLACE, type Width } from "./business-market";
import type { ArchetypeDefaults, Range } from "./data/archetype-defaults";
import type { OtherBuyers } from "./inputs";
import { count } from "./money";
import { buyersOf } from "./share-by-buyer";
import type { Assumed, RevenueLine } from "./types";
import { usualShare } from "./usual-share";
import { wonBeside } from "./won";

/** Fewer are those to begin with, and no market. */
const FEWEST = 10;
const percent = (share: number) => `${tidy(share * 100)}%`;

function peopleWho(buyer: string, brief: Brief, match: Range): Assumed {
  const people = peopleIn(brief);
  const [low, share, high] = usualShare(buyer) ?? match;
  const where = people === null ? `, in a place of ${count(UNKNOWN_PLACE)}` : "";
  const all = people ?? UNKNOWN_PLACE;
  return {
    value: tidy(all * share),
    low: tidy(all * low),
    high: tidy(all * high),
    provenance: "assumption",
    note: `No count was given. The placeholder takes ${percent(share)} of the population for ${buyer}${where}; replace it before showing it to anybody.`,
  };
}

/** "The 64 small moving companies in the region": a count of the founder's own, no size of one of them. */
function countedByFounder(buyer: string, { answers: { targetAudience } }: Brief): Assumed | null {
  const found = new RegExp(
    `(?<!\\d[\\d.,]*|\\d (?:to|-|–) |\\p{Sc}|\\bwith |\\bfirst )(\\d[\\d,.]*) (?:[\\p{L}-]+ ){0,2}${literal(buyer)}(?!\\p{L})`,
    "iu",
  ).exec(targetAudience);
  const value = Number(found?.[1]?.replace(/[,.](?=\d{3})/g, ""));
  return found && value >= FEWEST ? fixed(value, `Stated: ${found[0]}`, "founder") : null;
}

/** Where people and organisations buy, the kinds beside the one that the market counts: each is counted on its own. */
export function otherBuyers(
  brief: Brief,
  lines: readonly RevenueLine[],
  defaults: ArchetypeDefaults,
  { width, match, served }: { width: Width; match: Range; served: number },
): OtherBuyers[] {
  const buyers = buyersOf(lines);
  const business = paysAsBusiness(brief);
  const others = buyers.filter((buyer) => isOrganisation(buyer) !== business);
  if (others.length === buyers.length) return [];
  return others.map((buyer) => {
    const base =
      countedByFounder(buyer, brief) ??
      (business ? peopleWho(buyer, brief, match) : countOfBusinesses(brief, width, buyer));
    return {
      buyer,
      base,
      annualValue: fixed(0, `What one of the ${buyer} brings in a year in this plan.`, "derived"),
      won: wonBeside(buyer, base.value * served, defaults, lines),
    };
  });
}
