import type { Assumptions } from "@/lib/finance/inputs";
import { monthColumn } from "./grid";
import { type Plan, row, type Spec, sum, type Values } from "./row";

/** What is bought, how it wears off, and the tax on what is left. */
export function equipmentRows({ assumptions, v, siteOf }: Plan): Spec[] {
  const assets = assumptions.capex.map((item, i) => ({
    item,
    key: `asset${i + 1}`,
    n: (field: string) => `asset${i + 1}_${field}`,
  }));
  return [
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
  ];
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
