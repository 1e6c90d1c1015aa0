import type { RevenueLine } from "@/lib/finance/types";
import type { ReadAmount } from "../amounts/amount-roles";
import type { Reading } from "./line-kind";
import { capital } from "./line-names";
import type { PricedLine } from "./line-plans";

/** "Bottle €9.90 online and €5.60 wholesale": the same piece, sold to those who sell it on. */
const WHOLESALE =
  /\bwholesale\b|\btrade price\b|\b(?:shops|stores|retailers|stockists|delis|delicatessens|grocers)\s(?:buy|pay|order)\b|\bto (?:[\p{L}-]+\s)?(?:shops|stores|retailers|stockists|delis|caf[ée]s|restaurants|hotels|co-ops|stalls|pharmacies|supermarkets|grocers|bakeries|kiosks|salons|wholesalers|distributors|resellers)\b/iu;

export function asWholesale(
  line: RevenueLine,
  reading: Reading,
  amount: ReadAmount,
  last: PricedLine | undefined,
) {
  if (line.kind !== "unitSale" || !WHOLESALE.test(`${amount.before}${amount.after}`)) return reading.unit;
  const unit = reading.unit || (last?.line.kind === "unitSale" ? last.unit : "");
  line.label = unit ? `${capital(unit)}, wholesale` : "Wholesale";
  return unit;
}
