import { stockOfLots } from "@/lib/finance/first-lot";
import type { Assumptions } from "@/lib/finance/inputs";
import { activeLines } from "@/lib/finance/line-flow";
import type { RowSpec } from "./grid";
import { lineName } from "./inputs";
import { row } from "./row";

/** Goods that are had by the lot only: what of the lots was sold so far, and what of them lies there; nothing where there are none. */
export function lotRows(a: Assumptions): RowSpec[] {
  const at = activeLines(a.lines).findIndex(({ id }) => id === a.lot?.lineId);
  if (!a.lot || at < 0) return [];
  const { pieces, cost } = a.lot;
  const units = lineName(at, "u");
  return [
    row(
      "lots_used",
      "Goods of the lots sold so far, at cost",
      "money",
      (ref) => `${ref.before("lots_used")}+${ref(units)}*first_lot/${pieces}`,
      (now) => now.before("lots_used") + (now(units) * cost.value) / pieces,
      { start: { formula: "0", value: 0 } },
    ),
    row(
      "lots",
      "Goods of the lots in stock",
      "money",
      (ref) =>
        `IF(OR(first_lot<=0,${ref("month")}<MAX(1,first_lot_month)),0,MAX(1,ROUNDUP(ROUND(${ref("lots_used")}/first_lot,9),0))*first_lot-${ref("lots_used")})`,
      (now) => stockOfLots(a, now.month, now("lots_used")),
    ),
  ];
}
