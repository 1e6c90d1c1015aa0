import type { Assumptions, Costs, Demand } from "./inputs";
import { count } from "./money";
import { PAYING } from "./payers";
import type { Assumed, RevenueLine } from "./types";

/** Where one input stands in the assumptions: how to read it, and how to put another in its place. */
export interface Lens {
  get(a: Assumptions): Assumed | undefined;
  set(a: Assumptions, next: Assumed): Assumptions;
}

type LineField =
  | "price"
  | "takeRate"
  | "averageOrder"
  | "unitsPerCustomerMonth"
  | "attach"
  | "freeMonths"
  | "quantity"
  | "sellThrough"
  | "unitCost"
  | "costShare";

/** A price that moves takes its tiers along. */
function withField(line: RevenueLine, field: LineField, next: Assumed): RevenueLine {
  const before = line.price?.value ?? 0;
  const { group, ...each } = line;
  // A cost of one place that is set by hand is that of any number of them.
  const kept = group && field !== "unitCost" ? { ...each, group } : each;
  const changed = { ...kept, [field]: next };
  if (field !== "price" || !line.tiers || before <= 0) return changed;
  const factor = next.value / before;
  return { ...changed, tiers: line.tiers.map((tier) => ({ ...tier, price: tier.price * factor })) };
}

export const inLine = (id: string, field: LineField): Lens => ({
  get: (a) => a.lines.find((line) => line.id === id)?.[field],
  set: (a, next) => ({
    ...a,
    lines: a.lines.map((line) => (line.id === id ? withField(line, field, next) : line)),
  }),
});

/** Lines that start with the launch move with it. */
const launched = (a: Assumptions, launch: Assumed): Assumptions => ({
  ...a,
  lines: a.lines.map((line) =>
    line.kind !== "grant" && line.startMonth.value === a.demand.launchMonth.value
      ? { ...line, startMonth: { ...launch, note: line.startMonth.note } }
      : line,
  ),
});

export const inDemand = (field: Exclude<keyof Demand, "noun">): Lens => ({
  get: (a) => a.demand[field],
  set: (a, next) => {
    const moved = field === "launchMonth" ? launched(a, next) : a;
    return { ...moved, demand: { ...moved.demand, [field]: next } };
  },
});

/** More who pay make each of them cheaper to win, and come with the same free users. */
export function withPaying({ demand, market, ...a }: Assumptions, next: Assumed): Assumptions {
  const factor = demand.paying && demand.paying.value > 0 ? next.value / demand.paying.value : 1;
  const times = (each: Assumed, by: number): Assumed => ({
    ...each,
    value: each.value * by,
    low: each.low * by,
    high: each.high * by,
  });
  return {
    ...a,
    demand: {
      ...demand,
      paying: next,
      cac: factor > 0 ? times(demand.cac, 1 / factor) : demand.cac,
      organicPerMonth: times(demand.organicPerMonth, factor),
    },
    market: {
      ...market,
      segment: market.segment.map((step) => (step.label === PAYING ? { ...step, share: next } : step)),
    },
  };
}

export const inPaying: Lens = { get: (a) => a.demand.paying, set: withPaying };

export const inCosts = (field: Exclude<keyof Costs, "cogsShare" | "paymentBase">): Lens => ({
  get: (a) => a.costs[field],
  set: (a, next) => ({ ...a, costs: { ...a.costs, [field]: next } }),
});

export const inSalesTax = (field: "rate" | "limit"): Lens => ({
  get: (a) => a.salesTax?.[field],
  set: (a, next) => (a.salesTax ? { ...a, salesTax: { ...a.salesTax, [field]: next } } : a),
});

export const inSeasonTimes: Lens = {
  get: ({ season }) => (season && season.strong.length > 0 ? season.times : undefined),
  set: (a, next) => (a.season ? { ...a, season: { ...a.season, times: next } } : a),
};

export const inPeople = (role: string): Lens => ({
  get: (a) => a.people.find((hire) => hire.role === role)?.monthly,
  set: (a, next) => ({
    ...a,
    people: a.people.map((hire) => (hire.role === role ? { ...hire, monthly: next } : hire)),
  }),
});

export const inFunding: Lens = {
  get: (a) => a.funding.openingCash,
  set: (a, next) => ({ ...a, funding: { ...a.funding, openingCash: next } }),
};

export const inCapex = (index: number): Lens => ({
  get: (a) => a.capex[index]?.cost,
  set: (a, next) => ({
    ...a,
    capex: a.capex.map((item, i) => (i === index ? { ...item, cost: next } : item)),
  }),
});

export const inWorking = (field: keyof Assumptions["working"]): Lens => ({
  get: (a) => a.working[field],
  set: (a, next) => ({ ...a, working: { ...a.working, [field]: next } }),
});

/** The placeholder in the place of a count: everybody, narrowed to those who would fit. */
function placeholder({ base, baseLabel, segment }: Assumptions["market"]): Assumed {
  const fits = segment.filter(({ label }) => label !== PAYING);
  if (fits.length === 0) return base;
  const narrow = (end: "value" | "low" | "high") =>
    fits.reduce((left, { share }) => left * share[end], base[end]);
  const note = `A placeholder, not a count: ${count(base.value)} (${baseLabel}) times the assumed share that fits.`;
  return { value: narrow("value"), low: narrow("low"), high: narrow("high"), provenance: "assumption", note };
}

/** A founder's own count of the described customers makes the market one that is sized; nothing narrows it further. */
export const inMarketCount: Lens = {
  get: (a) => placeholder(a.market),
  set: ({ market: { needs: _needs, ...market }, ...a }, next) => ({
    ...a,
    market: {
      ...market,
      base: next,
      baseLabel: "Customers counted by the founder",
      segment: market.segment.filter(({ label }) => label === PAYING),
      sized: true,
    },
  }),
};

export function inMarket(field: "base" | "reach" | "segment" | "filters", index = 0): Lens {
  if (field === "base")
    return {
      get: (a) => a.market.base,
      set: (a, next) => ({ ...a, market: { ...a.market, base: next } }),
    };
  if (field === "reach")
    return {
      get: (a) => a.market.reachableShareY3,
      set: (a, next) => ({ ...a, market: { ...a.market, reachableShareY3: next } }),
    };
  return {
    get: (a) => a.market[field][index]?.share,
    set: (a, next) => ({
      ...a,
      market: {
        ...a.market,
        [field]: a.market[field].map((filter, i) => (i === index ? { ...filter, share: next } : filter)),
      },
    }),
  };
}

/** A kind of buyer beside the counted customers. */
export const inOther = (index: number, field: "base" | "won"): Lens => ({
  get: ({ market }) => market.others?.[index]?.[field],
  set: ({ market, ...a }, next) => ({
    ...a,
    market: {
      ...market,
      ...(market.others
        ? { others: market.others.map((other, i) => (i === index ? { ...other, [field]: next } : other)) }
        : {}),
    },
  }),
});
