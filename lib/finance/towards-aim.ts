import type { Assumptions } from "./inputs";
import { simulate } from "./simulate";
import type { Assumed } from "./types";

/** How far the usual effort may be stretched or cut to meet an aim. */
const LEAST = 0.1;
const MOST = 6;
const STEPS = 18;
const CLOSE = 0.02;

const times = (amount: Assumed, factor: number, note: string): Assumed => ({
  ...amount,
  value: amount.value * factor,
  low: amount.low * factor,
  high: amount.high * factor,
  provenance: "derived",
  note,
});

function withEffort(a: Assumptions, factor: number, note: string): Assumptions {
  return {
    ...a,
    demand: { ...a.demand, organicPerMonth: times(a.demand.organicPerMonth, factor, note) },
    costs: { ...a.costs, marketingBase: times(a.costs.marketingBase, factor, note) },
  };
}

/**
 * Marketing and outreach set so that the plan has the customers that the founder aims for in that month, found by halving
 * between a tenth and six times the usual effort; beyond that the usual effort stays and the plan says how far it gets.
 */
export function towardsAim(a: Assumptions): Assumptions {
  const { aim } = a;
  if (!aim) return a;
  const note = `Set so that the plan meets your aim: ${aim.text}.`;
  const reached = (factor: number) =>
    simulate(withEffort(a, factor, note)).months[aim.month - 1]?.customers ?? 0;
  if (reached(MOST) < aim.customers * (1 - CLOSE) || reached(LEAST) > aim.customers) return a;
  let [low, high] = [LEAST, MOST];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = Math.sqrt(low * high);
    if (reached(middle) < aim.customers) low = middle;
    else high = middle;
  }
  return withEffort(a, high, note);
}
