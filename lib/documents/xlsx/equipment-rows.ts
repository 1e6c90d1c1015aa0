import type { CapitalItem } from "@/lib/finance/inputs";
import { activeLines } from "@/lib/finance/line-flow";
import { monthColumn } from "./grid";
import { lineName } from "./inputs";
import { type Plan, row, type Spec, sum } from "./row";

/** What is bought, how it wears off, and the tax on what is left. */
export function equipmentRows(plan: Plan): Spec[] {
  const { assumptions, v } = plan;
  const assets = assumptions.capex.map((item, i) => ({
    item,
    key: `asset${i + 1}`,
    n: (field: string) => `asset${i + 1}_${field}`,
  }));
  return [
    { heading: "Equipment and tax" },
    ...(assets.some(({ item }) => item.letWith !== undefined) ? [peakRow(plan)] : []),
    ...assets.map(({ item, key, n }) => {
      const each = piecesOf(plan, item);
      if (each)
        return row(
          key,
          item.label,
          "money",
          (ref) => `${n("cost")}*${each.formula}*(${ref("peak")}-${ref.before("peak")})`,
          (at) => v(n("cost")) * each.value * (at("peak") - at.before("peak")),
        );
      return row(
        key,
        item.label,
        "money",
        (ref) =>
          `${n("cost")}*(IF(${ref("month")}=${n("month")},1,0)${item.perSite ? `+${ref("sites")}-${ref.before("sites")}` : ""})`,
        (at) =>
          v(n("cost")) *
          ((at.month === item.month ? 1 : 0) + (item.perSite ? at("sites") - at.before("sites") : 0)),
      );
    }),
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
      (at) => wearAt(plan, at.month),
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
  ];
}

/** How many pieces one customer has on loan, as names of its line; null for what the business keeps itself. */
function piecesOf({ assumptions, v }: Plan, { letWith }: CapitalItem) {
  if (letWith === undefined) return null;
  const at = activeLines(assumptions.lines).findIndex(({ id }) => id === letWith);
  if (at < 0) return { formula: "0", value: 0 };
  const names = [lineName(at, "quantity"), lineName(at, "attach")] as const;
  return { formula: names.join("*"), value: v(names[0]) * v(names[1]) };
}

/** For so many customers the equipment has been bought. */
const peakRow = ({ v, som }: Plan): Spec =>
  row(
    "peak",
    "Most customers so far",
    "count",
    (ref) => `MAX(${ref.before("peak")},${ref("customers")})`,
    (at) => Math.max(at.before("peak"), at("customers")),
    {
      start: { formula: "MIN(start_customers,som_customers)", value: Math.min(v("start_customers"), som) },
    },
  );

/** Each purchase wears off in equal parts over its months of use. */
function wearAt(plan: Plan, month: number): number {
  const { assumptions, v, siteOf, peakOf } = plan;
  return assumptions.capex.reduce((total, item, i) => {
    const life = Math.max(1, item.lifeMonths);
    const each = piecesOf(plan, item)?.value;
    let spent = 0;
    for (let m = Math.max(1, month - life + 1); m <= month; m++) {
      const sites = item.perSite ? siteOf(m) - (m > 1 ? siteOf(m - 1) : 1) : 0;
      const count =
        each === undefined ? (m === item.month ? 1 : 0) + sites : each * (peakOf(m) - peakOf(m - 1));
      spent += v(`asset${i + 1}_cost`) * count;
    }
    return total + spent / life;
  }, 0);
}
