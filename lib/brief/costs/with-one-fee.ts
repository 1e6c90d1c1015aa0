import type { ReadAmount } from "../amounts/amount-roles";
import { stated } from "../amounts/stated-amount";
import type { PricedLine } from "../prices/line-plans";
import { pluralOf } from "../prices/stated-count";
import { added, sells, times } from "./cost-sums";
import { costedUnit } from "./portions";

/** "Once 900 for setting up and printing stickers; stickers cost 1.10 each": used up with the fee, and in no month. */
export function withOneFee(rows: readonly PricedLine[], cost: ReadAmount): boolean {
  const thing = costedUnit(cost);
  if (!thing || cost.kind !== "money" || cost.tail.period) return false;
  const named = new RegExp(`(?<!\\p{L})${pluralOf(thing)}(?!\\p{L})`, "iu");
  const fee = rows.find((row) => sells(row) && row.line.kind === "oneOff" && named.test(row.line.evidence));
  const running = rows.filter(({ line }) => line.kind === "recurring" && !line.later);
  if (!fee || running.length === 0 || fee.amount.start > cost.start || !/s cost/i.test(cost.before))
    return false;
  const counted = running.find(({ line }) => line.quantity);
  const many = counted?.line.quantity?.value ?? 1;
  const each = stated(cost);
  const all = many > 1 ? times(each, many, `one for each ${counted?.unit} is assumed`) : each;
  fee.line.unitCost = added(fee.line.unitCost, all);
  return true;
}
