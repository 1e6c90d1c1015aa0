import type { RevenueLine } from "@/lib/finance/types";
import type { ReadAmount } from "../amounts/amount-roles";
import type { PricedLine } from "./line-plans";

/** "The average order is about", "the average is": what a sale comes to. */
const AVERAGE =
  /\b(?:average|typical|usual)(?: (?:order|basket|sale|bill|purchase|spend|ticket|cart|customer spends?|family spends?))?(?: (?:value|size))?(?: (?:is|comes to|lies at|will be))?(?: (?:about|around|roughly))?\s$/i;
const ONCE = new Set<RevenueLine["kind"]>(["unitSale", "oneOff", "perUse"]);
/** Further from its prices the average is that of something else. */
const MOST_ABOVE = 4;

const priceOf = ({ line }: PricedLine) => line.price?.value ?? 0;
/** Nothing but a comma or "and" stands between them. */
const isSeries = (rows: readonly PricedLine[], text: string) =>
  rows.every((row, i) => {
    const last = rows[i - 1];
    return !last || /^(?:,|,?\s?(?:and|or))\s$/i.test(text.slice(last.amount.end, row.amount.start));
  });

/** "Sets start at €490, the average order is €640", "packs at 32, 45 and 60; the average is 41": a sale comes to the average, between its prices. */
export function atAverage(rows: PricedLine[], own: readonly ReadAmount[], text: string): PricedLine[] {
  const average = own.find(
    ({ kind, role, before, tail }) =>
      kind === "money" &&
      (role === "average" || role === "price" || role === null) &&
      !tail.period &&
      AVERAGE.test(before),
  );
  if (!average || rows.some(({ line }) => line.kind === "take")) return rows;
  const priced = rows.filter(
    ({ line, amount }) => ONCE.has(line.kind) && line.price && !line.later && amount.start < average.start,
  );
  const [first] = priced;
  const prices = priced.map(priceOf);
  const { value } = average;
  const fits = value >= Math.min(...prices) && value <= Math.max(...prices) * MOST_ABOVE;
  if (!first?.line.price || !fits || !isSeries(priced, text)) return rows;
  first.line.price = {
    value,
    low: Math.min(...prices),
    high: Math.max(...prices, value),
    provenance: "founder",
    note: `Stated: ${average.text} on average, with ${priced.map(({ amount }) => amount.text).join(", ")}`,
  };
  first.line.kind = "unitSale";
  return rows.filter((row) => row === first || !(priced.includes(row) || row.amount === average));
}
