import type { Assumptions } from "./inputs";
import { leftBeforePay } from "./left";
import { isWaiting, loadedPay, payRise } from "./staffing";
import type { Assumed, RevenueLine } from "./types";
import { mainLine } from "./unit";

/** What the last months have to leave: the pay that waits, or nothing where nobody waits. */
const payAtEnd = (a: Assumptions) =>
  a.people.filter(isWaiting).reduce((sum, hire) => sum + loadedPay(hire), 0) * payRise(a.horizon);

const [LEAST, MOST, STEPS] = [0.1, 10, 24];

const times = (amount: Assumed, factor: number): Assumed => ({ ...amount, value: amount.value * factor });

/** By how much one field of the main line has to change, all else equal, for the plan to carry itself by its last months; null where no such change does. */
function factorOf(a: Assumptions, change: (line: RevenueLine, factor: number) => RevenueLine): number | null {
  const main = mainLine(a);
  if (!main) return null;
  const wanted = payAtEnd(a);
  const carries = (factor: number) =>
    leftBeforePay({
      ...a,
      lines: a.lines.map((line) => (line.id === main.id ? change(line, factor) : line)),
    }) >= wanted;
  if (!carries(MOST) || carries(LEAST)) return null;
  let [low, high] = [LEAST, MOST];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = Math.sqrt(low * high);
    if (carries(middle)) high = middle;
    else low = middle;
  }
  return high;
}

function withPrice(line: RevenueLine, factor: number): RevenueLine {
  if (line.kind === "take") return line.takeRate ? { ...line, takeRate: times(line.takeRate, factor) } : line;
  return {
    ...line,
    ...(line.price ? { price: times(line.price, factor) } : {}),
    ...(line.averageOrder ? { averageOrder: times(line.averageOrder, factor) } : {}),
    ...(line.tiers ? { tiers: line.tiers.map((tier) => ({ ...tier, price: tier.price * factor })) } : {}),
  };
}

export interface Carries {
  /** Price of the main line, or the share of a trade that is kept. */
  price: number | null;
  /** How often a customer buys it a month, where that is an assumption. */
  often: number | null;
}

const MOST_SHARE = 1;

/** At which price, and at which frequency, each with all else as assumed, the plan carries its costs and pay by month 36; found with the engine itself. */
export function whatCarries(a: Assumptions): Carries {
  const main = mainLine(a);
  if (!main || main.kind === "grant" || main.kind === "audience") return { price: null, often: null };
  const charged = main.kind === "take" ? main.takeRate?.value : main.price?.value;
  const factor = factorOf(a, withPrice);
  const price = factor !== null && charged ? charged * factor : null;
  const frequency = main.unitsPerCustomerMonth;
  // Hours and places that are used up already cannot be sold twice.
  const free = frequency?.provenance === "assumption" && !a.hands && main.kind !== "capacity";
  const more = free
    ? factorOf(a, (line, by) => ({
        ...line,
        ...(line.unitsPerCustomerMonth
          ? { unitsPerCustomerMonth: times(line.unitsPerCustomerMonth, by) }
          : {}),
      }))
    : null;
  return {
    price: price !== null && main.kind === "take" && price >= MOST_SHARE ? null : price,
    often: more !== null && frequency ? frequency.value * more : null,
  };
}
