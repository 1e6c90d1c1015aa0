import { tidy } from "./assumed";
import type { Assumptions } from "./inputs";
import { simulate } from "./simulate";
import { unitEconomics } from "./unit";

/** Few customers are worth more than this many times what it takes to win them: a newcomer plans with no more. */
const MOST_WORTH = 7.5;

/** An assumed cost of winning a customer that makes each of them worth too much is raised until it does not. */
export function carefulCac(a: Assumptions): Assumptions {
  const { cac } = a.demand;
  // Where an aim was named, the spending follows from it.
  if (a.aim || cac.provenance !== "assumption" || cac.value <= 0) return a;
  const unit = unitEconomics(a, simulate(a));
  const least = unit.ltv / MOST_WORTH;
  if (Math.max(unit.cac ?? 0, cac.value) >= least) return a;
  const value = tidy(least);
  const times = value / cac.value;
  const note = `Marketing money per new customer; assumed, so that none is worth more than ${MOST_WORTH} times what it takes to win one. Measure it first.`;
  return {
    ...a,
    demand: { ...a.demand, cac: { ...cac, value, low: cac.low * times, high: cac.high * times, note } },
  };
}
