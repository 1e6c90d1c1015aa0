import type { Assumptions, CapitalItem } from "./inputs";
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

/** Pieces of equipment that each customer has on loan; 0 where nothing is let. */
export function piecesEach({ lines }: Assumptions, { letWith }: CapitalItem): number {
  const line = letWith === undefined ? undefined : lines.find(({ id }) => id === letWith);
  return line ? (line.quantity?.value ?? 1) * (line.attach?.value ?? 1) : 0;
}

/** What the equipment let to one customer costs to buy, and how much of it wears off in a month. */
export function letToEach(a: Assumptions): { cost: number; wear: number } {
  return a.capex.reduce(
    (sum, item) => {
      const cost = item.cost.value * piecesEach(a, item);
      return { cost: sum.cost + cost, wear: sum.wear + cost / Math.max(1, item.lifeMonths) };
    },
    { cost: 0, wear: 0 },
  );
}

/** `newPeak` = customers beyond the most there ever were: for those before, the equipment is there. */
export function capitalSpend(
  a: Assumptions,
  month: number,
  newSites: number,
  newPeak: number,
): { spend: number; assets: Asset[] } {
  const bought = a.capex.map((item) => ({
    item,
    count:
      item.letWith === undefined
        ? (item.month === month ? 1 : 0) + (item.perSite ? newSites : 0)
        : newPeak * piecesEach(a, item),
  }));
  const assets = bought
    .filter(({ count }) => count > 0)
    .map(({ item, count }) => ({
      monthly: (item.cost.value * count) / Math.max(1, item.lifeMonths),
      left: Math.max(1, item.lifeMonths),
    }));
  return { spend: bought.reduce((sum, { item, count }) => sum + item.cost.value * count, 0), assets };
}
