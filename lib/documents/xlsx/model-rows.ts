import type { Assumptions } from "@/lib/finance/inputs";
import type { MonthRow } from "@/lib/finance/model";
import { MONTHS, monthColumn, type RowSpec } from "./grid";
import { lineRows } from "./line-rows";

type Values = (name: string) => number;
type Spec = RowSpec | { heading: string };

const sum = (keys: readonly string[]) => ({
  formula: (ref: (key: string) => string) => (keys.length > 0 ? keys.map(ref).join("+") : "0"),
  value: (at: (key: string) => number) => keys.reduce((total, key) => total + at(key), 0),
});

/** Every row of the monthly sheet, the same sums as the engine's, in its order. */
export function modelRows(
  a: Assumptions,
  months: readonly MonthRow[],
  v: Values,
  som: number,
  ask: number,
): Spec[] {
  const lines = lineRows(a, v);
  const hires = a.people.map((hire, i) => ({
    hire,
    key: `staff${i + 1}`,
    n: (field: string) => `hire${i + 1}_${field}`,
  }));
  const assets = a.capex.map((item, i) => ({
    item,
    key: `asset${i + 1}`,
    n: (field: string) => `asset${i + 1}_${field}`,
  }));
  const revenue = sum(lines.revenue);
  const cogs = sum(lines.cost);
  const goods = sum(lines.goods);
  const live = (at: { month: number }) => at.month >= v("launch");
  const row = (
    key: string,
    label: string,
    kind: RowSpec["kind"],
    formula: RowSpec["formula"],
    value: RowSpec["value"],
    rest: Partial<RowSpec> = {},
  ): RowSpec => ({ key, label, kind, formula, value, ...rest });
  const siteOf = (month: number) => months[month - 1]?.sites ?? 1;
  const startCustomers = Math.min(v("start_customers"), som);
  return [
    { heading: "Demand" },
    row(
      "month",
      "Month",
      "number",
      (ref) => String(ref.month),
      (at) => at.month,
    ),
    row(
      "sites",
      "Sites",
      "number",
      (ref) => String(siteOf(ref.month)),
      (at) => siteOf(at.month),
      { start: { formula: "1", value: 1 } },
    ),
    row(
      "ramp",
      "Share of full demand",
      "share",
      (ref) => `IF(${ref("month")}>=launch,MIN(1,(${ref("month")}-launch+1)/MAX(1,ramp_months)),0)`,
      (at) => (live(at) ? Math.min(1, (at.month - v("launch") + 1) / Math.max(1, v("ramp_months"))) : 0),
    ),
    row(
      "marketing",
      "Marketing",
      "money",
      (ref) =>
        `IF(${ref("month")}>=launch,MAX(marketing_base*${ref("ramp")},marketing_share*${ref.before("revenue")}),marketing_base*0.25)`,
      (at) =>
        live(at)
          ? Math.max(v("marketing_base") * at("ramp"), v("marketing_share") * at.before("revenue"))
          : v("marketing_base") * 0.25,
    ),
    row(
      "cacnow",
      "Marketing money per new customer",
      "money",
      (ref) => `cac*(1+cac_inflation*MAX(0,${ref("month")}-launch)/12)`,
      (at) => v("cac") * (1 + (v("cac_inflation") * Math.max(0, at.month - v("launch"))) / 12),
    ),
    row(
      "room",
      "Room left in the market",
      "share",
      (ref) => `IF(som_customers>0,MAX(0,1-${ref.before("customers")}/som_customers),0)`,
      (at) => (som > 0 ? Math.max(0, 1 - at.before("customers") / som) : 0),
    ),
    row(
      "new",
      "New customers",
      "count",
      (ref) =>
        `IF(OR(${ref("month")}<launch,${ref("room")}=0),0,MAX(0,MIN((IF(${ref("cacnow")}>0,${ref("marketing")}/${ref("cacnow")},0)+organic*${ref("ramp")}*(1+organic_growth)^(${ref("month")}-launch)+referral*${ref.before("customers")})*${ref("room")},som_customers-${ref.before("customers")})))`,
      (at) => {
        if (!live(at) || at("room") === 0) return 0;
        const bought = at("cacnow") > 0 ? at("marketing") / at("cacnow") : 0;
        const organic = v("organic") * at("ramp") * (1 + v("organic_growth")) ** (at.month - v("launch"));
        return Math.max(
          0,
          Math.min(
            (bought + organic + v("referral") * at.before("customers")) * at("room"),
            som - at.before("customers"),
          ),
        );
      },
    ),
    row(
      "lost",
      "Lost customers",
      "count",
      (ref) => `${ref.before("customers")}*churn`,
      (at) => at.before("customers") * v("churn"),
    ),
    row(
      "customers",
      "Customers at month end",
      "count",
      (ref) => `MAX(0,${ref.before("customers")}-${ref("lost")}+${ref("new")})`,
      (at) => Math.max(0, at.before("customers") - at("lost") + at("new")),
      { start: { formula: "MIN(start_customers,som_customers)", value: startCustomers }, total: true },
    ),
    row(
      "average",
      "Customers on average",
      "count",
      (ref) => `(${ref.before("customers")}+${ref("customers")})/2`,
      (at) => (at.before("customers") + at("customers")) / 2,
    ),
    { heading: "Revenue and cost of delivery" },
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
    { heading: "People and overhead" },
    ...hires.map(({ hire, key, n }) => staffRow(hire.role, hire.start, key, n, v)),
    row(
      "payroll",
      "People, with taxes and benefits",
      "money",
      (ref) =>
        `(${hires.map(({ key, n }) => `${ref(key)}*${n("pay")}*(1+${n("burden")})`).join("+") || "0"})*1.03^INT((${ref("month")}-1)/12)`,
      (at) =>
        hires.reduce((total, { key, n }) => total + at(key) * v(n("pay")) * (1 + v(n("burden"))), 0) *
        1.03 ** Math.floor((at.month - 1) / 12),
    ),
    row(
      "overhead",
      "Overhead",
      "money",
      (ref) => `overhead_month*${ref("sites")}+overhead_share*${ref("revenue")}`,
      (at) => v("overhead_month") * at("sites") + v("overhead_share") * at("revenue"),
    ),
    row(
      "oneoff",
      "Launch",
      "money",
      (ref) => `IF(${ref("month")}=1,launch_cost,0)`,
      (at) => (at.month === 1 ? v("launch_cost") : 0),
    ),
    row(
      "ebitda",
      "Operating result",
      "money",
      (ref) => `${ref("gross")}-${ref("payroll")}-${ref("marketing")}-${ref("overhead")}-${ref("oneoff")}`,
      (at) => at("gross") - at("payroll") - at("marketing") - at("overhead") - at("oneoff"),
      { total: true },
    ),
    { heading: "Equipment and tax" },
    ...assets.map(({ item, key, n }) =>
      row(
        key,
        item.label,
        "money",
        (ref) =>
          `${n("cost")}*(IF(${ref("month")}=${n("month")},1,0)${item.perSite ? `+${ref("sites")}-${ref.before("sites")}` : ""})`,
        (at) =>
          v(n("cost")) *
          ((at.month === item.month ? 1 : 0) + (item.perSite ? at("sites") - at.before("sites") : 0)),
      ),
    ),
    row(
      "capex",
      "Equipment bought",
      "money",
      sum(assets.map(({ key }) => key)).formula,
      sum(assets.map(({ key }) => key)).value,
    ),
    row(
      "wear",
      "Wear",
      "money",
      (ref) =>
        assets
          .map(({ item, key, n }) => {
            const from = Math.max(1, ref.month - Math.max(1, item.lifeMonths) + 1);
            const line = ref(key).split("$")[1];
            return `SUM(${monthColumn(from)}$${line}:${ref(key)})/${n("life")}`;
          })
          .join("+") || "0",
      (at) =>
        wearAt(
          assets.map(({ item }) => item),
          at.month,
          v,
          siteOf,
        ),
    ),
    row(
      "pool",
      "Losses carried forward",
      "money",
      (ref) => `MAX(0,${ref.before("pool")}-(${ref("ebitda")}-${ref("wear")}))`,
      (at) => Math.max(0, at.before("pool") - (at("ebitda") - at("wear"))),
    ),
    row(
      "tax",
      "Tax",
      "money",
      (ref) => `MAX(0,${ref("ebitda")}-${ref("wear")}-${ref.before("pool")})*tax_rate`,
      (at) => Math.max(0, at("ebitda") - at("wear") - at.before("pool")) * v("tax_rate"),
    ),
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
      "Carries its own costs, this and the next two months",
      "number",
      (ref) =>
        ref.month > MONTHS - 2
          ? "0"
          : `IF(AND(${[0, 1, 2].map((k) => `${monthColumn(ref.month + k)}${ref("revenue").slice(ref("revenue").indexOf("$"))}>0,${monthColumn(ref.month + k)}${ref("ebitda").slice(ref("ebitda").indexOf("$"))}>=0`).join(",")}),1,0)`,
      (at) =>
        months.slice(at.month - 1, at.month + 2).filter((m) => m.revenue > 0 && m.ebitda >= 0).length === 3
          ? 1
          : 0,
    ),
  ];
}

