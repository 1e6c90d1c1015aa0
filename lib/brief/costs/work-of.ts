import { chargesPerMonth } from "@/lib/finance/line-flow";
import type { ReadAmount } from "../amounts/amount-roles";
import { stated } from "../amounts/stated-amount";
import type { PricedLine } from "../prices/line-plans";
import type { Frequency } from "../text/frequency";
import { added, sells, times } from "./cost-sums";

/** "Service per swap takes 40 minutes, a family swaps every nine months": so much of it a month for each family. */
function workNow(rows: readonly PricedLine[], cost: ReadAmount, frequencies: readonly Frequency[]): boolean {
  const row = rows.find(({ line }) => line.kind === "recurring" && !line.later);
  const often = frequencies.find(
    ({ noun, deed }) =>
      (noun ?? deed) !== undefined && new RegExp(`\\b${noun ?? deed}s?\\b`, "iu").test(cost.before),
  );
  if (!row || !often) return false;
  row.line.unitCost = added(row.line.unitCost, times(stated(cost), often.perMonth, often.text));
  return true;
}

/** "24 hours of work a year at 35" of a contract that is paid by the year. */
function workOfAYear(rows: readonly PricedLine[], cost: ReadAmount): boolean {
  const row = rows.find(({ line }) => line.kind === "recurring" && line.per === "year" && !line.later);
  if (!row || cost.tail.period) return false;
  const part = times(stated(cost), chargesPerMonth("year"), "once a year");
  row.line.unitCost = added(row.line.unitCost, part);
  return true;
}

/** Work is done for each piece that is sold; with as many counts of hours as prices, each price has its own. */
export function workOf(rows: PricedLine[], cost: ReadAmount, frequencies: readonly Frequency[]): void {
  const pieces = rows.filter((row) => sells(row) && row.line.kind !== "recurring" && row.line.price);
  if (pieces.length === 0 && (workNow(rows, cost, frequencies) || workOfAYear(rows, cost))) return;
  const sizes = cost.sizes ?? [];
  if (sizes.length < 2 || sizes.length !== pieces.length) {
    const options = pieces.filter(({ line }) => line.id.startsWith("plan-"));
    for (const { line } of options.length > 1 ? options : pieces.slice(0, 1))
      line.unitCost = added(line.unitCost, stated(cost));
    return;
  }
  for (const [i, { line }] of pieces.entries()) {
    const { value, said } = sizes[i] ?? { value: 0, said: "" };
    line.unitCost = {
      value,
      low: value,
      high: value,
      provenance: "derived",
      note: `Stated: ${said}.`,
    };
  }
}
