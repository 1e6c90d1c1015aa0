import type { Assumptions } from "./inputs";
import type { MonthRow } from "./model";

export interface Asset {
  /** Depreciation a month. */
  monthly: number;
  left: number;
}

/** Further sites are bought when the last month filled the ones there are. */
export function sitesNow({ capacity }: Assumptions, previous: MonthRow, soldUnits: number): number {
  if (capacity?.planned) return capacity.planned[previous.month] ?? previous.sites;
  if (!capacity || previous.sites >= capacity.maxSites || previous.month >= capacity.expandUntil)
    return previous.sites;
  const sellable = capacity.perMonth.value * capacity.utilisationCap.value * previous.sites;
  return previous.month > 0 && soldUnits >= sellable * capacity.expandAt
    ? previous.sites + 1
    : previous.sites;
}

export function capitalSpend(
  a: Assumptions,
  month: number,
  newSites: number,
): { spend: number; assets: Asset[] } {
  const bought = a.capex.map((item) => ({
    item,
    count: (item.month === month ? 1 : 0) + (item.perSite ? newSites : 0),
  }));
  const assets = bought
    .filter(({ count }) => count > 0)
    .map(({ item, count }) => ({
      monthly: (item.cost.value * count) / Math.max(1, item.lifeMonths),
      left: Math.max(1, item.lifeMonths),
    }));
  return { spend: bought.reduce((sum, { item, count }) => sum + item.cost.value * count, 0), assets };
}
