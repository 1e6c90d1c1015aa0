import type { PricedLine } from "./line-plans";

/** "I've done around 50 at $50 each", "four of those paid at €150", "paid a reduced 12,000": what was paid once is no price of today. */
const PAST =
  /\b(?:(?:I|we)(?:['’]ve| have) (?:done|given|sold|made|run|cleaned|repaired|taught|finished|delivered)\b.*\b(?:at|for)|paid at|paid (?:us |me )?(?:an? |the )?(?:reduced|lower|special|introductory))\s\D{0,4}\d/iu;
/** "So about $37 each if six of you share": the same price, divided. */
const DIVIDED =
  /\bso (?:that['’]?s |it['’]?s |it is |that is )?(?:about |around |roughly |only )?\D{0,4}\d[\d.,]*\s?\D{0,6} (?:each|per person|a head|per head)\b/iu;
const PRESENT = /\b(?:costs?|charge|price is|from now|normally|usually)\b/i;

/** Prices without those that tell of sales that are over or repeat another one divided; what is paid once at the start is no plan. */
export const todaysPrices = (rows: PricedLine[]): PricedLine[] => {
  paidOnce(rows);
  const kept = rows.filter(
    ({ line }) =>
      line.later || !(PAST.test(line.evidence) || DIVIDED.test(line.evidence)) || PRESENT.test(line.evidence),
  );
  return kept.length > 0 ? kept : rows;
};

const ONCE = /\b(?:once|einmalig|una tantum|une seule fois|por una sola vez|one[- ]time)\s*\D{0,3}$/iu;
/** "In addition once 180 euros": paid at the start, whatever is paid by the month beside it. */
function paidOnce(rows: readonly PricedLine[]): void {
  for (const { line, amount, unit } of rows) {
    const isPlain = line.kind === "recurring" || (line.kind === "perUse" && unit === "");
    if (!isPlain || amount.tail.period !== null || !ONCE.test(amount.before)) continue;
    line.kind = "oneOff";
    delete line.per;
    line.label = "One-off fee";
  }
}
