import type { Brief } from "@/lib/brief/types";
import type { Assumptions } from "./inputs";
import { buysOnce } from "./line-flow";
import type { RevenueLine } from "./types";

/** Days like the one that is told: one in each quarter; a planning value. */
const DAYS_A_YEAR = 4;
const MONTHS = 12;

type InPieces = Pick<Assumptions, "aimOfPieces" | "soldAt">;

/** What was sold on one day and what is to be sold, where each buyer counts as one sale. */
export function inPieces(
  { stated: { aimOfPieces, soldAt } }: Brief,
  lines: readonly RevenueLine[],
): InPieces {
  if (!buysOnce({ lines })) return {};
  return {
    ...(aimOfPieces ? { aimOfPieces } : {}),
    ...(soldAt ? { soldAt: { ...soldAt, daysAYear: DAYS_A_YEAR } } : {}),
  };
}

/** New customers a month from such days, beside those whom the founder wins otherwise. */
export const perMonthAt = ({ soldAt }: InPieces): number =>
  soldAt ? (soldAt.count * soldAt.daysAYear) / MONTHS : 0;

export const noteOf = ({ soldAt }: InPieces): string =>
  soldAt
    ? `New customers a month without advertising: your own outreach, and ${soldAt.daysAYear} days a year like ${soldAt.where}, at which you sold ${soldAt.count}; both are assumed.`
    : "";
