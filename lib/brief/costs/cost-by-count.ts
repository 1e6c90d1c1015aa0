import { chargesPerMonth } from "@/lib/finance/line-flow";
import type { ReadAmount } from "../amounts/amount-roles";
import { stated } from "../amounts/stated-amount";
import type { PricedLine } from "../prices/line-plans";
import { added, PIECE_KINDS, sells, soldUnit, times } from "./cost-sums";
import { costedUnit } from "./portions";
import { howMany } from "./ratios";

const ofAPiece = ({ line }: PricedLine) => PIECE_KINDS.has(line.kind);

/**
 * "€200 per evening" of a course of three evenings for twelve clubs, each of which pays for itself; "36,000 per roof and
 * season" of forty beds that are let by the season. Only chains of at least `steps` statements count.
 */
export function byCount(rows: readonly PricedLine[], cost: ReadAmount, text: string, steps = 1): boolean {
  const costed = costedUnit(cost);
  if (!costed || cost.kind !== "money") return false;
  const { period } = cost.tail;
  const runs = period !== null && period !== "use" && period !== "day";
  const open = rows.filter(
    (row) => sells(row) && row.unit !== "" && (runs ? row.line.kind === "recurring" : ofAPiece(row)),
  );
  if (open.some((row) => soldUnit(row) === costed)) return false;
  for (const row of open) {
    const found = howMany(text, soldUnit(row))(costed, soldUnit(row));
    if (!found || found.steps < steps) continue;
    const factor = found.factor * (runs ? chargesPerMonth(period) : 1);
    row.line.unitCost = added(row.line.unitCost, times(stated(cost), factor, found.said));
    return true;
  }
  return false;
}
