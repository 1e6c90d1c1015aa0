/** The sample's arithmetic in one place: every tab, slide and panel takes its figures from here. */
const PRICES = { solo: 29, studio: 79, agency: 199 } as const;
/** Share of the customers on each plan. */
const MIX = { solo: 0.5, studio: 0.35, agency: 0.15 } as const;
const PLAN_IDS = ["solo", "studio", "agency"] as const;

const TARGET_AGENCIES = 14_000;
const COSTS_A_MONTH = { hosting: 5.4, support: 5.4, paymentFees: 2.16 } as const;
const CUSTOMERS_AT_YEAR_END = [120, 420, 960] as const;
/** Share of the customers at a year's start who leave within it. */
const CHURN = [0.28, 0.22, 0.18] as const;
const ASK = 180_000;
const USE_OF_FUNDS = { product: 0.6, sales: 0.25, reserve: 0.15 } as const;
const PILOT = { agencies: 11, roundsBefore: 5, roundsAfter: 3, paying: 8 } as const;
const COST_TO_WIN = 240;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const cents = (value: number) => Math.round(value * 100) / 100;

const perMonth = cents(sum(PLAN_IDS.map((plan) => PRICES[plan] * MIX[plan])));
const cost = cents(sum(Object.values(COSTS_A_MONTH)));
const perYear = cents(perMonth * 12);

const years = CUSTOMERS_AT_YEAR_END.map((customers, index) => {
  const before = CUSTOMERS_AT_YEAR_END[index - 1] ?? 0;
  return {
    year: index + 1,
    customers,
    /** Customers come evenly over the year, so on average half of the new ones pay. */
    revenue: Math.round(((before + customers) / 2) * perYear),
    churn: CHURN[index] ?? 0,
  };
});

export const SAMPLE = {
  prices: PRICES,
  mix: MIX,
  targetAgencies: TARGET_AGENCIES,
  perMonth,
  cost,
  left: cents(perMonth - cost),
  grossMargin: (perMonth - cost) / perMonth,
  marketSize: TARGET_AGENCIES * perYear,
  years,
  marketShare: (years.at(-1)?.customers ?? 0) / TARGET_AGENCIES,
  ask: ASK,
  funds: {
    product: ASK * USE_OF_FUNDS.product,
    sales: ASK * USE_OF_FUNDS.sales,
    reserve: ASK * USE_OF_FUNDS.reserve,
  },
  pilot: PILOT,
  pilotRevenue: PILOT.paying * PRICES.studio,
  costToWin: COST_TO_WIN,
  earnedBackAfter: Math.round(COST_TO_WIN / (perMonth - cost)),
} as const;

const plain = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** Whole numbers and shares as they are shown: "14,000", "$12.1M", "$596k", "82%". */
export const count = (value: number): string => plain.format(value);
export const share = (value: number): string => `${Math.round(value * 100)}%`;
export const money = (value: number): string => {
  if (value >= 1_000_000) return `$${plain.format(Math.round(value / 100_000) / 10)}M`;
  if (value >= 10_000) return `$${plain.format(Math.round(value / 1_000))}k`;
  return `$${Number.isInteger(value) ? plain.format(value) : value.toFixed(2)}`;
};

const at = (index: number) => years[index] ?? { year: 0, customers: 0, revenue: 0, churn: 0 };
const [first, second, third] = [at(0), at(1), at(2)];

/** The same figures, ready to stand in a sentence. */
export const SHOWN = {
  prices: `$${PRICES.solo}, $${PRICES.studio} or $${PRICES.agency}`,
  perMonth: money(SAMPLE.perMonth),
  cost: money(SAMPLE.cost),
  left: money(SAMPLE.left),
  margin: share(SAMPLE.grossMargin),
  market: money(SAMPLE.marketSize),
  agencies: count(TARGET_AGENCIES),
  ask: money(ASK),
  marketShare: share(SAMPLE.marketShare),
  revenue: [money(first.revenue), money(second.revenue), money(third.revenue)],
  customers: [count(first.customers), count(second.customers), count(third.customers)],
  churn: [share(first.churn), share(second.churn), share(third.churn)],
  product: money(SAMPLE.funds.product),
  sales: money(SAMPLE.funds.sales),
  reserve: money(SAMPLE.funds.reserve),
  pilotRevenue: money(SAMPLE.pilotRevenue),
  costToWin: money(COST_TO_WIN),
} as const;
