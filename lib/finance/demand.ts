import type { Assumptions } from "./inputs";
import { buysOnce } from "./line-flow";
import type { MonthRow } from "./model";
import { notRenewing, paysByYear } from "./paid-ahead";

const PRE_LAUNCH_MARKETING = 0.25;

/** Those who promised begin at the launch, no more in a month than can be served. */
function promisedIn({ demand }: Assumptions, month: number): number {
  const promised = demand.promised?.value ?? 0;
  const most = demand.mostNew?.value ?? Number.POSITIVE_INFINITY;
  const live = month - Math.ceil(demand.launchMonth.value);
  const begun = (months: number) => (months > 0 ? Math.min(promised, most * months) : 0);
  return begun(live + 1) - begun(live);
}

/** Who buys once appears over time: of all who can be won in the plan, so many have come up by a month. */
export function openBy(a: Assumptions, month: number, som: number): number {
  if (!buysOnce(a)) return som;
  const sure = Math.min(som, a.demand.startCustomers.value + (a.demand.promised?.value ?? 0));
  return sure + (som - sure) * Math.min(1, month / a.horizon);
}

/** New customers of a month: bought, found by themselves, and brought along; none beyond the obtainable market, or beyond what can be served. */
export function newCustomers(
  a: Assumptions,
  previous: MonthRow,
  month: number,
  marketing: number,
  cac: number,
  ramp: number,
  som: number,
) {
  const launch = a.demand.launchMonth.value;
  if (month < launch) return 0;
  if (som <= previous.customers) return 0;
  // A market dries up as it is won; a house with so many places fills to the last one.
  const room = a.market.ofPlaces ? 1 : 1 - previous.customers / som;
  const bought = cac > 0 ? marketing / cac : 0;
  const organic =
    a.demand.organicPerMonth.value * ramp * (1 + a.demand.organicGrowth.value) ** (month - launch);
  const wanted = (bought + organic + a.demand.referral.value * previous.customers) * room;
  const most = a.demand.mostNew?.value ?? Number.POSITIVE_INFINITY;
  return Math.max(0, Math.min(wanted + promisedIn(a, month), som - previous.customers, most));
}

/** `ended`: customers whose paid year ends in this month, where everybody pays by the year. */
export function demandOf(
  a: Assumptions,
  previous: MonthRow,
  month: number,
  obtainable: number,
  ended: number,
) {
  const som = openBy(a, month, obtainable);
  const { launchMonth, rampMonths, cac, cacInflation, churn } = a.demand;
  const live = month >= launchMonth.value;
  const ramp = live ? Math.min(1, (month - launchMonth.value + 1) / Math.max(1, rampMonths.value)) : 0;
  const base = a.costs.marketingBase.value;
  const price = cac.value * (1 + (cacInflation.value * Math.max(0, month - launchMonth.value)) / 12);
  // A full market needs no more than what brings back as many as leave, and nobody is won who cannot be served.
  const byYear = paysByYear(a);
  const lost = byYear ? ended * notRenewing(churn.value) : previous.customers * churn.value;
  const open = Math.max(0, som - previous.customers + lost);
  const most = price > 0 ? price * Math.min(open, a.demand.mostNew?.value ?? open) : Infinity;
  const marketing = live
    ? Math.min(most, Math.max(base * ramp, a.costs.marketingShare.value * previous.revenue))
    : base * PRE_LAUNCH_MARKETING;
  const joined = newCustomers(a, previous, month, marketing, price, ramp, som);
  return {
    marketing,
    cac: price,
    newCustomers: joined,
    lostCustomers: lost,
    begun: byYear ? joined + ended - lost : 0,
    customers: Math.max(0, previous.customers - lost + joined),
  };
}
