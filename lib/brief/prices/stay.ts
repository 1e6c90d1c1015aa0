import type { Assumed } from "@/lib/finance/types";
import { COUNT, countOf } from "../text/number-words";

/** "People keep them for 20 months on average", "a member stays about two years". */
const STAYS = new RegExp(
  `\\b(?:keeps?|stays?|remains?|rents?|leases?|subscribes?)\\b(?:\\s(?:it|them|one|with us|a \\p{L}+))?(?:\\son average)?(?:\\sfor)?(?:\\sabout|\\saround|\\son average)?\\s(${COUNT})\\s(months|years)\\b`,
  "iu",
);

/** The share of customers lost in a month where the answers say how long one stays; null where they don't. */
export function lostByStay(text: string): Assumed | null {
  const [said, many = "", unit = ""] = STAYS.exec(text) ?? [];
  const months = countOf(many) * (/^y/i.test(unit) ? 12 : 1);
  if (!said || !(months > 1)) return null;
  return {
    value: 1 / months,
    low: 1 / months,
    high: 1 / months,
    provenance: "derived",
    note: `Stated: ${said}; one in ${months} leaves each month.`,
  };
}
