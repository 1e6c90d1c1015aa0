import { fixed } from "./assumed";
import type { Assumptions } from "./inputs";
import { activeLines, lineFlow } from "./line-flow";
import { sizeMarket, wonTimes } from "./market";
import { leaks } from "./unit";
import { stopsGrowth } from "./warnings";

/** New customers a month while each sale loses money: enough to learn from, too few to hurt. */
const PILOT_PACE = 1;
const HELD =
  "Held at zero while each sale loses money; it comes back with a price or a cost that leaves something.";

/** A grant carries only so many customers who each cost more than they pay. */
function withinGrant(a: Assumptions): Assumptions {
  const given = activeLines(a.lines).reduce(
    (sum, line) => sum + (line.kind === "grant" ? lineFlow(line, 0, 0).revenue : 0),
    0,
  );
  const lost = leaks(a).reduce((sum, { contribution }) => sum - Math.min(0, contribution), 0);
  const won = sizeMarket(a).somCustomers;
  if (given <= 0 || lost <= 0 || won <= 0) return a;
  const most = Math.max(given / lost, 1);
  if (most >= won) return a;
  const note = "As many as the grant can carry, because each costs more than it pays.";
  return { ...a, market: wonTimes(a.market, most / won, note) };
}

/**
 * A plan that loses on every sale is not grown: no marketing, nobody recommended, no further sites, one new customer a
 * month, until the price or the cost is mended. Everything else stays as assumed.
 */
export function holdGrowth(a: Assumptions): Assumptions {
  if (!stopsGrowth(a)) return withinGrant(a);
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
