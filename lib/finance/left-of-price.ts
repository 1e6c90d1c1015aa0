import { chargesPerMonth } from "./line-flow";
import type { RevenueLine } from "./types";

/** What one payment of a line leaves after the line's own cost, in the project's currency; null where either is not known. */
export function leftOfPrice({ kind, price, per, unitCost, everyMonths }: RevenueLine): number | null {
  if (!price || !unitCost || everyMonths || !["recurring", "perUse", "unitSale", "oneOff"].includes(kind))
    return null;
  const months = kind === "recurring" ? 1 / chargesPerMonth(per) : 1;
  return price.value - unitCost.value * months;
}
