import type { Assumptions } from "@/lib/finance/inputs";
import { costOf, figureOf, priceOf } from "@/lib/finance/line-labels";
import { count, money, percent, priceMoney } from "@/lib/finance/money";
import { shown } from "@/lib/finance/shown";
import type { Assumed, Provenance } from "@/lib/finance/types";

export interface NamedAssumption {
  key: string;
  label: string;
  value: string;
  provenance: Provenance;
  note: string;
  sourceId?: string;
}

/** The inputs of the model as rows a founder can check and change, most telling first. */
export function namedAssumptions(a: Assumptions): NamedAssumption[] {
  const rows: NamedAssumption[] = [];
  const add = (key: string, label: string, input: Assumed | undefined, show: (value: number) => string) => {
    if (!input) return;
    const { value, provenance, note, sourceId } = input;
    rows.push({ key, label, value: show(value), provenance, note, ...(sourceId ? { sourceId } : {}) });
  };
  const price = (value: number) => priceMoney(value, a.currency);
  const few = (value: number) => shown(value, "count", a.currency);
  const sum = (value: number) => money(value, a.currency);
  for (const line of a.lines) {
    add(`price_${line.id}`, priceOf(line), line.price, price);
    add(`take_${line.id}`, figureOf("Commission", line), line.takeRate, percent);
    add(`order_${line.id}`, `Average order: ${line.label}`, line.averageOrder, price);
    add(`units_${line.id}`, `Units per customer and month: ${line.label}`, line.unitsPerCustomerMonth, few);
    add(`cost_${line.id}`, costOf(line), line.unitCost, price);
    add(`share_${line.id}`, `Share paid away: ${line.label}`, line.costShare, percent);
  }
  add("cac", "Marketing money per new customer", a.demand.cac, sum);
  add("promised", "Customers who promised and begin at the launch", a.demand.promised, few);
  add("churn", "Customers lost each month", a.demand.churn, percent);
  add("launch", "Month of the first sale", a.demand.launchMonth, count);
  add("ramp", "Months until demand is at full strength", a.demand.rampMonths, count);
  add("organic", "New customers a month without marketing", a.demand.organicPerMonth, few);
  add("marketing", "Marketing budget a month", a.costs.marketingBase, sum);
  add("overhead", "Overhead a month", a.costs.overhead, sum);
  add("launch_cost", "One-off cost of launching", a.costs.launchOneOff, sum);
  add("market_base", a.market.baseLabel, a.market.base, count);
  for (const [i, filter] of a.market.filters.entries())
    add(`market_${i}`, filter.label, filter.share, percent);
  add("reach", "Share of the serviceable market reached in three years", a.market.reachableShareY3, percent);
  for (const { buyer, base, won } of a.market.others ?? []) {
    add(`base_${buyer}`, `Beside them: ${buyer}`, base, count);
    add(`won_${buyer}`, `Share of the ${buyer} won by year 3`, won, percent);
  }
  return rows;
}
