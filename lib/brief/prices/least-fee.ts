import { chargesPerMonth } from "@/lib/finance/line-flow";
import { atLeast } from "../amounts/usual-count";
import { withLeastCount } from "./least-count";
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

const periodOf = ({ tail, before }: Sum, { per }: PricedLine["line"]) =>
  tail.period ?? (A_YEAR.test(before) ? "year" : (per ?? "month"));

/** "£2.50 per unit per month with a £150 minimum": whoever pays it has as many as the minimum pays for. */
function countsAtLeast({ line, amount }: PricedLine, least: Sum): void {
  const { price, per } = line;
  if (!price || least.tail.unit || !amount.tail.unit) return;
  const paid = least.value * chargesPerMonth(periodOf(least, line));
  const count = Math.ceil(paid / (price.value * chargesPerMonth(per)));
  if (count > 1) line.quantity = atLeast(count, `a minimum of ${least.text}, which pays for ${count}`);
}

/** "Minimum order £60" is no least fee. */
const OF_ORDERS = /\b(?:order|basket|purchase|sale)s?\b[^.;,]{0,12}$/i;
/** "22% of each booking, minimum 8 euros": on a small booking the minimum counts. */
function takesAtLeast({ line }: PricedLine, least: Sum): void {
  const { takeRate, averageOrder } = line;
  if (!takeRate || !averageOrder || least.tail.period || OF_ORDERS.test(least.before)) return;
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

/** "2.50 per lift, with a minimum of 300 a month": whoever has few of them pays the minimum for them. */
export function withLeastPaid(rows: readonly PricedLine[], bounds: readonly Sum[]): void {
  for (const { line, amount } of rows) {
    const { price, quantity, unitsPerCustomerMonth: often, kind } = line;
    const least = leastBehind(amount, bounds);
    const many = kind === "recurring" ? quantity : least?.tail.period && kind === "perUse" ? often : null;
    if (!price || !many || !least || least.tail.unit) continue;
    const monthly = least.value * chargesPerMonth(periodOf(least, line));
    const each = monthly / (many.value * (kind === "recurring" ? chargesPerMonth(line.per) : 1));
    if (each <= price.value) continue;
    const note = `${price.note}, but at least ${least.text} for ${many.note.replace(/^Stated: /, "")}`;
    line.price = { value: each, low: price.low, high: each, provenance: "derived", note };
  }
}

/** What is paid at least, however little is bought. */
export function withLeastFee(rows: PricedLine[], bounds: readonly Sum[], text: string): void {
  withLeastCount(rows, text);
  for (const row of rows) {
    const least = leastBehind(row.amount, bounds);
    if (least && row.line.kind === "recurring" && row.line.quantity?.provenance !== "founder")
      countsAtLeast(row, least);
    if (least && row.line.kind === "take") takesAtLeast(row, least);
  }
}
