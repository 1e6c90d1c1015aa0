import type { Assumptions } from "./inputs";
import type { FinancialModel, MonthRow, Unit } from "./model";
import { roundUp } from "./round-up";

/** First of three consecutive months in which revenue carries all costs; with or without the pay that still waits. */
export function breakEven(months: readonly MonthRow[], beforePay = false): number | null {
  const carried = (row: MonthRow | undefined) =>
    row !== undefined && row.revenue > 0 && row.ebitda >= (beforePay ? 0 : row.unpaid);
  const at = months.findIndex(
    (_, i) => carried(months[i]) && carried(months[i + 1]) && carried(months[i + 2]),
  );
  return at < 0 ? null : at + 1;
}

/**
 * How many customers carry the costs, pay included: those there are at the break-even, else those of the last month and so
 * many more as make up what is missing with what one leaves after the overhead and marketing that grow with revenue. Sales
 * a month where nothing repeats; null where nothing is left of one.
 */
export function evenAt(
  { costs }: Assumptions,
  months: readonly MonthRow[],
  month: number | null,
  unit: Unit,
): number | null {
  const at = months[(month ?? months.length) - 1];
  const count = (unit.basis === "month" ? at?.customers : at?.newCustomers) ?? 0;
  if (month !== null) return Math.round(count) || null;
  const missing = at ? at.unpaid - at.ebitda : 0;
  const byShare = at && at.marketing > costs.marketingBase.value ? costs.marketingShare.value : 0;
  const each = unit.contribution - (costs.overheadShare.value + byShare) * unit.revenue;
  return missing <= 0 || each <= 0 ? null : Math.ceil(count + missing / each);
}

export function trough(months: readonly MonthRow[]): { cash: number; month: number } {
  let lowest = { cash: 0, month: 0 };
  for (const row of months) if (row.cash < lowest.cash) lowest = { cash: row.cash, month: row.month };
  return lowest;
}

/** Money to raise: the cash trough plus the buffer, rounded up to two significant digits; 0 when cash never goes below zero. */
export const askFor = (a: Assumptions, months: readonly MonthRow[]) =>
  roundUp(-trough(months).cash * (1 + a.funding.buffer), 2);

/** Months that the ask lasts; 36 when it lasts the whole horizon. */
export function runway(months: readonly MonthRow[], ask: number): number {
  const broke = months.findIndex((row) => row.cash + ask < 0);
  return broke < 0 ? months.length : broke;
}

const FALLBACK_MONTHS = 24;

/** How the ask is spent: each category's share of all spending up to break-even, or 24 months; the amounts sum to the ask. */
export function spendAsk(
  months: readonly MonthRow[],
  breakEvenMonth: number | null,
  ask: number,
): FinancialModel["useOfFunds"] {
  if (ask <= 0) return [];
  const until = months.slice(0, Math.max(6, breakEvenMonth ?? FALLBACK_MONTHS));
  const sum = (pick: (row: MonthRow) => number) =>
    until.reduce((total, row) => total + Math.max(0, pick(row)), 0);
  const last = until[until.length - 1];
  const spend = [
    { key: "people", label: "People", amount: sum((m) => m.payroll) },
    { key: "marketing", label: "Marketing and sales", amount: sum((m) => m.marketing) },
    { key: "product", label: "Product and delivery", amount: sum((m) => m.cogs + m.paymentFees + m.oneOff) },
    { key: "equipment", label: "Equipment", amount: sum((m) => m.capex) },
    {
      key: "stock",
      label: "Stock and unpaid invoices",
      amount: Math.max(0, (last?.inventory ?? 0) + (last?.receivables ?? 0) - (last?.payables ?? 0)),
    },
    { key: "overhead", label: "Overhead and taxes", amount: sum((m) => m.overhead + m.tax) },
  ].filter((row) => row.amount > 0);
  const total = spend.reduce((all, row) => all + row.amount, 0);
  if (total <= 0) return [];
  let left = ask;
  return spend.map((row, i) => {
    const amount = i === spend.length - 1 ? left : Math.min(left, Math.round((ask * row.amount) / total));
    left -= amount;
    return { key: row.key, label: row.label, amount, share: amount / ask };
  });
}
