import { chargesOf } from "@/lib/finance/line-flow";
import type { Assumed, RevenueLine } from "@/lib/finance/types";

const MONTHS = 12;

/** What one customer pays in a year for what goes on by itself. */
const runsFor = (line: RevenueLine) =>
  (line.price?.value ?? 0) *
  (line.quantity?.value ?? 1) *
  (line.attach?.value ?? 1) *
  chargesOf(line) *
  MONTHS;

/** What one sale of a line brings: its price, or the share of an average sale. */
const eachOf = ({ price, takeRate, averageOrder }: RevenueLine) =>
  takeRate ? takeRate.value * (averageOrder?.value ?? 0) : (price?.value ?? 0);

/** One of several ways to pay, of which each customer takes one. */
const isChosen = ({ id }: RevenueLine) => /^plan-\d/.test(id);

/** So often at least as is told, in twelve months, for the whole sum. */
function oftenFor(line: RevenueLine, sum: number, note: Assumed): RevenueLine {
  const amount = (value: number): Assumed => ({ ...note, value, low: value, high: value });
  const each = eachOf(line);
  if (each === 0)
    return line.takeRate
      ? {
          ...line,
          averageOrder: amount(sum / line.takeRate.value / MONTHS),
          unitsPerCustomerMonth: amount(1),
        }
      : line;
  if (line.kind === "oneOff") return { ...line, quantity: amount(sum / each) };
  const often = { ...line, unitsPerCustomerMonth: amount(sum / each / MONTHS) };
  return isChosen(line) ? often : { ...often, attach: amount(1) };
}

/**
 * The lines as often as one ordinary customer has to buy for paying `year.value` in twelve months, in the project's
 * currency: what is paid by the month stays, the first price that is paid each time carries the rest. Where everything is
 * paid by the month, so many are had at once. A sum that the monthly part alone exceeds changes nothing.
 */
export function withYear(lines: readonly RevenueLine[], year: Assumed | undefined): RevenueLine[] {
  const active = lines.filter(({ later, kind }) => !later && kind !== "grant");
  if (!year || active.length === 0) return [...lines];
  const runs = active.filter(({ kind }) => kind === "recurring");
  const running = runs.reduce((sum, line) => sum + runsFor(line), 0);
  const each = active.filter(({ kind }) => kind !== "recurring" && kind !== "audience");
  const main = each.find(({ onTop }) => !onTop) ?? each[0];
  // Who buys one by one instead of by the month pays all of it so.
  const rest = main && isChosen(main) ? year.value : year.value - running;
  if (main)
    return rest > 0 ? lines.map((line) => (line === main ? oftenFor(line, rest, year) : line)) : [...lines];
  const [plan] = runs;
  if (!plan || runs.length > 1 || running === 0) return [...lines];
  const times = year.value / (running / (plan.quantity?.value ?? 1));
  return lines.map((line) =>
    line === plan && times >= 1
      ? { ...line, quantity: { ...year, value: times, low: times, high: times } }
      : line,
  );
}
