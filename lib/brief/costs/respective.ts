import type { ReadAmount } from "../amounts/amount-roles";
import { stated } from "../amounts/stated-amount";
import type { PricedLine } from "../prices/line-plans";
import { literal } from "../text/literal";
import { added, PIECE_KINDS, sells } from "./cost-sums";

/** Between two costs of one list: "for a chair and", ", ". */
const NEXT = /^(?: (?:for|on|per) (?:an?|the|one) (?:[\p{L}-]+ ?){1,3})?(?:,?(?: and| or)?\s|\s?\/\s?)$/u;
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

/** Costs of sizes rise about as their prices do; what rises otherwise is of two things. */
const MOST_APART = 2;

/** "$45 for the 12 inch, $65 for the 16 inch. They cost me $14 and $22": the middle of as many costs as prices it is the middle of. */
function ofTheMiddle([only, ...more]: readonly PricedLine[], list: readonly ReadAmount[]): boolean {
  const price = only?.line.price;
  const merged = price?.note.split("the middle is used").length ?? 0;
  const [first, last] = [list[0], list.at(-1)];
  if (!only || !price || more.length > 0 || merged < 2 || merged !== list.length || !first || !last)
    return false;
  const apart = last.value / first.value / (price.high / price.low);
  const each = last.value < price.high && first.value < price.low && last.value > first.value;
  if (!each || apart > MOST_APART || apart < 1 / MOST_APART) return false;
  only.line.unitCost = added(only.line.unitCost, {
    value: (first.value + last.value) / 2,
    low: first.low,
    high: last.high,
    provenance: "parsed",
    note: `${stated(first).note.replace(/\.$/, "")} and ${last.text}; the middle is used.`,
  });
  return true;
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
    return list.length > 1 && (named || list.length === pieces.length || pieces.length === 1) ? [list] : [];
  });
  for (const list of lists) {
    if (ofTheMiddle(pieces, list)) return list;
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
