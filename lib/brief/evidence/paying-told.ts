import type { Assumed } from "@/lib/finance/types";
import { singular } from "../amounts/price-tail";
import { founder } from "../buyers/customers";
import { literal } from "../text/literal";
import { COUNT, countOf } from "../text/number-words";
import type { Clause } from "../types";
import { kindOfStatement } from "./classify";

const COUNTED = new RegExp(
  `(?<![\\p{L}\\d.,])(${COUNT}) (?:(?!(?:per|a|an|of)\\s)[\\p{L}-]+ )?([\\p{L}-]{3,})`,
  "giu",
);
/** Said of today and of every month, and not of one sale that is over. */
const STANDS =
  /\b(?:pays?|paying|subscription|membership|subscribed|contract|on board|on it|on (?:the|our|my) (?:plan|books|list))\b/i;

/** "Have 4 vineyards on it, mates mostly but they do pay": those of a sale that stands who are called as the buyers are. */
export function payingTold(traction: readonly Clause[], [buyers]: readonly Clause[]): Assumed | undefined {
  for (const { text, field } of traction) {
    if (!STANDS.test(text) || kindOfStatement(text, field) !== "sold") continue;
    for (const [said, many = "", noun = ""] of text.matchAll(COUNTED)) {
      const named = new RegExp(`(?<!\\p{L})${literal(singular(noun.toLowerCase()))}`, "iu");
      if (countOf(many) >= 1 && /s$/.test(noun) && buyers && named.test(buyers.text))
        return founder(countOf(many), said);
    }
  }
  return undefined;
}
