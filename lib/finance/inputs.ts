import type { AimOfPace } from "@/lib/brief/buyers/aim-of-pace";
import type { Presale } from "@/lib/brief/buyers/presale";
import type { Archetype } from "@/lib/brief/types";
import type { Lot } from "./first-lot";
import type { OwnTime } from "./own-hours";
import type { Assumed, RevenueLine } from "./types";

/** When somebody joins; a trigger looks at the month before and a hire stays once made. */
export type HireStart =
  | { month: number }
  | { revenueAtLeast: number }
  | { customersPer: number }
  | { perSite: true }
  /** Paid in each month after one that left so many times this pay, once everything else was paid, and in none before that month. */
  | { whenLeft: number; from?: number };

export interface Hire {
  role: string;
  /** Gross pay a month. */
  monthly: Assumed;
  /** Taxes and benefits on top, share of pay. */
  burden: Assumed;
  start: HireStart;
  /** Share of the time spent on winning customers, 0 to 1; counts into the loaded acquisition cost. */
  salesShare: number;
}

export interface Demand {
  /** What one customer is called, plural: "companies", "readers". */
  noun: string;
  launchMonth: Assumed;
  rampMonths: Assumed;
  /** Marketing money per new customer. */
  cac: Assumed;
  /** Share a year. */
  cacInflation: Assumed;
  organicPerMonth: Assumed;
  /** Growth of the organic flow a month. */
  organicGrowth: Assumed;
  /** New customers a month that each existing one brings. */
  referral: Assumed;
  /** Share of customers lost a month. */
  churn: Assumed;
  startCustomers: Assumed;
  /** Those who promised beforehand and begin at the launch. */
  promised?: Assumed;
  /** So many new ones in sixty days are more than what was promised or sold before. */
  reached?: Assumed;
  /** New customers a month that can be served at all, where each is served once: 28 weddings a year. */
  mostNew?: Assumed;
  /** Share of those who use the free part that pays; customers are those who do. */
  paying?: Assumed;
}

export interface Capacity {
  /** What is limited: "crates", "places". */
  unit: string;
  perMonth: Assumed;
  /** Share of the capacity that can be sold in practice. */
  utilisationCap: Assumed;
  /** A further site is bought when this share of the sellable capacity was used the month before. */
  expandAt: number;
  /** Last month in which one is bought, so that it can earn within the plan. */
  expandUntil: number;
  maxSites: number;
  /** Sites by month, when they are decided beforehand; the rule above is then not used. */
  planned?: number[];
}

export interface Costs {
  /** Share of a line's revenue that delivering it costs; unit costs and shares paid away come on top. */
  cogsShare: Record<string, Assumed>;
  paymentShare: Assumed;
  paymentFixed: Assumed;
  paymentBase: "revenue" | "gmv";
  marketingBase: Assumed;
  marketingShare: Assumed;
  overhead: Assumed;
  overheadShare: Assumed;
  launchOneOff: Assumed;
  taxRate: Assumed;
}

export interface CapitalItem {
  label: string;
  month: number;
  cost: Assumed;
  lifeMonths: number;
  /** Bought again for every further site. */
  perSite?: boolean;
  /** Let to customers: bought for each customer of the line with this id, and let again when one leaves. */
  letWith?: string;
}

/** A further kind of buyer beside those that `base` counts: shops beside home cooks. Served by the same shares. */
export interface OtherBuyers {
  /** As the lines name them, plural. */
  buyer: string;
  base: Assumed;
  /** Revenue of one of them a year. */
  annualValue: Assumed;
  /** Share of those who can be served that is won by year 3. */
  won: Assumed;
}

/** How a kind of organisation was estimated: so many for every 100,000 people. */
export interface Density {
  people: number;
  /** "dive centres". */
  kinds: string;
  low: number;
  value: number;
  high: number;
  /** Who keeps a list of them; "" where only the business register does. */
  listedBy: string;
}

