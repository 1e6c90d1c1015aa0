import type { Assumptions } from "./inputs";
import { leftOfPayment } from "./left-of-payment";
import type { RevenueLine } from "./types";

/** What one payment of a line leaves, where the founder names both its price and its cost; null where either is not known. */
export function leftOfPrice(line: RevenueLine, a: Pick<Assumptions, "costs" | "salesTax">): number | null {
  const { kind, price, unitCost, everyMonths } = line;
  return !price || !unitCost || everyMonths || !["recurring", "perUse", "unitSale", "oneOff"].includes(kind)
    ? null
    : leftOfPayment(a, line);
}
