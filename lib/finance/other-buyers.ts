import { isOrganisation } from "@/lib/brief/prices/line-buyers";
import { literal } from "@/lib/brief/text/literal";
import type { Brief } from "@/lib/brief/types";
import { fixed, tidy } from "./assumed";
import { countOfBusinesses, paysAsBusiness, peopleIn, UNKNOWN_PLACE, type Width } from "./business-market";
import type { ArchetypeDefaults, Range } from "./data/archetype-defaults";
import type { OtherBuyers } from "./inputs";
import { count, percent } from "./money";
import { buyersOf } from "./share-by-buyer";
import type { Assumed, RevenueLine } from "./types";
import { usualShare } from "./usual-share";
import { wonBeside } from "./won";

/** Fewer are those to begin with, and no market. */
const FEWEST = 10;

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
export function countedByFounder(buyer: string, { answers: { targetAudience } }: Brief): Assumed | null {
  const found = new RegExp(
    `(?<!\\d[\\d.,]*|\\d (?:to|-|–) |\\p{Sc}|\\bwith |\\bfirst )(\\d[\\d,.]*) (?:[\\p{L}-]+ ){0,2}${literal(buyer)}(?!\\p{L})`,
    "iu",
  ).exec(targetAudience);
  // "Hotels under 40 rooms (34 in Travis County)".
  const behind = new RegExp(
    `(?<!\\p{L})${literal(buyer)}\\s[^.;(]{0,40}\\((?:about |around |some |there are |we count )*(\\d[\\d,.]*)(?: of them)? in \\p{L}[^)]{2,30}\\)`,
    "iu",
  ).exec(targetAudience);
  const said = found ?? behind;
  const value = Number(said?.[1]?.replace(/[,.](?=\d{3})/g, ""));
  return said && value >= FEWEST ? fixed(value, `Stated: ${said[0]}`, "founder") : null;
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

/** Where the founder counts every kind of buyer, each is as large a part of the customers as of those counted. */
export function countedShares(brief: Brief, lines: readonly RevenueLine[]): Map<string, number> {
  const { marketCount } = brief.stated;
  const buyers = buyersOf(lines);
  const counts = buyers.map((buyer) =>
    marketCount?.noun === buyer.toLowerCase()
      ? marketCount.value
      : (countedByFounder(buyer, brief)?.value ?? 0),
  );
  const all = counts.reduce((sum, each) => sum + each, 0);
  return counts.length > 1 && counts.every((each) => each > 0)
    ? new Map(buyers.map((buyer, i) => [buyer, (counts[i] ?? 0) / all]))
    : new Map();
}
