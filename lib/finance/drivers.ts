import type { Assumptions } from "./inputs";
import { withPaying } from "./lenses";
import type { Assumed, RevenueLine } from "./types";

export type End = "low" | "high";

export interface Driver {
  key: string;
  label: string;
  /** The end of the range that a founder would wish for. */
  better: End;
  /** True when the low and high scenario move it; the others only appear in the sensitivity. */
  scenario: boolean;
  present(a: Assumptions): boolean;
  apply(a: Assumptions, end: End): Assumptions;
}

const at = (assumed: Assumed, end: End): Assumed => ({ ...assumed, value: assumed[end] });
const spread = (assumed: Assumed | undefined) => assumed !== undefined && assumed.low < assumed.high;

const ofDemand = (
  key: "cac" | "churn" | "organicPerMonth" | "promised" | "rampMonths" | "launchMonth" | "referral",
  label: string,
  better: End,
  scenario: boolean,
): Driver => ({
  key,
  label,
  better,
  scenario,
  present: (a) => spread(a.demand[key]),
  apply: (a, end) => {
    const assumed = a.demand[key];
    return assumed ? { ...a, demand: { ...a.demand, [key]: at(assumed, end) } } : a;
  },
});

const ofLines = (
  key: string,
  label: string,
  better: End,
  scenario: boolean,
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
  scenario,
  present: (a) => a.lines.some((line) => !line.later && fields.some((field) => spread(line[field]))),
  apply: (a, end) => ({ ...a, lines: a.lines.map((line) => moved(line, fields, end)) }),
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
): RevenueLine {
  const next = { ...line };
  for (const field of fields) {
    const assumed = line[field];
    if (!assumed) continue;
    next[field] = at(assumed, end);
    if (field === "price" && line.tiers && assumed.value > 0) {
      const factor = assumed[end] / assumed.value;
      next.tiers = line.tiers.map((tier) => ({ ...tier, price: tier.price * factor }));
    }
  }
  return next;
}

const ofCosts = (key: "marketingBase" | "overhead", label: string): Driver => ({
  key,
  label,
  better: "low",
  scenario: false,
  present: (a) => spread(a.costs[key]),
  apply: (a, end) => ({ ...a, costs: { ...a.costs, [key]: at(a.costs[key], end) } }),
});

const ATTACH = ofLines("attach", "", "high", false, ["attach"]);

/** What moves in the scenarios and in the sensitivity, each within its own stated range. */
export const DRIVERS: readonly Driver[] = [
  ofLines("price", "Price", "high", true, ["price", "takeRate"]),
  ofDemand("cac", "Marketing cost per new customer", "low", true),
  ofDemand("churn", "Customers lost each month", "low", true),
  ofDemand("promised", "Promised customers who begin", "high", true),
  ofDemand("organicPerMonth", "New customers without advertising", "high", true),
  ofDemand("rampMonths", "Months until marketing works fully", "low", true),
  ofLines("usage", "How often a customer buys", "high", false, ["unitsPerCustomerMonth"]),
  {
    key: "attach",
    label: "Share of customers who pay",
    better: "high",
    scenario: false,
    present: (a) => spread(a.demand.paying) || ATTACH.present(a),
    apply: (a, end) => (a.demand.paying ? withPaying(a, at(a.demand.paying, end)) : ATTACH.apply(a, end)),
  },
  ofLines("averageOrder", "Average order", "high", false, ["averageOrder"]),
  ofLines("unitCost", "Cost per unit", "low", false, ["unitCost"]),
  {
    key: "delivery",
    label: "Cost of delivery as a share of revenue",
    better: "low",
    scenario: false,
    present: (a) => Object.values(a.costs.cogsShare).some(spread),
    apply: (a, end) => ({
      ...a,
      costs: {
        ...a.costs,
        cogsShare: Object.fromEntries(
          Object.entries(a.costs.cogsShare).map(([id, share]) => [id, at(share, end)]),
        ),
      },
    }),
  },
  ofDemand("launchMonth", "Launch month", "low", false),
  ofDemand("referral", "New customers brought by customers", "high", false),
  ofCosts("marketingBase", "Monthly marketing budget"),
  ofCosts("overhead", "Monthly overhead"),
];
