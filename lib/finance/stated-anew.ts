import { withStart } from "@/lib/brief/corrected/start";
import type { Brief } from "@/lib/brief/types";
import type { Corrections } from "./corrections";
import type { Assumptions } from "./inputs";
import type { Assumed } from "./types";

type Stated = Brief["stated"];
type Figure = "capex" | "marketing" | "cac" | "churn" | "paymentShare" | "conversion" | "capacity" | "ownPay";

/** The figures of the answers that a founder may set, by their keys, and what stands in their place; undefined for nothing. */
const SET_BY: readonly [key: RegExp, name: Figure, now: (a: Assumptions) => Assumed | undefined][] = [
  [
    /^capex_equipment$/,
    "capex",
    ({ capex }) => capex.find(({ label }) => label.toLowerCase() === "equipment")?.cost,
  ],
  [/^marketing$/, "marketing", ({ costs }) => costs.marketingBase],
  [/^cac$/, "cac", ({ demand }) => demand.cac],
  [/^churn$/, "churn", ({ demand }) => demand.churn],
  [/^payment_share$/, "paymentShare", ({ costs }) => costs.paymentShare],
  [/^paying$/, "conversion", ({ demand }) => demand.paying],
  [/^capacity$/, "capacity", ({ capacity }) => capacity?.perMonth],
  [/^pay_founder/, "ownPay", ({ people }) => people.find(({ role }) => /^founder/i.test(role))?.monthly],
];

/**
 * What the answers state, under the founder's values: a figure that was set stands in place of the one that was told, and one
 * that was set to nothing is not there.
 */
export function statedAnew(stated: Stated, { values }: Corrections, a: Assumptions): Stated {
  const keys = Object.keys(values);
  // Who has set how many customers there are is told of them in the sentences too.
  const next = { ...withStart(stated, { customers: values.customers, budget: values.opening_cash }) };
  for (const [key, name, now] of SET_BY) {
    if (!next[name] || !keys.some((each) => key.test(each))) continue;
    const figure = now(a);
    if (figure && figure.value > 0) next[name] = figure;
    else delete next[name];
  }
  // One sum for everything that is fixed: what was named of it is a part no more.
  if (keys.includes("overhead")) delete next.fixedMonthly;
  if (keys.includes("market_base") && next.marketCount) {
    const { base } = a.market;
    if (base.value > 0) next.marketCount = { ...base, noun: next.marketCount.noun };
    else delete next.marketCount;
  }
  return next;
}
