import { tidy } from "./assumed";
import { trough } from "./funds";
import type { Assumptions } from "./inputs";
import { simulate } from "./simulate";
import { withoutWaiting } from "./staffing";
import { leftInAYear } from "./unit";
import { stopsGrowth } from "./warnings";

/** Times the usual marketing money that are tried. */
const TIMES = [1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48] as const;
/** More is spent only where it brings back so much more than it costs, counted to a year after the plan. */
const WORTH = 1.1;

const NOTE =
  "Set so that the money you seek is put to work: as much as brings back clearly more than it costs, and never more than that sum carries.";

/**
 * Whoever seeks money spends it: the marketing budget is raised as far as it pays, as the sum carries and as the aim asks
 * for, found by trying. `usual` = monthly marketing money of such a business. A plan without a sum that is sought, or one
 * that loses on every sale, stays as it is.
 */
export function putToWork(a: Assumptions, usual: number): Assumptions {
  const sought = a.funding.sought?.value ?? 0;
  const { marketingBase } = a.costs;
  if (sought <= 0 || marketingBase.provenance === "founder" || stopsGrowth(a)) return a;
  const yearOfEach = leftInAYear(a);
  const base = Math.max(marketingBase.value, usual);
  const tried = [marketingBase.value, ...TIMES.map((times) => tidy(base * times))].map((budget) => {
    const costs = {
      ...a.costs,
      marketingBase:
        budget === marketingBase.value
          ? marketingBase
          : {
              value: budget,
              low: budget * 0.6,
              high: budget * 1.4,
              provenance: "derived" as const,
              note: NOTE,
            },
    };
    const { months } = simulate(withoutWaiting({ ...a, costs }));
    const spent = months.reduce((sum, { marketing }) => sum + marketing, 0);
    const last = months.at(-1);
    return {
      costs,
      worth: (last?.cash ?? 0) + (last?.customers ?? 0) * yearOfEach - (WORTH - 1) * spent,
      carried: -trough(months).cash * (1 + a.funding.buffer) <= sought,
      reached: a.aim ? (months[a.aim.month - 1]?.customers ?? 0) >= a.aim.customers : false,
    };
  });
  const open = tried.filter(({ carried }) => carried);
  const enough = open.find(({ reached }) => reached);
  const best = enough ?? open.sort((x, y) => y.worth - x.worth)[0];
  return best ? { ...a, costs: best.costs } : a;
}
