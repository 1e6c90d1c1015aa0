import type { MonthRow } from "./model";

/** What has been sold and not paid, or bought and not sold, less what others wait for. */
export const tiedUp = (month: MonthRow): number =>
  month.inventory + month.receivables - month.payables - month.paidAhead;

/** The account at the end of a month: what it earned, less tax, equipment and what more is tied up than before. Money of the plan's currency. */
export const cashAfter = (before: MonthRow, month: MonthRow): number =>
  before.cash + month.ebitda - month.tax - month.capex - (tiedUp(month) - tiedUp(before));
