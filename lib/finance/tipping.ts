import { DRIVERS, type Driver, type End } from "./drivers";
import type { Assumptions } from "./inputs";
import { lastMonths } from "./left";
import { isWaiting, loadedPay } from "./staffing";
import { mainLine } from "./unit";

/** So far beyond its range nobody fears an assumption. */
const FARTHEST = 1.6;
const STEPS = 16;

/** What the last months leave over costs and the pay that waits. */
export function spare(a: Assumptions): number {
  const last = lastMonths(a);
  const pay = a.people.filter(isWaiting).reduce((sum, hire) => sum + loadedPay(hire), 0);
  return last.reduce((sum, { ebitda }) => sum + ebitda, 0) / last.length - pay;
}

/** The figure by which an assumption is told: of what all customers do, or of the line that earns most. */
function toldBy(a: Assumptions, key: string): number | undefined {
  const main = mainLine(a);
  switch (key) {
    case "cac":
    case "churn":
    case "organicPerMonth":
      return a.demand[key].value;
    case "usage":
      return main?.unitsPerCustomerMonth?.value;
    case "averageOrder":
    case "unitCost":
      return main?.[key]?.value;
    case "attach":
      return a.demand.paying?.value ?? main?.attach?.value;
    case "delivery":
      return a.costs.cogsShare[main?.id ?? ""]?.value;
    default:
      return undefined;
  }
}

export interface Tip {
  key: string;
  /** At this value the last months carry costs and pay no longer. */
  value: number;
  now: number;
}

/** How far an assumption may go, all else as planned, until the end of the plan carries costs and pay no longer; null where it does not today, or still would far beyond its range. */
export function tipOf(a: Assumptions, key: string): Tip | null {
  const driver = DRIVERS.find((one): one is Driver => one.key === key);
  const now = toldBy(a, key);
  if (!driver || now === undefined || spare(a) < 0) return null;
  const end: End = driver.better === "low" ? "high" : "low";
  const at = (part: number) => driver.apply(a, end, part);
  const stands = (part: number) => {
    const value = toldBy(at(part), key);
    return value !== undefined && value > 0 && spare(at(part)) >= 0;
  };
  if (stands(FARTHEST)) return null;
  let [low, high] = [0, FARTHEST];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (stands(middle)) low = middle;
    else high = middle;
  }
  const value = toldBy(at(low), key) ?? 0;
  return value > 0 && spare(at(high)) < 0 && value !== now ? { key, value, now } : null;
}
