import type { ReadAmount } from "../amounts/amount-roles";
import { exactly } from "../amounts/usual-count";
import type { PricedLine } from "../prices/line-plans";
import { PIECE_KINDS } from "./cost-sums";

const TWO = /^\D{0,4}[\d.,]+\D{0,8}\s(?:and|respectively)\s\D{0,4}[\d.,]+\D{0,12}$/i;
const OF_BOTH =
  /\b(?:they|these|those|both|each|materials?|making (?:them|it)) (?:\p{L}+ )?costs? (?:us |me )?(?:about |around )?$/iu;

/** "Undershirt 39, trousers 69. They cost us 14 and 27": the costs stand in the order of what they are for. */
export function inTurn(rows: readonly PricedLine[], { text, before, low, high }: ReadAmount): boolean {
  const pieces = rows.filter(({ line }) => PIECE_KINDS.has(line.kind) && !line.later && line.price);
  const [first, second] = pieces;
  if (!first || !second || pieces.length > 2 || !(low < high) || !TWO.test(text) || !OF_BOTH.test(before))
    return false;
  const costs = [low, high].map((value) => exactly(value, `${text}, in this order`));
  const ordered = (first.line.price?.value ?? 0) <= (second.line.price?.value ?? 0) ? costs : costs.reverse();
  if (pieces.some(({ line }, i) => (line.price?.value ?? 0) <= (ordered[i]?.value ?? 0))) return false;
  pieces.forEach(({ line }, i) => {
    line.unitCost ??= ordered[i];
  });
  return true;
}
