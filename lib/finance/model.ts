import type { Assumptions } from "./inputs";
import type { Provenance } from "./types";

/** One month, 1 to 36. Money in the project's currency, unrounded; flows unless said otherwise. */
export interface MonthRow {
  month: number;
  marketing: number;
  cac: number;
  newCustomers: number;
  lostCustomers: number;
  /** At month end. */
  customers: number;
  /** Transactions billed. */
  transactions: number;
  /** Value of trades passing through, of which "take" lines keep a share. */
  gmv: number;
  /** Years that begin, of new customers and of those who renew; 0 where nobody pays by the year. */
  begun: number;
  /** Without the VAT or GST in it. */
  revenueByLine: Record<string, number>;
  /** Goods of the lots that were sold since the start, at cost. */
  usedOfLots: number;
  /** Units of the lines whose cost falls on whole groups. */
  soldInGroups: Record<string, number>;
  revenue: number;
  /** What customers paid, VAT or GST included. */
  takings: number;
  /** That tax is owed in this month. */
  taxed: boolean;
  cogs: number;
  paymentFees: number;
  grossProfit: number;
  payroll: number;
  /** Pay of those who wait until the plan can carry it; 0 once they are paid. */
  unpaid: number;
  headcount: number;
  overhead: number;
  oneOff: number;
  ebitda: number;
  tax: number;
  capex: number;
  /** Stocks at month end. */
  receivables: number;
  payables: number;
  inventory: number;
  /** Paid by customers for months that are still to come. */
  paidAhead: number;
  /** Cumulative, before any funding. */
  cash: number;
  /** Units asked for beyond capacity. */
  unmetUnits: number;
  sites: number;
}

export interface YearRow {
  year: 1 | 2 | 3;
  revenue: number;
  cogs: number;
  grossProfit: number;
  /** Share of revenue; null without revenue. */
  grossMargin: number | null;
  marketing: number;
  payroll: number;
  overhead: number;
  ebitda: number;
  tax: number;
  capex: number;
  newCustomers: number;
  /** At year end. */
  customers: number;
  headcount: number;
  cash: number;
}

export interface Unit {
  /** Price of the main line, as charged. */
  price: number | null;
  priceLabel: string;
  /** "month" = per customer and month; "purchase" = per new customer, bought once. */
  basis: "month" | "purchase";
  /** What one customer pays on that basis, VAT or GST included. */
  revenue: number;
  /** Of it VAT or GST. */
  tax: number;
  contribution: number;
  contributionMargin: number | null;
  ltv: number;
  /** Marketing and the sales share of payroll per new customer over 36 months. */
  cac: number | null;
  paybackMonths: number | null;
  /** Contribution of what a new customer buys once beside what repeats; 0 where there is nothing of both. */
  atStart: number;
  /** What a new customer pays once beside what repeats. */
  paidAtStart: number;
  /** Price of the equipment that each customer has on loan; 0 where nothing is let. */
  equipment: number;
  /** Months of contribution that repay that equipment; null where nothing is let or it is never repaid. */
  equipmentMonths: number | null;
  ltvToCac: number | null;
}

/** What one kind of buyer adds to the market. */
export interface MarketKind {
  /** Plural: "home cooks", "shops". */
  noun: string;
  annualValue: number;
  tamCustomers: number;
  samCustomers: number;
  somCustomers: number;
}

export interface Market {
  tam: number;
  sam: number;
  som: number;
  tamCustomers: number;
  samCustomers: number;
  somCustomers: number;
  /** Multiplied from a count to the next one they give the serviceable market of a kind; the last one leads to the obtainable one. */
  factors: {
    label: string;
    kind: "count" | "money" | "share";
    value: number;
    provenance: Provenance;
    note: string;
  }[];
  /** Where people and organisations buy: each kind, the counted one first; together they are the sums above. */
  kinds?: MarketKind[];
  sized: boolean;
  needs?: string;
}

export interface Scenario {
  revenueY3: number;
  cashY3: number;
  /** The same had the pay that waits for it not begun. */
  cashBeforePay: number;
  /** The same with the pay that the base case draws taken out: what can be held against its cash. */
  cashSamePay: number;
  ask: number;
  breakEvenMonth: number | null;
}

/** The 36-month model of one project; plain data. */
export interface FinancialModel {
  currency: string;
  assumptions: Assumptions;
  months: MonthRow[];
  /** The same months without the season: the level of a month, by which is judged what a plan carries. */
  even: MonthRow[];
  years: YearRow[];
  /** First of three consecutive months that carry all costs, the pay of those who wait for it included. */
  breakEvenMonth: number | null;
  /** The same before that pay. */
  coveredMonth: number | null;
  /** From when who waits is paid, at the break-even; null where nobody waits or it never comes. */
  payMonth: number | null;
  /** What a month leaves at the end of the plan before that pay, the last three averaged; null where nobody waits. */
  leftMonthly: number | null;
  /** Customers at the break-even; where there is none, those whose contribution would carry the costs of the last month, or null. */
  evenAt: number | null;
  /** Lowest cumulative cash before funding; zero or less. */
  troughCash: number;
  troughMonth: number;
  ask: number;
  /** Months until the money is gone with the ask in hand; 36 when it lasts the whole horizon. */
  runwayMonths: number;
  useOfFunds: { key: string; label: string; amount: number; share: number }[];
  unit: Unit;
  market: Market;
  scenarios: { low: Scenario; base: Scenario; high: Scenario };
  /** What moves together in the low and high case. */
  inCases: string[];
  /** Year-3 cash when one assumption alone goes as far as in the low or high case, widest swing first. */
  sensitivity: { key: string; label: string; lowCash: number; highCash: number; swing: number }[];
  warnings: { rule: string; text: string; question?: string | undefined }[];
  /** Some sale loses money on every unit: no growth story until that is mended. */
  stopsGrowth: boolean;
}