export interface MarketInputs {
  base: Assumed;
  baseLabel: string;
  density?: Density;
  /** False when no honest count of possible customers is known. */
  sized: boolean;
  /** What would make it honest, and where to look. */
  needs?: string;
  /** Who of them has the need: narrows the base to the total market. */
  segment: { label: string; share: Assumed }[];
  /** Whom this offer can serve now: narrows the total to the serviceable market. */
  filters: { label: string; share: Assumed }[];
  /** Revenue of one customer a year. */
  annualValue: Assumed;
  reachableShareY3: Assumed;
  others?: OtherBuyers[];
  /** Where the business begins, by its share of the people where the customers are counted. */
  start?: { label: string; share: number };
  /** It is the founder's own room for so many that ends it, not who can be won. */
  ofPlaces?: true;
  /** Those places are the hours of who does the work. */
  ofHands?: true;
  channels: { label: string; reachPerMonth: Assumed; conversion: Assumed }[];
}

/** The founder does the work: hours that one customer takes each month, and once at the start. */
export interface Hands {
  people: number;
  /** Who is paid to do the work, "helpers"; else it is the founders'. */
  workers?: string;
  /** Hours a month of all of them. */
  hours: Assumed;
  monthly: number;
  once: number;
  /** How long one takes, in the founder's words; else it is usual for the kind or estimated from the price. */
  told?: string;
  /** One takes as long as is usual for this kind of business. */
  usual?: true;
  /** Customers whom the founder reckons with, where the hours are estimated only. */
  atLeast?: number;
}

/** VAT or GST in what private people pay: it belongs to the tax office and is no revenue. */
export interface SalesTax {
  /** "VAT", "GST". */
  name: string;
  rate: Assumed;
  /** Sales of a year from which it is owed. */
  limit: Assumed;
  /** Settled by running the plan: it is owed at the end of it. */
  owed: boolean;
  /** From which month, where that is decided beforehand; else the sales of the twelve months before decide. */
  since?: number;
}

/** When in the year is sold, in calendar months, 1 to 12; sums of a year do not change by it. */
export interface Season {
  strong: number[];
  quiet: number[];
  /** What a strong month sells, times a usual one. */
  times: Assumed;
  /** What a quiet month sells, times a usual one; 0 where nothing is sold then. */
  rest: number;
  /** The calendar month of the plan's first. */
  from: number;
  said: string;
}

/** Everything the 36-month engine needs, in the project's currency and months. */
export interface Assumptions {
  currency: string;
  archetype: Archetype;
  horizon: 36;
  geography: { label: string; country: string | null; population: number | null };
  lines: RevenueLine[];
  salesTax?: SalesTax;
  demand: Demand;
  capacity?: Capacity;
  hands?: Hands;
  /** What binds the founder's own time, as told. */
  own?: OwnTime;
  costs: Costs;
  people: Hire[];
  capex: CapitalItem[];
  working: { receivableDays: Assumed; payableDays: Assumed; inventoryDays: Assumed };
  market: MarketInputs;
  /** What the founder means to reach; the effort is set to meet it where that is possible. */
  aim?: { customers: number; month: number; text: string };
  /** What has to be sold ahead before it is made: the number of day 60. */
  presale?: Presale;
  /** So many a month as the founder means to sell. */
  aimOfPace?: AimOfPace;
  /** Pieces that the founder means to sell; the plan is held against it and not bent to it. */
  aimOfPieces?: { pieces: number; month: number; said: string };
  /** What one day at a fair sold, and how many such days a year the plan counts; what the stand takes, where there is one. */
  soldAt?: { count: number; where: string; again?: number; daysAYear: number; stand?: number };
  /** What was sold so far in a month, of one line. */
  traded?: {
    lineId: string;
    perMonth: number;
    said: string /** How long it took, where that is told. */;
    months?: number;
  };
  /** Goods that are only had by the lot. */
  lot?: Lot;
  season?: Season | undefined;
  /** Sums of the answers that are in no figure; empty once a cost was set by hand. */
  unread?: { quote: string; said: string; spent: boolean }[];
  funding: {
    /** Added to the cash trough, share. */ buffer: number;
    openingCash: Assumed /** What the founder says is needed. */;
    sought?: Assumed;
  };
}
