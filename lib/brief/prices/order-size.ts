import type { ReadAmount } from "../amounts/amount-roles";
import type { PricedLine } from "./line-plans";

/** "Shipping is free for orders above": what an order is meant to come to. */
const FREE_ABOVE =
  /\b(?:shipping|postage|delivery)\b(?:[^.;]|\.\d)*\bfree\b[^.;]{0,30}\b(?:above|over|from|beyond|of)\s$|\bfree (?:shipping|postage|delivery)\b[^.;]{0,30}\b(?:above|over|from|beyond|of)\s$/i;
/** Dearer than this part of it a piece is an order by itself. */
const SMALL_PIECE = 1 / 3;
/** Most orders stay below the sum, and some reach it. */
const OF_IT = { low: 0.4, value: 0.7, high: 1 };
const ORDERS_A_YEAR = { low: 1, value: 2.5, high: 5 };

/** Nobody has one small thing posted: where a sum sets the buyer free of postage, several are ordered at once. */
export function withOrderSize(
  rows: readonly PricedLine[],
  own: readonly ReadAmount[],
  text: string,
  firms: boolean,
): void {
  const free = own.find(
    ({ kind, start }) => kind === "money" && FREE_ABOVE.test(text.slice(Math.max(0, start - 90), start)),
  );
  if (!free || firms) return;
  for (const { line } of rows) {
    const price = line.price?.value ?? 0;
    const small = price > 0 && price < free.value * SMALL_PIECE;
    const open = line.kind === "unitSale" && !line.later && !line.unitsPerCustomerMonth && !line.quantity;
    if (!small || !open || /wholesale$/i.test(line.label)) continue;
    const pieces = (part: number) => Math.max(1, Math.round((free.value * part) / price));
    const monthly = (part: number, orders: number) => Math.round((pieces(part) * orders * 100) / 12) / 100;
    line.unitsPerCustomerMonth = {
      low: monthly(OF_IT.low, ORDERS_A_YEAR.low),
      value: monthly(OF_IT.value, ORDERS_A_YEAR.value),
      high: monthly(OF_IT.high, ORDERS_A_YEAR.high),
      provenance: "assumption",
      note: `About ${pieces(OF_IT.value)} in an order, because postage is free above ${free.text}, and two or three orders a year; how often was not stated.`,
    };
  }
}
