import { COUNT, countOf } from "../text/number-words";
import type { PricedLine } from "./line-plans";

/** "Two sponsors who pay £2,500 each", said up to the sum. */
const SPONSORS = new RegExp(
  `\\b(${COUNT}) (?:main |local |larger? |smaller? )?sponsors? (?:who|which|that|at|paying|with)\\b[^.;\\d]{0,24}$`,
  "iu",
);
const EACH = /^\s*(?:each|apiece|per sponsor|a year|each year|per year)\b/i;

/** A few sponsors pay for the whole, year by year: what they give is no purchase of those who come. */
export function sponsorsGive(rows: readonly PricedLine[], text: string): void {
  for (const { line, amount } of rows) {
    const [, many = ""] = SPONSORS.exec(text.slice(0, amount.start)) ?? [];
    const count = countOf(many);
    if (!line.price || count < 1 || !EACH.test(text.slice(amount.end))) continue;
    const all = (value: number) => value * count;
    line.kind = "grant";
    line.label = "Sponsors";
    line.per = "year";
    line.price = {
      ...line.price,
      value: all(line.price.value),
      low: 0,
      high: all(line.price.high),
      note: `${line.price.note} from each of ${count} sponsors, each year`,
    };
    delete line.quantity;
    delete line.unitsPerCustomerMonth;
    delete line.attach;
    line.onTop = true;
  }
}
