import type { Assumptions } from "./inputs";
import { lastMonths } from "./left";
import { paysFees } from "./line-flow";
import { isWaiting, loadedPay } from "./staffing";
import { keptOf } from "./tax-owed";
import type { RevenueLine } from "./types";
import { mainLine, perCustomer } from "./unit";

/** What the last months have to leave: the pay that waits, or nothing where nobody waits. */
const payAtEnd = (a: Assumptions) =>
  a.people.filter(isWaiting).reduce((sum, hire) => sum + loadedPay(hire), 0);

/** So far from the plan that "everything else as planned" would mean nothing. */
const [LEAST, MOST] = [0.1, 10];

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** What stays of one more in the price: fees and rent by turnover grow with it, the work and the goods do not. */
const keptOfPrice = ({ costs, salesTax }: Assumptions, line: RevenueLine) =>
  1 -
  (paysFees(line) && !(costs.paymentBase === "gmv" && line.kind === "take") ? costs.paymentShare.value : 0) /
    keptOf(salesTax, line) -
  costs.overheadShare.value;

/** Of several plans all prices change alike. */
const isRaisedWith = ({ id: main }: RevenueLine, id: string) =>
  id === main || (/^plan-/.test(main) && /^plan-/.test(id));

export interface Carries {
  /** Price of the main line, or the share of a trade that is kept. */
  price: number | null;
  /** How often a customer buys it a month, where that is an assumption. */
  often: number | null;
}

const MOST_SHARE = 1;

/**
 * At which price, and at which frequency, the last months carry their costs and pay. Nothing else changes: the same
 * customers, people, marketing and overhead as planned, so that it can be worked out by hand.
 */
export function whatCarries(a: Assumptions): Carries {
  const main = mainLine(a);
  if (!main || main.kind === "grant" || main.kind === "audience") return { price: null, often: null };
  const last = lastMonths(a);
  const missing = payAtEnd(a) - mean(last.map(({ ebitda }) => ebitda));
  const revenue = mean(
    last.map(({ revenueByLine }) =>
      Object.entries(revenueByLine).reduce((sum, [id, of]) => (isRaisedWith(main, id) ? sum + of : sum), 0),
    ),
  );
  const times = (kept: number): number | null => {
    const factor = 1 + missing / (revenue * kept);
    return revenue * kept > 0 && factor > LEAST && factor < MOST ? factor : null;
  };
  const charged = main.kind === "take" ? main.takeRate?.value : main.price?.value;
  const byPrice = times(keptOfPrice(a, main));
  const price = byPrice !== null && charged ? charged * byPrice : null;
  const each = perCustomer(a, main);
  const frequency = main.unitsPerCustomerMonth;
  // Hours and places that are used up already cannot be sold twice.
  const free = frequency?.provenance === "assumption" && !a.hands && main.kind !== "capacity";
  const byUse = free ? times(each.contribution / (each.revenue - each.tax)) : null;
  return {
    price: price !== null && main.kind === "take" && price >= MOST_SHARE ? null : price,
    often: byUse !== null && frequency ? frequency.value * byUse : null,
  };
}
