import { MONTHS, monthColumn } from "./grid";
import { type Plan, row, type Spec, sum } from "./row";

/** When the money comes and goes, and how long it lasts. */
export function cashRows({ months, v, ask }: Plan, stocked: readonly string[]): Spec[] {
  const goods = sum(stocked);
  return [
    { heading: "Cash" },
    row(
      "receivables",
      "Unpaid by customers",
      "money",
      (ref) => `${ref("revenue")}*receivable_days/30`,
      (at) => (at("revenue") * v("receivable_days")) / 30,
    ),
    row(
      "payables",
      "Owed to suppliers",
      "money",
      (ref) => `(${ref("cogs")}+${ref("marketing")}+${ref("overhead")})*payable_days/30`,
      (at) => ((at("cogs") + at("marketing") + at("overhead")) * v("payable_days")) / 30,
    ),
    row(
      "stock",
      "Stock",
      "money",
      (ref) => `(${goods.formula(ref)})*inventory_days/30`,
      (at) => (goods.value(at) * v("inventory_days")) / 30,
    ),
    row(
      "cash",
      "Cash before funding",
      "money",
      (ref) =>
        `${ref.before("cash")}+${ref("ebitda")}-${ref("tax")}-${ref("capex")}-(${ref("stock")}-${ref.before("stock")}+${ref("receivables")}-${ref.before("receivables")}-${ref("payables")}+${ref.before("payables")})`,
      (at) =>
        at.before("cash") +
        at("ebitda") -
        at("tax") -
        at("capex") -
        (at("stock") -
          at.before("stock") +
          at("receivables") -
          at.before("receivables") -
          at("payables") +
          at.before("payables")),
      { start: { formula: "opening_cash", value: v("opening_cash") }, total: true },
    ),
    row(
      "short",
      "Months since the money was gone",
      "number",
      (ref) => `IF(OR(${ref.before("short")}>0,${ref("cash")}+ask<0),1,0)`,
      (at) => (at.before("short") > 0 || at("cash") + ask < 0 ? 1 : 0),
    ),
    row(
      "carried",
      "Carries all its costs and pay, this and the next two months",
      "number",
      (ref) =>
        ref.month > MONTHS - 2
          ? "0"
          : `IF(AND(${[0, 1, 2].map((k) => `${monthColumn(ref.month + k)}${ref("revenue").slice(ref("revenue").indexOf("$"))}>0,${monthColumn(ref.month + k)}${ref("ebitda").slice(ref("ebitda").indexOf("$"))}>=${monthColumn(ref.month + k)}${ref("unpaid").slice(ref("unpaid").indexOf("$"))}`).join(",")}),1,0)`,
      (at) =>
        months.slice(at.month - 1, at.month + 2).filter((m) => m.revenue > 0 && m.ebitda >= m.unpaid)
          .length === 3
          ? 1
          : 0,
    ),
  ];
}
