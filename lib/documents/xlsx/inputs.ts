import type { Assumptions } from "@/lib/finance/inputs";
import { activeLines, chargesPerMonth } from "@/lib/finance/line-flow";
import type { FinancialModel } from "@/lib/finance/model";
import { committed, scenarioPlans } from "@/lib/finance/scenarios";
import type { Assumed } from "@/lib/finance/types";

export type NumberKind = "money" | "price" | "share" | "count" | "number";

/** One row of the assumptions: a named cell that every formula reads. */
export interface InputRow {
  /** Name of the cell in formulas. */
  name: string;
  group: string;
  label: string;
  low: number;
  base: number;
  high: number;
  kind: NumberKind;
  provenance: string;
  note: string;
}

interface Found {
  group: string;
  label: string;
  kind: NumberKind;
  pick(a: Assumptions): Assumed | number | undefined;
}

const numberOf = (found: Assumed | number | undefined): number =>
  typeof found === "number" ? found : (found?.value ?? 0);

/** Names that a spreadsheet takes: letters first, no cell address. */
export const lineName = (index: number, field: string): string => `line${index + 1}_${field}`;
const hireName = (index: number, field: string): string => `hire${index + 1}_${field}`;

function lineInputs(base: Assumptions): Record<string, Found> {
  const found: Record<string, Found> = {};
  activeLines(base.lines).forEach((line, i) => {
    const add = (field: string, label: string, kind: NumberKind, pick: Found["pick"]) => {
      found[lineName(i, field)] = { group: `Revenue: ${line.label}`, label, kind, pick };
    };
    const of = (a: Assumptions) => activeLines(a.lines)[i];
    add("start", "First month of revenue", "number", (a) => of(a)?.startMonth);
    add(
      "price",
      line.price ? "Price" : "Average order",
      "price",
      (a) => of(a)?.price ?? of(a)?.averageOrder ?? 0,
    );
    if (line.kind === "recurring" || line.kind === "grant")
      add("charges", "Charged so many times a month", "number", () => chargesPerMonth(line.per));
    add("often", "Units per customer and month", "number", (a) => of(a)?.unitsPerCustomerMonth ?? 1);
    add("attach", "Share of customers who buy it", "share", (a) => of(a)?.attach ?? 1);
    add("quantity", "Units bought at once", "number", (a) => of(a)?.quantity ?? 1);
    if (line.kind === "take") {
      add("order", "Average order", "price", (a) => of(a)?.averageOrder ?? 0);
      add("take", "Share of each order that is kept", "share", (a) => of(a)?.takeRate ?? 0);
    }
    if (line.kind === "audience")
      add("sold", "Share of places sold", "share", (a) => of(a)?.sellThrough ?? 1);
    [...(line.tiers ?? [])]
      .sort((x, y) => x.from - y.from)
      .forEach((tier, t) => {
        add(`from${t + 1}`, `From this many units: price ${t + 2}`, "number", () => tier.from);
        add(
          `tier${t + 1}`,
          `Price ${t + 2}`,
          "price",
          (a) => [...(of(a)?.tiers ?? [])].sort((x, y) => x.from - y.from)[t]?.price ?? 0,
        );
      });
    add("unitcost", "Cost per unit", "price", (a) => of(a)?.unitCost ?? 0);
    add("paidaway", "Share of revenue paid away", "share", (a) => of(a)?.costShare ?? 0);
    add(
      "delivery",
      "Cost of delivery as a share of revenue",
      "share",
      (a) => a.costs.cogsShare[line.id] ?? 0,
    );
  });
  return found;
}

function peopleInputs(base: Assumptions): Record<string, Found> {
  const found: Record<string, Found> = {};
  base.people.forEach((hire, i) => {
    const group = `People: ${hire.role}`;
    found[hireName(i, "pay")] = {
      group,
      label: "Gross pay a month",
      kind: "money",
      pick: (a) => a.people[i]?.monthly,
    };
    found[hireName(i, "burden")] = {
      group,
      label: "Taxes and benefits on top",
      kind: "share",
      pick: (a) => a.people[i]?.burden,
    };
    const { start } = hire;
    if ("month" in start)
      found[hireName(i, "month")] = {
        group,
        label: "Joins in month",
        kind: "number",
        pick: () => start.month,
      };
    if ("revenueAtLeast" in start)
      found[hireName(i, "revenue")] = {
        group,
        label: "Joins when last month's revenue reached",
        kind: "money",
        pick: () => start.revenueAtLeast,
      };
    if ("customersPer" in start)
      found[hireName(i, "per")] = {
        group,
        label: "One for so many customers",
        kind: "count",
        pick: () => start.customersPer,
      };
  });
  base.capex.forEach((item, i) => {
    const group = "Equipment";
    found[`asset${i + 1}_cost`] = { group, label: item.label, kind: "money", pick: (a) => a.capex[i]?.cost };
    found[`asset${i + 1}_month`] = {
      group,
      label: `${item.label}: bought in month`,
      kind: "number",
      pick: () => item.month,
    };
    found[`asset${i + 1}_life`] = {
      group,
      label: `${item.label}: months of use`,
      kind: "number",
      pick: () => Math.max(1, item.lifeMonths),
    };
  });
  return found;
}

