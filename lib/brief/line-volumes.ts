import type { Frequency } from "./frequency";
import type { PricedLine } from "./line-plans";
import { singular } from "./price-tail";

const sameThing = (noun: string, unit: string) =>
  unit !== "" && (singular(unit.split(" ").pop() ?? unit) === noun || singular(noun) === unit);
const BUYING =
  /\b(?:orders?|buys?|rents?|uses?|books?|visits?|purchases?|reorders?|shops?|comes?|returns?|sends?|files?|rides?|stays?|eats?|has|have|makes?|needs?|borrows?|hires?|takes?|posts?|plays?|joins?|attends?|drinks?|washes|sells?|regulars?)\b/i;

/** A volume without its noun is the trades' own, else that of everything sold by the piece on one visit, else of the first line. */
function unnamed(open: readonly PricedLine[]): PricedLine[] {
  const take = open.find(({ line }) => line.kind === "take");
  if (take) return [take];
  const pieces = open.filter(({ line }) => line.kind === "unitSale");
  return pieces.length > 0 ? pieces : open.slice(0, 1);
}

/** Gives volumes to the line that they speak of: the same noun first, else the last line that is bought repeatedly. */
export function withVolumes(
  priced: PricedLine[],
  frequencies: readonly Frequency[],
  sentenceOf: (at: number) => string,
): PricedLine[] {
  const rows = priced.map((row) => ({ ...row, line: { ...row.line } }));
  for (const found of frequencies) {
    const open = rows.filter(
      ({ line }) =>
        (line.kind === "perUse" ||
          line.kind === "unitSale" ||
          line.kind === "take" ||
          line.kind === "capacity") &&
        !line.unitsPerCustomerMonth &&
        !line.later,
    );
    const { noun } = found;
    const named = noun === null ? undefined : open.find(({ unit }) => sameThing(noun, unit));
    const meant = BUYING.test(sentenceOf(found.start)) ? unnamed(open) : [];
    for (const row of named ? [named] : meant)
      row.line.unitsPerCustomerMonth = {
        value: found.perMonth,
        low: found.low,
        high: found.high,
        provenance: found.low < found.high ? "parsed" : "founder",
        note: `Stated: ${found.text}`,
      };
  }
  return rows;
}
