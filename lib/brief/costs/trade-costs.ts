import type { ReadAmount } from "../amounts/amount-roles";
import { stated } from "../amounts/stated-amount";
import type { PricedLine } from "../prices/line-plans";
import { inTrade } from "../prices/trade-size";
import { added, PIECE_KINDS, sells, times } from "./cost-sums";
import { costedUnit } from "./portions";

const TRADE =
  /^(?:booking|order|trade|transaction|rental|job|deal|sale|ride|trip|delivery|repair|appointment|invoice|transfer|payout|purchase|claim|case|loan|ticket|parcel)$/;

/** What each trade costs beside a commission on it; a share of the trade is a sum where its size is known. */
export function ofATrade(rows: readonly PricedLine[], cost: ReadAmount, text: string): boolean {
  const take = rows.find((row) => sells(row) && row.line.kind === "take");
  const others = rows.some(
    (row) => sells(row) && row.line.kind !== "oneOff" && PIECE_KINDS.has(row.line.kind),
  );
  if (!take || cost.tail.period) return false;
  const { line } = take;
  if (cost.kind === "money") {
    const each = inTrade(stated(cost), cost.tail.unit ?? "", text);
    if (each.provenance === "derived") {
      line.unitCost = added(line.unitCost, each);
      return true;
    }
    if (
      !TRADE.test(costedUnit(cost) ?? "") ||
      rows.some((row) => row !== take && row.unit !== "" && row.unit === cost.tail.unit)
    )
      return false;
    line.unitCost = added(line.unitCost, stated(cost));
    return true;
  }
  if (others) return false;
  const rate = line.takeRate?.value ?? 1;
  if (line.averageOrder) {
    const size = line.averageOrder.value;
    line.unitCost = added(line.unitCost, {
      ...times(stated(cost), size, `of ${line.averageOrder.note.replace(/^Stated: /, "")}`),
    });
  } else
    line.costShare ??= times(
      stated(cost),
      Math.min(1 / rate, 1 / cost.value),
      "as a share of the commission",
    );
  return true;
}
