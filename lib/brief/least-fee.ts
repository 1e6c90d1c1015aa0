import { chargesPerMonth } from "@/lib/finance/line-flow";
import type { PricedLine } from "./line-plans";

const ABOVE_LEAST = 1.5;
const MOST_OVER_LEAST = 4;
/** "1.2% a transaction, capped at 2,000". */
const AT_MOST = /\b(?:cap(?:ped)?|up to|max(?:imum)?\.?|no more|not more|never more|limited)\b[^.;,]{0,16}$/i;

/** "22% of each booking, minimum 8 euros": on a small booking the minimum counts. */
export function withLeastFee(rows: readonly PricedLine[], bounds: readonly PricedLine["amount"][]): void {
  for (const { line, amount } of rows) {
    const least = bounds.find(
      ({ start, before, tail }) =>
        start > amount.end && start - amount.end < 60 && !tail.unit && !AT_MOST.test(before),
    );
    const { price, per } = line;
    if (!least || !price || line.kind !== "recurring" || !amount.tail.unit) continue;
    const period =
      least.tail.period ?? (/\b(?:contract|annual|yearly)\b/i.test(least.before) ? "year" : (per ?? "month"));
    const count = Math.ceil((least.value * chargesPerMonth(period)) / (price.value * chargesPerMonth(per)));
    if (count > 1)
      line.quantity = {
        ...{
          value: Math.round(count * ABOVE_LEAST),
          low: count,
          high: count * MOST_OVER_LEAST,
          provenance: "derived",
        },
        note: `As many as the stated minimum of ${least.text} pays for; half as many again are planned.`,
      };
  }
  for (const { line, amount } of rows) {
    const least = bounds.find(
      ({ start, tail, before }) =>
        start > amount.end && start - amount.end < 60 && !tail.period && !AT_MOST.test(before),
    );
    const { takeRate, averageOrder } = line;
    if (!least || !takeRate || !averageOrder || line.kind !== "take") continue;
    const rate = least.value / averageOrder.value;
    if (rate <= takeRate.value || rate >= 0.9) continue;
    line.takeRate = {
      ...takeRate,
      value: rate,
      low: takeRate.low,
      high: rate,
      provenance: "derived",
      note: `${takeRate.note}, but at least ${least.text} of ${averageOrder.note.replace(/^Stated: /, "")}`,
    };
  }
}
