import type { SalesTax } from "./inputs";
import { chargesPerMonth } from "./line-flow";
import { keptOf } from "./tax-owed";
import type { RevenueLine } from "./types";

/** What one payment of a line leaves after tax and the line's own cost, in the project's currency; null where either is not known. */
export function leftOfPrice(line: RevenueLine, tax?: SalesTax): number | null {
  const { kind, price, per, unitCost, everyMonths } = line;
  if (!price || !unitCost || everyMonths || !["recurring", "perUse", "unitSale", "oneOff"].includes(kind))
    return null;
  const months = kind === "recurring" ? 1 / chargesPerMonth(per) : 1;
  return price.value * keptOf(tax, line) - unitCost.value * months;
}