const of = (group: string, label: string, kind: NumberKind, pick: Found["pick"]): Found => ({
  group,
  label,
  kind,
  pick,
});

function generalInputs(base: Assumptions): Record<string, Found> {
  const market: Record<string, Found> = {
    market_base: of("Market", base.market.baseLabel, "count", (a) => Math.max(0, a.market.base.value)),
  };
  base.market.segment.forEach((filter, i) => {
    market[`segment${i + 1}_share`] = of("Market", filter.label, "share", (a) => a.market.segment[i]?.share);
  });
  base.market.filters.forEach((filter, i) => {
    market[`filter${i + 1}_share`] = of("Market", filter.label, "share", (a) => a.market.filters[i]?.share);
  });
  base.market.channels.forEach((channel, i) => {
    market[`channel${i + 1}_reach`] = of(
      "Market",
      `${channel.label}: people reached a month`,
      "count",
      (a) => a.market.channels[i]?.reachPerMonth,
    );
    market[`channel${i + 1}_share`] = of(
      "Market",
      `${channel.label}: share that buys`,
      "share",
      (a) => a.market.channels[i]?.conversion,
    );
  });
  const demand = (label: string, kind: NumberKind, key: Exclude<keyof Assumptions["demand"], "noun">) =>
    of("Demand", label, kind, (a) => a.demand[key]);
  const cost = (
    label: string,
    kind: NumberKind,
    key: Exclude<keyof Assumptions["costs"], "cogsShare" | "paymentBase">,
  ) => of("Costs", label, kind, (a) => a.costs[key]);
  return {
    launch: demand("Month of the first sale", "number", "launchMonth"),
    ramp_months: demand("Months until marketing works fully", "number", "rampMonths"),
    cac: demand("Marketing money per new customer", "price", "cac"),
    cac_inflation: demand("Its yearly rise", "share", "cacInflation"),
    organic: demand("New customers a month without marketing", "number", "organicPerMonth"),
    organic_growth: demand("Their growth a month", "share", "organicGrowth"),
    referral: demand("New customers a month that each customer brings", "share", "referral"),
    churn: demand("Customers lost each month", "share", "churn"),
    start_customers: demand("Customers at the start", "count", "startCustomers"),
    ...(base.capacity && {
      capacity_month: of(
        "Capacity",
        `${base.capacity.unit} a month and site`,
        "count",
        (a) => a.capacity?.perMonth,
      ),
      capacity_share: of("Capacity", "Share that can be sold", "share", (a) => a.capacity?.utilisationCap),
    }),
    payment_share: cost("Payment fees, share", "share", "paymentShare"),
    payment_fixed: cost("Payment fees, per transaction", "price", "paymentFixed"),
    marketing_base: cost("Marketing budget a month", "money", "marketingBase"),
    marketing_share: cost("Marketing, at least this share of revenue", "share", "marketingShare"),
    overhead_month: cost("Overhead a month", "money", "overhead"),
    overhead_share: cost("Overhead, share of revenue", "share", "overheadShare"),
    launch_cost: cost("One-off cost of launching", "money", "launchOneOff"),
    tax_rate: cost("Tax on profit", "share", "taxRate"),
    receivable_days: of(
      "Working capital",
      "Days until customers pay",
      "number",
      (a) => a.working.receivableDays,
    ),
    payable_days: of(
      "Working capital",
      "Days until suppliers are paid",
      "number",
      (a) => a.working.payableDays,
    ),
    inventory_days: of("Working capital", "Days of stock", "number", (a) => a.working.inventoryDays),
    opening_cash: of("Funding", "Cash at the start", "money", (a) => a.funding.openingCash),
    reserve: of("Funding", "Reserve on top of the lowest cash", "share", (a) => a.funding.buffer),
    ...market,
    annual_value: of("Market", "Revenue per customer and year", "price", (a) =>
      Math.max(0, a.market.annualValue.value),
    ),
    reach_share: of("Market", "Share that can be won by year 3", "share", (a) => a.market.reachableShareY3),
  };
}

export interface Plans {
  low: Assumptions;
  base: Assumptions;
  high: Assumptions;
}

/** The three plans of the scenarios, sites as the base case decides them. */
export function plansOf(model: FinancialModel): Plans {
  const base = committed(model.assumptions, model.months);
  return { ...scenarioPlans(base, model.scenarios.base.cashY3), base };
}

/** Every number the model reads, with its value in each scenario. */
export function inputRows({ low, base, high }: Plans): InputRow[] {
  const found = { ...generalInputs(base), ...lineInputs(base), ...peopleInputs(base) };
  return Object.entries(found).map(([name, { group, label, kind, pick }]) => {
    const at = pick(base);
    return {
      name,
      group,
      label,
      kind,
      low: numberOf(pick(low)),
      base: numberOf(at),
      high: numberOf(pick(high)),
      provenance: typeof at === "object" ? at.provenance : "derived",
      note: typeof at === "object" ? at.note : "",
    };
  });
}
