import type { Assumptions } from "./inputs";
import { chargesPerMonth, isRepeated } from "./line-flow";
import type { RevenueLine } from "./types";
import { perCustomer } from "./unit";

const PAID_EACH_TIME: readonly RevenueLine["kind"][] = [
  "recurring",
  "perUse",
  "unitSale",
  "take",
  "capacity",
  "oneOff",
];
const ONCE = { value: 1, low: 1, high: 1, provenance: "derived", note: "" } as const;

/** Where uses are counted, those bought at once are among them. */
const countsUses = (line: RevenueLine) =>
  line.kind === "perUse" ||
  line.kind === "take" ||
  (line.kind !== "recurring" && line.kind !== "oneOff" && isRepeated(line));

/** What one payment of one price leaves after tax, direct costs and fees: the sum that a single customer can show; null where nobody pays it piece by piece. */
export function leftOfPayment(a: Pick<Assumptions, "costs" | "salesTax">, line: RevenueLine): number | null {
  if (!PAID_EACH_TIME.includes(line.kind) || !(line.price ?? line.averageOrder)) return null;
  const { attach: _, freeMonths: __, tiers: ___, quantity, unitsPerCustomerMonth, ...one } = line;
  const months = line.kind === "recurring" ? (line.everyMonths ?? 1) / chargesPerMonth(line.per) : 1;
  // What is bought together, or used many times a month, is billed together.
  const many = Math.max(1, quantity?.value ?? 1);
  const often = Math.max(1, unitsPerCustomerMonth?.value ?? 1);
  const { contribution } = perCustomer(a, {
    ...one,
    ...(quantity && { quantity: { ...ONCE, value: many } }),
    ...(unitsPerCustomerMonth && { unitsPerCustomerMonth: { ...ONCE, value: often } }),
  });
  return (months * contribution) / (countsUses(line) ? often : often * many);
}
