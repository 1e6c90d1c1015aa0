/** Where a number comes from; shown beside every figure. */
export type Provenance = "founder" | "parsed" | "benchmark" | "derived" | "assumption";

/** A number with its planning range (low and high drive the scenarios) and where it comes from. */
export interface Assumed {
  value: number;
  low: number;
  high: number;
  provenance: Provenance;
  note: string;
  /** A row of the benchmark table, when provenance is "benchmark". */
  sourceId?: string;
}

export type LineKind =
  | "recurring"
  | "perUse"
  | "unitSale"
  | "take"
  | "capacity"
  | "audience"
  | "oneOff"
  | "grant";

/** What is paid for a class, a trip or a print run as a whole, however many of its places are sold. */
export interface GroupCost {
  /** "class", "trip". */
  unit: string;
  /** Places in one. */
  size: number;
  cost: number;
  /** How many are held in a month, where that is told. */
  perMonth?: number;
  /** Places that are sold in one, the whole plan together; the line's unit cost holds the cost of a group divided by it. */
  taken: number;
  /** The founder's words of the size. */
  said: string;
}

/** One way the business earns. Money in the project's currency. */
export interface RevenueLine {
  id: string;
  label: string;
  kind: LineKind;
  /** First month of revenue, 1 to 36. */
  startMonth: Assumed;
  price?: Assumed;
  per?: "month" | "year" | "week" | "day" | "use";
  unitsPerCustomerMonth?: Assumed;
  /** Average order value, for "take" and "unitSale". */
  averageOrder?: Assumed;
  /** Share of each transaction kept, 0 to 1. */
  takeRate?: Assumed;
  unitCost?: Assumed;
  /** Part of the unit cost that falls on a whole group of places. */
  group?: GroupCost;
  /** Share of revenue paid away, 0 to 1. */
  costShare?: Assumed;
  tiers?: { from: number; price: number }[];
  /** Share of customers who buy this line, 0 to 1; 1 when absent. */
  attach?: Assumed;
  /** Who pays for this line, plural, where different people pay for different lines; everybody when absent. */
  buyer?: string;
  /** Who pays it on what the customers do, plural: supermarkets, for what is ordered from them. */
  paidBy?: string;
  /** Paid so many months at a time, where `price` is the part of one month: 3 for "per quarter". */
  everyMonths?: number;
  /** Paid in so many months of a year: 10 where nothing is charged in July and August. */
  monthsAYear?: number;
  /** What several months paid at once cost, where that is named beside the monthly price; only told. */
  ahead?: { price: number; months: number };
  /** Months at the start in which a new customer pays nothing yet, for "recurring". */
  freeMonths?: Assumed;
  /** Units bought at once, for "unitSale" without repeats and "oneOff"; 1 when absent. */
  quantity?: Assumed;
  /** One job of so many that ends: eight weeks, ten sessions. */
  job?: { many: number; unit: string };
  /** Share of places or seats sold, 0 to 1, for "audience". */
  sellThrough?: Assumed;
  /** Taken by some beside the rest. */
  onTop?: boolean;
  /** Paid with each deal that a commission is taken of. */
  eachDeal?: boolean;
  /** Paid by private people, so that its price has VAT or GST in it where that is owed. */
  taxed?: boolean;
  /** Stated as coming later: kept out of the base case. */
  later?: boolean;
  /** What is said behind the sum where the founder set the line in fields: "per visit", "a month for the check". */
  tail?: string;
  /** The founder's words it was read from; "" for a default. */
  evidence: string;
}
