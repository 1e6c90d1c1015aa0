import { TOO_LATE } from "@/lib/finance/funds";
import type { Assumptions } from "@/lib/finance/inputs";
import { activeLines } from "@/lib/finance/line-flow";
import { paysByYear } from "@/lib/finance/paid-ahead";
import { owedFrom } from "@/lib/finance/tax-owed";
import { MONTHS, monthColumn, type RowSpec } from "./grid";
import { lineName } from "./inputs";
import { lotRows } from "./lot-rows";
import { type Plan, row, type Spec, sum, type Values } from "./row";
import { seasonal, stockAhead } from "./season-rows";

/** Where everybody pays for a year at its start: what is invoiced in a month, and what of it is still to be earned. */
function aheadRows(a: Assumptions, v: Values, som: number): RowSpec[] {
  if (!paysByYear(a)) return [];
  const of = (i: number, field: string) => lineName(i, field);
  const yearly = activeLines(a.lines).flatMap((line, i) =>
    line.kind === "recurring" && line.per === "year" ? [i] : [],
  );
  const lines = activeLines(a.lines);
  const taxed = (i: number) => lines[i]?.taxed && a.salesTax !== undefined;
  const price = (month: string, kept: string) =>
    `(${yearly.map((i) => `(${month}>=${of(i, "start")})*${of(i, "attach")}*${of(i, "quantity")}*${of(i, "price")}${taxed(i) ? `*${kept}` : ""}`).join("+")})`;
  const priceNow = (month: number, kept: number) =>
    yearly.reduce(
      (all, i) =>
        all +
        (month >= v(of(i, "start")) ? v(of(i, "attach")) * v(of(i, "quantity")) * v(of(i, "price")) : 0) *
          (taxed(i) ? kept : 1),
      0,
    );
  const keptAtStart = a.salesTax && v("sales_tax_month") <= 1 ? 1 / (1 + v("sales_tax")) : 1;
  const start = Math.min(v("start_customers"), som);
  const earned = sum(yearly.map((i) => of(i, "r")));
  return [
    row(
      "billed",
      "Invoiced, a year at a time",
      "money",
      (ref) => `${ref("begun")}*${price(ref("month"), a.salesTax ? ref("kept") : "1")}`,
      (at) => at("begun") * priceNow(at.month, a.salesTax ? at("kept") : 1),
    ),
    row("earned", "Of it earned in the month", "money", earned.formula, earned.value),
    row(
      "ahead",
      "Paid ahead by customers",
      "money",
      (ref) => `MAX(0,${ref.before("ahead")}+${ref("billed")}-${ref("earned")})`,
      (at) => Math.max(0, at.before("ahead") + at("billed") - at("earned")),
      {
        start: {
          formula: `MIN(start_customers,som_customers)*${price("1", "IF(sales_tax_month<=1,1/(1+sales_tax),1)")}/2`,
          value: (start * priceNow(1, keptAtStart)) / 2,
        },
      },
    ),
  ];
}

/** What is carried only until VAT is owed does not count: some later month has to be carried as well. */
const lasts = (ref: { (key: string): string; month: number }, { salesTax }: Assumptions): string => {
  const row = ref("carried").slice(ref("carried").indexOf("$"));
  return salesTax && ref.month < MONTHS - 2
    ? `,OR(sales_tax_month>${TOO_LATE},${ref("month")}>=sales_tax_month,SUM(${monthColumn(ref.month + 1)}${row}:${monthColumn(MONTHS)}${row})>0)`
    : "";
};

/** When the money comes and goes, and how long it lasts. */
export function cashRows(
  { assumptions, months, even, v, som, ask }: Plan,
  stocked: readonly string[],
): Spec[] {
  const isSeasonal = assumptions.season !== undefined;
  const k = seasonal(isSeasonal);
  const since = owedFrom(months) ?? 0;
  const taxed = since > TOO_LATE ? 0 : since;
  const carried = (month: number) =>
    even.slice(month - 1, month + 2).filter((m) => m.revenue > 0 && m.ebitda >= m.unpaid).length === 3;
  const goods = sum(stocked);
  const ahead = aheadRows(assumptions, v, som);
  const isAhead = ahead.length > 0;
  const lots = lotRows(assumptions);
  const isByLot = lots.length > 0;
  return [
    { heading: "Cash" },
    ...ahead,
    ...lots,
    row(
      "receivables",
      "Unpaid by customers",
      "money",
      (ref) =>
        `(${ref(k("revenue"))}${isAhead ? `+${ref("billed")}-${ref("earned")}` : ""})*receivable_days/30`,
      (at) => ((at(k("revenue")) + (isAhead ? at("billed") - at("earned") : 0)) * v("receivable_days")) / 30,
    ),
    row(
      "payables",
      "Owed to suppliers",
      "money",
      (ref) => `(${ref(k("cogs"))}+${ref("marketing")}+${ref(k("overhead"))})*payable_days/30`,
      (at) => ((at(k("cogs")) + at("marketing") + at(k("overhead"))) * v("payable_days")) / 30,
    ),
    row(
      "stock",
      "Stock",
      "money",
      (ref) =>
        `(${isSeasonal ? stockAhead(ref) : goods.formula(ref)})*inventory_days/30${isByLot ? `+${ref("lots")}` : ""}`,
      (at) =>
        isSeasonal
          ? (months[at.month - 1]?.inventory ?? 0)
          : (goods.value(at) * v("inventory_days")) / 30 + (isByLot ? at("lots") : 0),
    ),
    row(
      "cash",
      "Cash before funding",
      "money",
      (ref) =>
        `${ref.before("cash")}+${ref(k("ebitda"))}-${ref("tax")}-${ref("capex")}-(${ref("stock")}-${ref.before("stock")}+${ref("receivables")}-${ref.before("receivables")}-${ref("payables")}+${ref.before("payables")}${isAhead ? `-${ref("ahead")}+${ref.before("ahead")}` : ""})`,
      (at) =>
        at.before("cash") +
        at(k("ebitda")) -
        at("tax") -
        at("capex") -
        (at("stock") -
          at.before("stock") +
          at("receivables") -
          at.before("receivables") -
          at("payables") +
          at.before("payables") -
          (isAhead ? at("ahead") - at.before("ahead") : 0)),
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
          : `IF(AND(${[0, 1, 2].map((k) => `${monthColumn(ref.month + k)}${ref("revenue").slice(ref("revenue").indexOf("$"))}>0,${monthColumn(ref.month + k)}${ref("ebitda").slice(ref("ebitda").indexOf("$"))}>=${monthColumn(ref.month + k)}${ref("unpaid").slice(ref("unpaid").indexOf("$"))}`).join(",")}${lasts(ref, assumptions)}),1,0)`,
      (at) =>
        carried(at.month) &&
        (at.month >= taxed || [...even.keys()].some((i) => i + 1 >= taxed && carried(i + 1)))
          ? 1
          : 0,
    ),
  ];
}
