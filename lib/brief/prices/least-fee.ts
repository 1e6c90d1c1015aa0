import { chargesPerMonth } from "@/lib/finance/line-flow";
import { atLeast } from "../amounts/usual-count";
import type { PricedLine } from "./line-plans";

type Sum = PricedLine["amount"];

/** "1.2% a transaction, capped at 2,000". */
const AT_MOST = /\b(?:cap(?:ped)?|up to|max(?:imum)?\.?|no more|not more|never more|limited)\b[^.;,]{0,16}$/i;
const A_YEAR = /\b(?:contract|annual|yearly)\b/i;
/** How far behind its price a minimum stands, in characters. */
const NEAR = 60;

const leastBehind = (amount: Sum, bounds: readonly Sum[]) =>
  bounds.find(
    ({ start, before }) => start > amount.end && start - amount.end < NEAR && !AT_MOST.test(before),
  );

/** "£2.50 per unit per month with a £150 minimum": whoever pays it has as many as the minimum pays for. */
function countsAtLeast({ line, amount }: PricedLine, least: Sum): void {
  const { price, per } = line;
  if (!price || least.tail.unit || !amount.tail.unit) return;
  const period = least.tail.period ?? (A_YEAR.test(least.before) ? "year" : (per ?? "month"));
  const count = Math.ceil((least.value * chargesPerMonth(period)) / (price.value * chargesPerMonth(per)));
  if (count > 1) line.quantity = atLeast(count, `a minimum of ${least.text}, which pays for ${count}`);
}

/** "22% of each booking, minimum 8 euros": on a small booking the minimum counts. */
function takesAtLeast({ line }: PricedLine, least: Sum): void {
  const { takeRate, averageOrder } = line;
  if (!takeRate || !averageOrder || least.tail.period) return;
  const rate = least.value / averageOrder.value;
  if (rate <= takeRate.value || rate >= 0.9) return;
  line.takeRate = {
    ...takeRate,
    value: rate,
    low: takeRate.low,
    high: rate,
    provenance: "derived",
    note: `${takeRate.note}, but at least ${least.text} of ${averageOrder.note.replace(/^Stated: /, "")}`,
  };
}

/** What is paid at least, however little is bought. */
export function withLeastFee(rows: readonly PricedLine[], bounds: readonly Sum[]): void {
  for (const row of rows) {
    const least = leastBehind(row.amount, bounds);
    if (least && row.line.kind === "recurring") countsAtLeast(row, least);
    if (least && row.line.kind === "take") takesAtLeast(row, least);
  }
}
