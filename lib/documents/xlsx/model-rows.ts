import type { Assumptions } from "@/lib/finance/inputs";
import { namedApart } from "@/lib/finance/line-labels";
import type { FinancialModel } from "@/lib/finance/model";
import { cashRows } from "./cash-rows";
import { demandRows } from "./demand-rows";
import { equipmentRows } from "./equipment-rows";
import { lineRows } from "./line-rows";
import { peopleRows } from "./people-rows";
import { type Plan, row, type Spec, sum, type Values } from "./row";
import { seasonRows } from "./season-rows";

/** Of what private people pay, the part that is no tax. */
const keptRows = ({ salesTax }: Assumptions, v: Values): Spec[] =>
  salesTax
    ? [
        row(
          "kept",
          `Part of a price to private people that is no ${salesTax.name}`,
          "share",
          (ref) => `IF(${ref("month")}>=sales_tax_month,1/(1+sales_tax),1)`,
          (at) => (at.month >= v("sales_tax_month") ? 1 / (1 + v("sales_tax")) : 1),
          { start: { formula: "1", value: 1 } },
        ),
      ]
    : [];

/** Every row of the monthly sheet, the same sums as the engine's, in its order. */
export function modelRows(
  assumptions: Assumptions,
  { months, even }: Pick<FinancialModel, "months" | "even">,
  v: Values,
  som: number,
  ask: number,
): Spec[] {
  const siteOf = (month: number) => months[month - 1]?.sites ?? 1;
  const start = Math.min(v("start_customers"), som);
  const peaks = [start];
  for (const { customers } of even) peaks.push(Math.max(peaks.at(-1) ?? 0, customers));
  const peakOf = (month: number) => peaks[month] ?? start;
  const plan: Plan = { assumptions, months, even, v, som, ask, siteOf, peakOf };
  const told = { ...assumptions, lines: namedApart(assumptions.lines, assumptions.currency) };
  const lines = lineRows(told, v);
  const revenue = sum(lines.revenue);
  const cogs = sum(lines.cost);
  return [
    ...demandRows(plan),
    { heading: "Revenue and cost of delivery" },
    ...keptRows(assumptions, v),
    ...lines.specs,
    row("revenue", "Revenue", "money", revenue.formula, revenue.value, { total: true }),
    row("cogs", "Cost of delivery", "money", cogs.formula, cogs.value),
    row(
      "fees",
      "Payment fees",
      "money",
      (ref) => lines.fees.map((fee) => fee.formula(ref)).join("+") || "0",
      (at) => lines.fees.reduce((total, fee) => total + fee.value(at), 0),
    ),
    row(
      "gross",
      "Gross profit",
      "money",
      (ref) => `${ref("revenue")}-${ref("cogs")}-${ref("fees")}`,
      (at) => at("revenue") - at("cogs") - at("fees"),
      { total: true },
    ),
    ...peopleRows(plan),
    ...equipmentRows(plan),
    ...seasonRows(plan, lines.goods),
    ...cashRows(plan, lines.goods),
  ];
}
