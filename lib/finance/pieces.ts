import type { Brief } from "@/lib/brief/types";
import { tidy } from "./assumed";
import type { Assumptions } from "./inputs";
import { buysOnce } from "./line-flow";
import type { Assumed, RevenueLine } from "./types";

/** Days like the one that is told: one in each quarter; a planning value. */
const DAYS_A_YEAR = 4;
const MONTHS = 12;
/** A small stand for a day, in US dollars at US cost; a planning value, not sourced. */
const STAND_USD = 300;
const WITH_STANDS = /\b(?:fairs?|markets?|shows?|expos?|exhibitions?|festivals?)\b/i;

const standAt = (where: string, scale: number) =>
  WITH_STANDS.test(where) ? { stand: tidy(STAND_USD * scale) } : {};

type InPieces = Pick<Assumptions, "aimOfPieces" | "soldAt">;

/** What was sold on one day and what is to be sold, where each buyer counts as one sale. */
export function inPieces(
  { stated: { aimOfPieces, soldAt } }: Brief,
  lines: readonly RevenueLine[],
  scale: number,
): InPieces {
  if (!buysOnce({ lines })) return {};
  return {
    ...(aimOfPieces ? { aimOfPieces } : {}),
    ...(soldAt ? { soldAt: { ...soldAt, daysAYear: DAYS_A_YEAR, ...standAt(soldAt.where, scale) } } : {}),
  };
}

/** New customers a month from such days, beside those whom the founder wins otherwise. */
export const perMonthAt = ({ soldAt }: InPieces): number =>
  soldAt ? (soldAt.count * soldAt.daysAYear) / MONTHS : 0;

/** What the stands of such days cost a month comes on top of the overhead. */
export function withStands(overhead: Assumed, { soldAt }: InPieces): Assumed {
  if (!soldAt?.stand) return overhead;
  const more = (soldAt.stand * soldAt.daysAYear) / MONTHS;
  return {
    ...overhead,
    value: overhead.value + more,
    low: overhead.low + more,
    high: overhead.high + more,
    note: `${overhead.note.replace("insurance and bookkeeping.", "insurance, bookkeeping and stands.")} The stands are ${soldAt.daysAYear} a year at ${soldAt.stand} each, which is assumed.`,
  };
}

export const noteOf = ({ soldAt }: InPieces): string =>
  soldAt
    ? `New customers a month without advertising: your own outreach, and ${soldAt.daysAYear} occasions a year like ${soldAt.where}, at which you sold ${soldAt.count}; both are assumed.`
    : "";
