import type { Assumptions } from "./inputs";
import type { Market } from "./model";

const HORIZON = 36;

/**
 * Bottom-up market, money a year. TAM = possible customers with the need x what one is worth a year; SAM = TAM x each filter;
 * SOM = the smaller of the share that can be won by year 3 and what the channels can reach in 36 months.
 */
export function sizeMarket({ market }: Assumptions): Market {
  const base = Math.max(0, market.base.value);
  const value = Math.max(0, market.annualValue.value);
  const narrow = (filters: typeof market.filters) =>
    filters.reduce((share, filter) => share * Math.min(1, Math.max(0, filter.share.value)), 1);
  const tamCustomers = base * narrow(market.segment);
  const samCustomers = tamCustomers * narrow(market.filters);
  const byShare = samCustomers * Math.min(1, Math.max(0, market.reachableShareY3.value));
  const byChannels = market.channels.reduce(
    (sum, c) => sum + c.reachPerMonth.value * HORIZON * c.conversion.value,
    0,
  );
  const somCustomers = market.channels.length > 0 ? Math.min(byShare, byChannels) : byShare;
  const factor = (
    label: string,
    a: { value: number; provenance: Market["factors"][number]["provenance"]; note: string },
  ) => ({
    label,
    value: a.value,
    provenance: a.provenance,
    note: a.note,
  });
  return {
    tam: tamCustomers * value,
    sam: samCustomers * value,
    som: somCustomers * value,
    tamCustomers,
    samCustomers,
    somCustomers,
    factors: [
      factor(market.baseLabel, market.base),
      ...market.segment.map((filter) => factor(filter.label, filter.share)),
      ...market.filters.map((filter) => factor(filter.label, filter.share)),
      factor("Revenue per customer and year", market.annualValue),
      factor("Share that can be won by year 3", market.reachableShareY3),
    ],
    sized: market.sized,
    ...(market.needs ? { needs: market.needs } : {}),
  };
}
