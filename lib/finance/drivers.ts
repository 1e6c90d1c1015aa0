import { INPUT } from "./input-names";
import type { Assumptions } from "./inputs";
import { withPaying } from "./lenses";
import type { Assumed, RevenueLine } from "./types";

export type End = "low" | "high";

export interface Driver {
  key: string;
  label: string;
  /** The end of the range that a founder would wish for. */
  better: End;
  present(a: Assumptions): boolean;
  /** `part` is how far of the way to that end, 0 to 1; all of it when absent. */
  apply(a: Assumptions, end: End, part?: number): Assumptions;
}

const at = (assumed: Assumed, end: End, part = 1): Assumed => ({
  ...assumed,
  value: assumed.value + (assumed[end] - assumed.value) * part,
});
const spread = (assumed: Assumed | undefined) => assumed !== undefined && assumed.low < assumed.high;

const ofDemand = (
  key: "cac" | "churn" | "organicPerMonth" | "promised" | "rampMonths" | "referral",
  label: string,
  better: End,
): Driver => ({
  key,
  label,
  better,
  present: (a) => spread(a.demand[key]),
  apply: (a, end, part) => {
    const assumed = a.demand[key];
    return assumed ? { ...a, demand: { ...a.demand, [key]: at(assumed, end, part) } } : a;
  },
});

const ofLines = (
  key: string,
  label: string,
  better: End,
  fields: readonly (
    | "price"
    | "takeRate"
    | "averageOrder"
    | "unitCost"
    | "unitsPerCustomerMonth"
    | "attach"
  )[],
): Driver => ({
  key,
  label,
  better,
  present: (a) => a.lines.some((line) => !line.later && fields.some((field) => spread(line[field]))),
  apply: (a, end, part) => ({ ...a, lines: a.lines.map((line) => moved(line, fields, end, part)) }),
});

function moved(
  line: RevenueLine,
  fields: readonly (
    | "price"
    | "takeRate"
    | "averageOrder"
    | "unitCost"
    | "unitsPerCustomerMonth"
    | "attach"
  )[],
  end: End,
  part?: number,
): RevenueLine {
  const next = { ...line };
  for (const field of fields) {
    const assumed = line[field];
    if (!assumed) continue;
    const set = at(assumed, end, part);
    next[field] = set;
    if (field === "price" && line.tiers && assumed.value > 0) {
      const factor = set.value / assumed.value;
      next.tiers = line.tiers.map((tier) => ({ ...tier, price: tier.price * factor }));
    }
  }
  return next;
}

const USAGE = ofLines("usage", "How often a customer buys", "high", ["unitsPerCustomerMonth"]);
const ATTACH = ofLines("attach", "", "high", ["attach"]);

/** What moves in the scenarios and in the sensitivity, each within its own stated range. What the founder decides alone, pay, overhead and the marketing budget, is no risk and no driver. */
export const DRIVERS: readonly Driver[] = [
  ofLines("price", "Price", "high", ["price", "takeRate"]),
  ofDemand("cac", "Marketing cost per new customer", "low"),
  ofDemand("churn", INPUT.churn, "low"),
  ofDemand("promised", "Promised customers who begin", "high"),
  ofDemand("organicPerMonth", "New customers without advertising", "high"),
  ofDemand("rampMonths", INPUT.ramp, "low"),
  {
    ...USAGE,
    // Hours that are full cannot be sold more often.
    present: (a) => !a.market.ofHands && USAGE.present(a),
  },
  {
    key: "attach",
    label: "Share of customers who pay",
    better: "high",
    present: (a) => spread(a.demand.paying) || ATTACH.present(a),
    apply: (a, end, part) =>
      a.demand.paying ? withPaying(a, at(a.demand.paying, end, part)) : ATTACH.apply(a, end, part),
  },
  ofLines("averageOrder", INPUT.order, "high", ["averageOrder"]),
  ofLines("unitCost", "Cost per unit", "low", ["unitCost"]),
  {
    key: "delivery",
    label: INPUT.delivery,
    better: "low",
    present: (a) => Object.values(a.costs.cogsShare).some(spread),
    apply: (a, end, part) => ({
      ...a,
      costs: {
        ...a.costs,
        cogsShare: Object.fromEntries(
          Object.entries(a.costs.cogsShare).map(([id, share]) => [id, at(share, end, part)]),
        ),
      },
    }),
  },
  ofDemand("referral", "New customers brought by customers", "high"),
];
