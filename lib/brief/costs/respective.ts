import type { ReadAmount } from "../amounts/amount-roles";
import { stated } from "../amounts/stated-amount";
import type { PricedLine } from "../prices/line-plans";
import { literal } from "../text/literal";
import { added, PIECE_KINDS, sells } from "./cost-sums";

/** Between two costs of one list: "for a chair and", ", ". */
const NEXT = /^(?: (?:for|on|per) (?:an?|the|one) (?:[\p{L}-]+ ?){1,3})?,?(?: and| or)?\s$/u;
const OF_WHAT =
  /^\s*(?:for|on) (?:an?|the|one) (?:[\p{L}-]+\s){0,2}?([\p{L}-]{3,})(?=\s*(?:[.,;]|$|and\b|or\b))/u;

const isPart = ({ role, kind, tail }: ReadAmount) => role === "cost" && kind === "money" && !tail.period;

/** The row that a cost is said to be of; else the one at its place in the list. */
function rowOf(cost: ReadAmount, at: number, rows: readonly PricedLine[], text: string) {
  const noun = OF_WHAT.exec(text.slice(cost.end))?.[1];
  if (!noun) return cost.tail.unit ? undefined : rows[at];
  const named = rows.filter(({ line, unit }) =>
    new RegExp(`(?:${literal(noun)}s?$|^${literal(noun)}\\b)`, "iu").test(unit || line.label),
  );
  // "95 for a large one": what it is one of stands at its place.
  return named.length === 1 ? named[0] : noun === "one" ? rows[at] : undefined;
}

/** "A chair is £520 and a sofa £980. Fabric costs about £140 for a chair and £260 for a sofa": as many costs as prices, each of its own. Answers those that were placed. */
export function respectively(
  rows: readonly PricedLine[],
  own: readonly ReadAmount[],
  text: string,
): ReadAmount[] {
  const pieces = rows.filter((row) => PIECE_KINDS.has(row.line.kind) && sells(row) && !row.line.later);
  const costs = own.filter(isPart);
  const lists = costs.flatMap((first, i) => {
    const list = [first];
    for (const next of costs.slice(i + 1)) {
      if (!NEXT.test(text.slice(list.at(-1)?.end, next.start))) break;
      list.push(next);
    }
    const named = list.every(({ end }) => OF_WHAT.test(text.slice(end)));
    return list.length > 1 && (named || list.length === pieces.length) ? [list] : [];
  });
  for (const list of lists) {
    const of = list.map((cost, i) => rowOf(cost, i, pieces, text));
    const fits = of.every((row, i) => row && (list[i]?.value ?? 0) < (row.line.price?.value ?? 0));
    if (!fits || new Set(of).size < of.length) continue;
    // The same sizes once more, for shops, cost the same to make.
    const again = pieces.length === 2 * list.length ? pieces.filter((row) => !of.includes(row)) : [];
    for (const [i, row] of [...of, ...again].entries()) {
      const cost = list[i % list.length];
      if (row && cost) row.line.unitCost = added(row.line.unitCost, stated(cost));
    }
    return list;
  }
  return [];
}
