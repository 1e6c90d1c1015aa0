import { fixed } from "@/lib/finance/assumed";
import { capacityOf, INPUT, otherBase, otherValue, otherWon } from "@/lib/finance/input-names";
import type { Assumptions } from "@/lib/finance/inputs";
import type { Assumed } from "@/lib/finance/types";
import type { Found, NumberKind } from "./input";

const of = (group: string, label: string, kind: NumberKind, pick: Found["pick"]): Found => ({
  group,
  label,
  kind,
  pick,
});

const atLeastZero = (known: Assumed): Assumed => ({
  ...known,
  value: Math.max(0, known.value),
  low: Math.max(0, known.low),
  high: Math.max(0, known.high),
});

/** What is neither a line nor a person: demand, costs, market, working money. */
export function generalInputs(base: Assumptions): Record<string, Found> {
  const market: Record<string, Found> = {
    market_base: of("Market", base.market.baseLabel, "count", ({ market }) => atLeastZero(market.base)),
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
    others[`other${i + 1}_base`] = other(otherBase(buyer), "count", "base");
    others[`other${i + 1}_value`] = other(otherValue(buyer), "price", "annualValue");
    others[`other${i + 1}_won`] = other(otherWon(buyer), "share", "won");
  });
  const demand = (label: string, kind: NumberKind, key: Exclude<keyof Assumptions["demand"], "noun">) =>
    of("Demand", label, kind, (a) => a.demand[key]);
  const cost = (
    label: string,
    kind: NumberKind,
    key: Exclude<keyof Assumptions["costs"], "cogsShare" | "paymentBase">,
  ) => of("Costs", label, kind, (a) => a.costs[key]);
  return {
    launch: demand(INPUT.launch, "number", "launchMonth"),
    ramp_months: demand(INPUT.ramp, "number", "rampMonths"),
    cac: demand(INPUT.cac, "price", "cac"),
    cac_inflation: demand(INPUT.cacInflation, "share", "cacInflation"),
    organic: demand(INPUT.organic, "number", "organicPerMonth"),
    organic_growth: demand(INPUT.organicGrowth, "share", "organicGrowth"),
    referral: demand(INPUT.referral, "share", "referral"),
    churn: demand(INPUT.churn, "share", "churn"),
    start_customers: demand(INPUT.customers, "count", "startCustomers"),
    ...(base.demand.promised && {
      promised: of("Demand", INPUT.promised, "count", (a) => a.demand.promised),
    }),
    ...(base.demand.mostNew && {
      most_new: of("Demand", INPUT.mostNew, "number", (a) => a.demand.mostNew),
    }),
    ...(base.capacity && {
      capacity_month: of("Capacity", capacityOf(base.capacity.unit), "count", (a) => a.capacity?.perMonth),
      capacity_share: of("Capacity", INPUT.sellable, "share", (a) => a.capacity?.utilisationCap),
    }),
    ...(base.season && {
      season_times: of("Season", INPUT.seasonTimes, "number", (a) => a.season?.times),
      season_rest: of("Season", "Sales of a quiet month, times a usual one", "number", (a) =>
        fixed(a.season?.rest ?? 1, "Assumed where it is not told that nothing is sold."),
      ),
    }),
    payment_share: cost(INPUT.paymentShare, "share", "paymentShare"),
    payment_fixed: cost(INPUT.paymentFixed, "price", "paymentFixed"),
    marketing_base: cost(INPUT.marketing, "money", "marketingBase"),
    marketing_share: cost(INPUT.marketingShare, "share", "marketingShare"),
    overhead_month: cost(INPUT.overhead, "money", "overhead"),
    overhead_share: cost(INPUT.overheadShare, "share", "overheadShare"),
    launch_cost: cost(INPUT.launchCost, "money", "launchOneOff"),
    ...(base.salesTax && {
      sales_tax: of("Costs", INPUT.salesTax, "share", (a) => a.salesTax?.rate),
      sales_tax_month: of("Costs", "Owed from month, 99: not within the plan", "number", ({ salesTax }) =>
        fixed(salesTax?.since ?? 1, salesTax?.limit.note ?? "", "derived"),
      ),
    }),
    tax_rate: cost(INPUT.tax, "share", "taxRate"),
    receivable_days: of("Working capital", INPUT.receivable, "number", (a) => a.working.receivableDays),
    payable_days: of("Working capital", INPUT.payable, "number", (a) => a.working.payableDays),
    inventory_days: of("Working capital", INPUT.inventory, "number", (a) => a.working.inventoryDays),
    ...(base.lot && {
      first_lot: of("Working capital", INPUT.lot, "money", ({ lot }) => lot?.cost),
      first_lot_month: of("Working capital", "Month in which the first lot is paid", "number", ({ demand }) =>
        fixed(Math.max(1, demand.launchMonth.value - 1), "The month before the first sale.", "derived"),
      ),
    }),
    opening_cash: of("Funding", INPUT.openingCash, "money", (a) => a.funding.openingCash),
    reserve: of("Funding", "Reserve on top of the lowest cash", "share", (a) => a.funding.buffer),
    ...market,
    annual_value: of("Market", INPUT.annualValue, "price", ({ market }) => atLeastZero(market.annualValue)),
    reach_share: of("Market", INPUT.reach, "share", (a) => a.market.reachableShareY3),
    ...others,
  };
}
