import { waysToPay } from "@/lib/finance/ways-to-pay";
import { t } from "./frames";
import type { Material } from "./material";

/** A swatch card beside a subscription is not worth a word. */
const MONTHS_WORTH = 2;

/** "€1,512 once, of which €782 is left": what a new customer pays before the monthly payments; "" where that is nothing or little. */
export function firstPayment(m: Pick<Material, "context" | "show">): string {
  const { unit } = m.context.model;
  // Who takes a single one takes no plan: for nobody does the one follow on the other.
  if (waysToPay(m.context.model.assumptions).length > 0) return "";
  if (unit.basis !== "month" || unit.equipment > 0 || unit.atStart <= 0) return "";
  return unit.paidAtStart < MONTHS_WORTH * unit.revenue
    ? ""
    : t`${m.show("revenue_start")} once, of which ${m.show("contribution_start")} is left`;
}
