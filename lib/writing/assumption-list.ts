import { INPUT, otherBase, otherWon } from "@/lib/finance/input-names";
import type { Assumptions } from "@/lib/finance/inputs";
import { costOf, figureOf, namedApart, priceOf } from "@/lib/finance/line-labels";
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
  for (const line of namedApart(a.lines, a.currency)) {
    add(`price_${line.id}`, priceOf(line), line.price, price);
    add(`take_${line.id}`, figureOf(INPUT.take, line), line.takeRate, percent);
    add(`order_${line.id}`, figureOf(INPUT.order, line), line.averageOrder, price);
    add(`units_${line.id}`, figureOf(INPUT.units, line), line.unitsPerCustomerMonth, few);
    add(`cost_${line.id}`, costOf(line), line.unitCost, price);
    add(`share_${line.id}`, figureOf(INPUT.paidAway, line), line.costShare, percent);
  }
  add("season", INPUT.seasonTimes, a.season?.times, few);
  add("cac", INPUT.cac, a.demand.cac, sum);
  add("promised", INPUT.promised, a.demand.promised, few);
  add("churn", INPUT.churn, a.demand.churn, percent);
  add("launch", INPUT.launch, a.demand.launchMonth, count);
  add("ramp", INPUT.ramp, a.demand.rampMonths, count);
  add("organic", INPUT.organic, a.demand.organicPerMonth, few);
  add("marketing", INPUT.marketing, a.costs.marketingBase, sum);
  add("overhead", INPUT.overhead, a.costs.overhead, sum);
  add("launch_cost", INPUT.launchCost, a.costs.launchOneOff, sum);
  add("market_base", a.market.baseLabel, a.market.base, count);
  for (const [i, filter] of a.market.filters.entries())
    add(`market_${i}`, filter.label, filter.share, percent);
  add("reach", INPUT.reach, a.market.reachableShareY3, percent);
  for (const { buyer, base, won } of a.market.others ?? []) {
    add(`base_${buyer}`, otherBase(buyer), base, count);
    add(`won_${buyer}`, otherWon(buyer), won, percent);
  }
  return rows;
}
