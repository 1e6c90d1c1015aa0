import type { Assumptions } from "@/lib/finance/inputs";
import type { Found, NumberKind } from "./input";

const of = (group: string, label: string, kind: NumberKind, pick: Found["pick"]): Found => ({
  group,
  label,
  kind,
  pick,
});

/** What is neither a line nor a person: demand, costs, market, working money. */
export function generalInputs(base: Assumptions): Record<string, Found> {
  const market: Record<string, Found> = {
    market_base: of("Market", base.market.baseLabel, "count", ({ market: { base: counted } }) => ({
      ...counted,
      value: Math.max(0, counted.value),
      low: Math.max(0, counted.low),
      high: Math.max(0, counted.high),
    })),
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
  const others: Record<string, Found> = {};
  base.market.others?.forEach(({ buyer }, i) => {
    const other = (label: string, kind: NumberKind, key: "base" | "annualValue" | "won") =>
      of("Market", label, kind, (a) => a.market.others?.[i]?.[key]);
    others[`other${i + 1}_base`] = other(`Beside them: ${buyer}`, "count", "base");
    others[`other${i + 1}_value`] = other(`Revenue a year, each of the ${buyer}`, "price", "annualValue");
    others[`other${i + 1}_won`] = other(`Share of the ${buyer} that can be won by year 3`, "share", "won");
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
    ...(base.demand.promised && {
      promised: of(
        "Demand",
        "Customers who promised and begin at the launch",
        "count",
        (a) => a.demand.promised,
      ),
    }),
    ...(base.demand.mostNew && {
      most_new: of("Demand", "New customers a month that can be served", "number", (a) => a.demand.mostNew),
    }),
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
    ...others,
  };
}
