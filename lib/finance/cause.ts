import type { FinancialModel } from "./model";
import { taxInYear } from "./tax-owed";

export type Cause =
  | "unit"
  | "hours"
  | "places"
  | "market"
  | "acquisition"
  | "tax"
  | "margin"
  | "overhead"
  | "pace";

/** Overhead below this part of the pay is no reason to look at it first. */
const HEAVY = 0.25;

/** Where so little of each sale is left, no saving on overhead makes it a living. */
const THIN = 0.2;

/** Why a plan does not carry its costs and the pay by its end, the root first; null where it does. */
export function causeOf(model: Omit<FinancialModel, "warnings">): Cause | null {
  const { breakEvenMonth, unit, evenAt, market, assumptions, leftMonthly, even: months } = model;
  if (breakEvenMonth !== null) return null;
  if (unit.contribution <= 0) return "unit";
  const needed = evenAt ?? Number.POSITIVE_INFINITY;
  const served = unit.basis === "month" ? market.somCustomers : market.somCustomers / 36;
  const most = assumptions.demand.mostNew?.value ?? Number.POSITIVE_INFINITY;
  const full = unit.basis === "purchase" && assumptions.hands && needed > most;
  if (full || (assumptions.market.ofHands && needed > served)) return "hours";
  const held = assumptions.demand.mostNew?.provenance !== "assumption" && unit.basis === "purchase";
  if (held && needed > most) return "places";
  if (unit.ltv < assumptions.demand.cac.value) return "acquisition";
  const pay = months.at(-1)?.unpaid ?? 0;
  const tax = taxInYear({ assumptions, months }, 3) / 12;
  if (tax > 0 && (leftMonthly ?? 0) + tax >= pay) return "tax";
  if ((unit.contributionMargin ?? 1) < THIN) return "margin";
  const last = months.at(-1);
  if (last && last.overhead > HEAVY * last.unpaid && (leftMonthly ?? 0) + last.overhead >= last.unpaid)
    return "overhead";
  return needed > served ? "market" : "pace";
}
