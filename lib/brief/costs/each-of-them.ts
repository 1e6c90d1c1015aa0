import type { Assumed } from "@/lib/finance/types";
import type { ReadAmount } from "../amounts/amount-roles";
import { singular } from "../amounts/price-tail";
import { stated } from "../amounts/stated-amount";
import { pluralOf } from "../prices/stated-count";
import { COUNT, countOf } from "../text/number-words";
import { times } from "./cost-sums";

const EACH =
  /\b(?:an?|one|each|every) (?:[\p{L}-]+ )?([\p{L}-]{3,}) costs? (?:us |me )?(?:about |around )?$/iu;
const MOST = 50;

/** "Four bikes to begin with; a bike costs us 4,800": all four are bought. */
export function forAllOfThem(amount: ReadAmount, text: string): Assumed {
  const noun = singular(EACH.exec(amount.before)?.[1]?.toLowerCase() ?? "");
  const [said = "", many = ""] =
    noun === ""
      ? []
      : (new RegExp(
          `(?<![\\p{L}\\d.,])(${COUNT}) (?!(?:per|an?|each|every) )(?:[\\p{L}-]+ ){0,2}?${pluralOf(noun)}(?![\\p{L}])`,
          "iu",
        ).exec(text) ?? []);
  const count = countOf(many);
  return count > 1 && count <= MOST ? times(stated(amount), count, said) : stated(amount);
}
