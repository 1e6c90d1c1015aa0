import { type Row, split } from "./rows";

export type Range = readonly [low: number, planned: number, high: number];

/** Money that a kind of venture needs, in US dollars at US prices, and what for: planning values without a source. */
export interface Need {
  range: Range;
  /** "three courts, turf, ground works and a cabin" */
  what: string;
}

export const PERIODS = ["use", "once", "month", "year"] as const;
export type Period = (typeof PERIODS)[number];

/** What the ordinary small venture of a kind needs and asks. */
export interface Planned {
  /** Needed once, before the first sale. */
  start: Need | null;
  /** Needed by the month, whoever buys, without any pay. */
  runs: Need | null;
  /** Hours of work for one sale, all told; "customer-month" where it is paid by the month. */
  hours: { range: Range; unit: string } | null;
  /** What is usually asked; for a commission, the value of the deal. */
  price: { range: Range; per: Period; unit: string } | null;
}

export function range(text: string): Range | null {
  const [low = Number.NaN, planned = Number.NaN, high = Number.NaN] = split(text, " ").map(Number);
  return low <= planned && planned <= high ? [low, planned, high] : null;
}

/** "12 24 40 = what for" */
export function need(text: string): Need | null {
  const [sum = "", what = ""] = split(text, "=");
  const found = range(sum);
  return found && { range: found, what };
}

/** "0.5 1 2 per visit" */
function perOne(text: string): { range: Range; unit: string } | null {
  const [sum = "", unit = ""] = split(text, " per ");
  const found = range(sum);
  return found && { range: found, unit };
}

function asked(text: string): Planned["price"] {
  const [sum = "", unit = ""] = split(text, "=");
  const one = perOne(sum);
  const per = PERIODS.find((period) => period === one?.unit);
  return one && per ? { range: one.range, per, unit } : null;
}

export const plannedOf = ({ one }: Row): Planned => ({
  start: need(one("start")),
  runs: need(one("runs")),
  hours: perOne(one("hours")),
  price: asked(one("price")),
});
