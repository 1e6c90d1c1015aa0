import type { ReadAmount } from "../amounts/amount-roles";
import { stated } from "../amounts/stated-amount";
import type { PricedLine } from "../prices/line-plans";
import { sentenceSpans } from "../text/sentences";
import { added, PIECE_KINDS } from "./cost-sums";

/** "It costs 9 to make", "cafés keep 3.00": said of what the sentence has just priced. */
const OF_THAT = /(?:^|[\s,;(])(?:costs?|costing|keeps?|takes?)(?: (?:us|me|about|around))*:?\s*$/iu;

/** "Courier is about Rs 90": paid with every order of what is named first. */
const SENT_OUT =
  /^\s*(?:(?:the|a|our)\s)?(?:couriers?|postage|shipping|posting|packing|packaging)(?:\s(?:and|an?|each|the|it|one|within|in)\s[\p{L} ]{1,24})?\s(?:is|are|costs?|comes? to|takes?|at|for)(?:\s(?:us|about|around|roughly|another|some))*\s*$/iu;

/**
 * "Block €3.20, cost 1.35. Kit €14.90, cost 4.60": where several things have a price in sentences of their own, a cost
 * that follows one of them in its sentence is that one's. Answers the costs that were placed.
 */
export function ofItsSentence(
  rows: readonly PricedLine[],
  own: readonly ReadAmount[],
  text: string,
): ReadAmount[] {
  const spans = sentenceSpans(text);
  const sentenceOf = (at: number) => spans.findIndex(({ start, end }) => start <= at && at < end);
  const pieces = rows.filter(({ line }) => PIECE_KINDS.has(line.kind) && !line.later && line.price);
  const sentences = new Set(pieces.map(({ amount }) => sentenceOf(amount.start)));
  if (sentences.size < 2) return [];
  const sent = (cost: ReadAmount) => {
    const [first] = pieces;
    if (!first?.costed || first.line.kind !== "unitSale" || !SENT_OUT.test(cost.before)) return false;
    first.line.unitCost = added(first.line.unitCost, stated(cost));
    return true;
  };
  return own.filter((cost) => {
    if (cost.role !== "cost" || cost.kind !== "money" || cost.tail.unit || cost.tail.period) return false;
    if (sent(cost)) return true;
    const here = pieces.filter(
      ({ amount }) => sentenceOf(amount.start) === sentenceOf(cost.start) && amount.start < cost.start,
    );
    const row = here.at(-1);
    if (!row?.line.price || !OF_THAT.test(cost.before) || cost.value >= row.line.price.value) return false;
    row.line.unitCost = added(row.line.unitCost, stated(cost));
    row.costed = true;
    return true;
  });
}

/** What is told of one thing by name or in its sentence is its whole cost: nothing is added to it afterwards. */
export function keepCosts(rows: readonly PricedLine[], place: () => void): void {
  const kept = rows.flatMap((row) => (row.costed ? [{ row, cost: row.line.unitCost }] : []));
  place();
  for (const { row, cost } of kept) if (cost) row.line.unitCost = cost;
}