function staffRow(
  role: string,
  start: Assumptions["people"][number]["start"],
  key: string,
  n: (field: string) => string,
  v: Values,
): RowSpec {
  const spec = (formula: RowSpec["formula"], value: RowSpec["value"]): RowSpec => ({
    key,
    label: role,
    kind: "number",
    formula,
    value,
  });
  if ("month" in start)
    return spec(
      (ref) => `IF(${ref("month")}>=${n("month")},1,0)`,
      (at) => (at.month >= start.month ? 1 : 0),
    );
  if ("perSite" in start)
    return spec(
      (ref) => ref("sites"),
      (at) => at("sites"),
    );
  if ("revenueAtLeast" in start)
    return spec(
      (ref) => `IF(OR(${ref.before(key)}>0,${ref.before("revenue")}>=${n("revenue")}),1,0)`,
      (at) => (at.before(key) > 0 || at.before("revenue") >= start.revenueAtLeast ? 1 : 0),
    );
  return spec(
    (ref) => `MAX(${ref.before(key)},IF(${n("per")}>0,ROUNDUP(${ref.before("customers")}/${n("per")},0),0))`,
    (at) => Math.max(at.before(key), v(n("per")) > 0 ? Math.ceil(at.before("customers") / v(n("per"))) : 0),
  );
}

/** Each purchase wears off in equal parts over its months of use. */
function wearAt(
  items: Assumptions["capex"],
  month: number,
  v: Values,
  siteOf: (month: number) => number,
): number {
  return items.reduce((total, item, i) => {
    const life = Math.max(1, item.lifeMonths);
    let spent = 0;
    for (let m = Math.max(1, month - life + 1); m <= month; m++) {
      const sites = item.perSite ? siteOf(m) - (m > 1 ? siteOf(m - 1) : 1) : 0;
      spent += v(`asset${i + 1}_cost`) * ((m === item.month ? 1 : 0) + sites);
    }
    return total + spent / life;
  }, 0);
}
