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
/** "We run two vans". */
const OURS = /\b(?:we|i) (?:run|have|own|operate|drive|use|start with|begin with|work with)\s$/i;
/** "Three fleets with 41 vans". */
const THEIRS = /\p{L}s with\s$/iu;

/** "Four bikes to begin with; a bike costs us 4,800": all four are bought. */
export function forAllOfThem(amount: ReadAmount, text: string): Assumed {
  const noun = singular(EACH.exec(amount.before)?.[1]?.toLowerCase() ?? "");
  const counted =
    noun === ""
      ? []
      : [
          ...text.matchAll(
            new RegExp(
              `(?<![\\p{L}\\d.,])(${COUNT}) (?!(?:per|an?|each|every) )(?:[\\p{L}-]+ ){0,2}?${pluralOf(noun)}(?![\\p{L}])`,
              "giu",
            ),
          ),
        ];
  const before = ({ index }: RegExpMatchArray) => text.slice(0, index);
  const [said = "", many = ""] =
    counted.find((match) => OURS.test(before(match))) ??
    counted.find((match) => !THEIRS.test(before(match))) ??
    [];
  const count = countOf(many);
  return count > 1 && count <= MOST ? times(stated(amount), count, said) : stated(amount);
}
