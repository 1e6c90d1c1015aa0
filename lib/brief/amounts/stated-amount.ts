import type { Assumed } from "@/lib/finance/types";
import type { ReadAmount } from "./amount-roles";

/** An amount as the founder named it, per one of what it is counted in. */
export const stated = ({ value, low, high, text, tail }: ReadAmount): Assumed => ({
  value: value / tail.divisor,
  low: low / tail.divisor,
  high: high / tail.divisor,
  provenance: low < high ? "parsed" : "founder",
  note: `Stated: ${text}`,
});
