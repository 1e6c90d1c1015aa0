import type { Assumptions } from "./inputs";
import { buysOnce } from "./line-flow";
import { sizeMarket, wonTimes } from "./market";
import type { MonthRow } from "./model";

/** Where each is served once and only so many can be served in a month, no more are won in the plan than that. */
export function withinPlaces(a: Assumptions): Assumptions["market"] {
  const { market, demand, horizon } = a;
  const won = sizeMarket(a).somCustomers;
  if (!demand.mostNew || demand.mostNew.provenance === "assumption" || !buysOnce(a) || won <= 0)
    return market;
  const months = horizon - Math.ceil(demand.launchMonth.value) + 1;
  const most = demand.startCustomers.value + demand.mostNew.value * months;
  return most >= won
    ? market
    : {
        ...wonTimes(market, most / won, `As many as can be served in the plan. ${demand.mostNew.note}`),
        ofPlaces: true,
      };
}

const FULL = 0.97;

/** The first month in which no more can be served; null where the plan never comes so far. */
export function fullFrom(a: Assumptions, months: readonly MonthRow[]): number | null {
  const most = a.demand.mostNew?.value ?? Number.POSITIVE_INFINITY;
  const room = a.capacity
    ? a.capacity.perMonth.value * a.capacity.utilisationCap.value
    : Number.POSITIVE_INFINITY;
  const held = a.market.ofPlaces && !a.demand.mostNew ? sizeMarket(a).somCustomers : Number.POSITIVE_INFINITY;
  const full = months.find(
    (row) =>
      row.newCustomers >= FULL * most ||
      (a.capacity?.maxSites === 1 && row.unmetUnits > 0 && room > 0) ||
      row.customers >= FULL * held,
  );
  return full?.month ?? null;
}
