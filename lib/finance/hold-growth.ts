import { fixed } from "./assumed";
import type { Assumptions } from "./inputs";
import { stopsGrowth } from "./warnings";

/** New customers a month while each sale loses money: enough to learn from, too few to hurt. */
const PILOT_PACE = 1;
const HELD =
  "Held at zero while each sale loses money; it comes back with a price or a cost that leaves something.";

/**
 * A plan that loses on every sale is not grown: no marketing, nobody recommended, no further sites, one new customer a
 * month, until the price or the cost is mended. Everything else stays as assumed.
 */
export function holdGrowth(a: Assumptions): Assumptions {
  if (!stopsGrowth(a)) return a;
  const none = fixed(0, HELD);
  const pace = Math.min(a.demand.organicPerMonth.value, PILOT_PACE);
  return {
    ...a,
    demand: {
      ...a.demand,
      organicPerMonth: fixed(pace, "A pilot only, while each sale loses money."),
      organicGrowth: none,
      referral: none,
    },
    costs: { ...a.costs, marketingBase: none, marketingShare: none },
    ...(a.capacity ? { capacity: { ...a.capacity, maxSites: 1 } } : {}),
  };
}
