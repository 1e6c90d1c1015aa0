import { singular } from "../amounts/price-tail";
import { literal } from "../text/literal";
import { COUNT } from "../text/number-words";
import type { PricedLine } from "./line-plans";

/** "A single session is 60 and a monthly plan with four sessions is 200": each customer takes one of the two. */
export function asSingleOrPlan(rows: readonly PricedLine[]): void {
  const singles = rows.filter(
    ({ line, unit }) => (line.kind === "perUse" || line.kind === "unitSale") && unit !== "" && !line.later,
  );
  const plans = rows.filter(({ line }) => line.kind === "recurring" && !line.later);
  const [single] = singles;
  const [plan] = plans;
  if (!single || !plan || singles.length > 1 || plans.length > 1) return;
  const unit = singular(single.unit.split(" ").at(-1) ?? single.unit);
  const holds = new RegExp(`\\b(?:${COUNT}) (?:\\p{L}+ )?${literal(unit)}(?:e?s)\\b`, "iu");
  // "Including 200, then 0.50 for each further one" is paid beside the plan.
  if (/^further/.test(single.line.id) || /\b(?:includ|up to|beyond|then)/i.test(plan.line.evidence)) return;
  if (single.line.buyer || plan.line.buyer || !holds.test(plan.line.evidence)) return;
  single.line.id = "plan-1";
  plan.line.id = "plan-2";
}
