import { chargesPerMonth } from "@/lib/finance/line-flow";
import { singular } from "../amounts/price-tail";
import { type Frequency, frequencyStated } from "../text/frequency";
import type { PricedLine } from "./line-plans";

const A_WEEKLY = /\bper weekly (\p{L}+)/iu;

/** "€19 per weekly box. Subscribers take about three boxes a month": paid for each box that is taken. */
export function byPiece(rows: readonly PricedLine[], frequencies: readonly Frequency[]): void {
  for (const row of rows) {
    const { line } = row;
    const thing = A_WEEKLY.exec(line.evidence)?.[1];
    const often = thing && frequencies.find(({ noun }) => noun === singular(thing));
    if (
      !thing ||
      line.kind !== "recurring" ||
      line.per !== "week" ||
      !often ||
      often.perMonth >= chargesPerMonth("week")
    )
      continue;
    row.unit = singular(thing);
    line.label = row.unit.charAt(0).toUpperCase() + row.unit.slice(1);
    line.kind = "unitSale";
    line.per = undefined;
    line.unitsPerCustomerMonth = frequencyStated(often);
  }
}
