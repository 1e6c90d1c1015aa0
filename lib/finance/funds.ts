import type { Assumptions } from "./inputs";
import type { FinancialModel, MonthRow, Unit } from "./model";
import { roundUp } from "./round-up";
import { owedFrom } from "./tax-owed";

/** Owed only in the last months of the plan, VAT decides nothing that can be seen in them. */
export const TOO_LATE = 30;
/** First of three consecutive months in which revenue carries all costs, with or without the pay that still waits; what is carried only until VAT is owed does not count. */
export function breakEven(months: readonly MonthRow[], beforePay = false): number | null {
  const carried = (row: MonthRow | undefined) =>
    row !== undefined && row.revenue > 0 && row.ebitda >= (beforePay ? 0 : row.unpaid);
  const all = months.flatMap((_, i) =>
    carried(months[i]) && carried(months[i + 1]) && carried(months[i + 2]) ? [i + 1] : [],
  );
  const taxed = owedFrom(months) ?? 0;
  return taxed > TOO_LATE || all.some((month) => month >= taxed) ? (all[0] ?? null) : null;
}

/** What one more of the last month leaves once overhead and marketing have grown with it. */
export function leftOfFurther({ costs }: Assumptions, at: MonthRow | undefined, unit: Unit): number {
  const byShare = at && at.marketing > costs.marketingBase.value ? costs.marketingShare.value : 0;
  return unit.contribution - (costs.overheadShare.value + byShare) * (unit.revenue - unit.tax);
}

/**
 * How many customers carry the costs, pay included: those there are at the break-even, else those of the last month and so
 * many more as make up what is missing with what one leaves after the overhead and marketing that grow with revenue. Sales
 * a month where nothing repeats; null where nothing is left of one.
 */
export function evenAt(
  a: Assumptions,
  months: readonly MonthRow[],
  month: number | null,
  unit: Unit,
): number | null {
  const needed = neededInMonth(a, months, month, unit);
  return needed === null ? null : month === null ? Math.ceil(needed) : Math.round(needed) || null;
}

/** The same before it is rounded: of what is sold less than once or twice a month, a year tells more. */
export function neededInMonth(
  a: Assumptions,
  months: readonly MonthRow[],
  month: number | null,
  unit: Unit,
): number | null {
  const at = months[(month ?? months.length) - 1];
  const count = (unit.basis === "month" ? at?.customers : at?.newCustomers) ?? 0;
  if (month !== null) return count;
  const missing = at ? at.unpaid - at.ebitda : 0;
  const each = leftOfFurther(a, at, unit);
  return missing <= 0 || each <= 0 ? null : count + missing / each;
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

interface Use {
  key: string;
  label: string;
  amount: number;
}
const PER_CENT = 100;
/** Shares as whole per cents that add up to a hundred, the largest remainders rounded up; what comes to none keeps its own, told as "<1%". */
function inShares(rows: readonly Use[], ask: number): FinancialModel["useOfFunds"] {
  const exact = rows.map(({ amount }) => (amount / ask) * PER_CENT);
  const left = PER_CENT - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const up = new Set(
    [...exact.keys()]
      .sort((a, b) => ((exact[b] ?? 0) % 1) - ((exact[a] ?? 0) % 1))
      .slice(0, Math.round(left)),
  );
  return rows.map((row, i) => {
    const share = exact[i] ?? 0;
    return { ...row, share: (Math.floor(share) + Number(up.has(i)) || share) / PER_CENT };
  });
}

/**
 * How the ask is spent: up to the month of the lowest cash, the equipment in full and all other spending in proportion, as
 * far as income does not pay for it; then the reserve. The amounts are whole and sum to the ask.
 */
export function spendAsk(
  months: readonly MonthRow[],
  lowest: { cash: number; month: number },
  ask: number,
): FinancialModel["useOfFunds"] {
  if (ask <= 0) return [];
  const until = months.slice(0, Math.max(1, lowest.month));
  const sum = (pick: (row: MonthRow) => number) =>
    until.reduce((total, row) => total + Math.max(0, pick(row)), 0);
  const last = until[until.length - 1];
  const needed = -lowest.cash;
  const equipment = Math.min(
    needed,
    sum((m) => m.capex),
  );
  const others = [
    { key: "people", label: "People", amount: sum((m) => m.payroll) },
    { key: "marketing", label: "Marketing and sales", amount: sum((m) => m.marketing) },
    { key: "product", label: "Product and delivery", amount: sum((m) => m.cogs + m.paymentFees + m.oneOff) },
    {
      key: "stock",
      label: "Stock and unpaid invoices",
      amount: Math.max(0, (last?.inventory ?? 0) + (last?.receivables ?? 0) - (last?.payables ?? 0)),
    },
    { key: "overhead", label: "Overhead and taxes", amount: sum((m) => m.overhead + m.tax) },
  ];
  const spent = others.reduce((all, { amount }) => all + amount, 0);
  const part = spent > 0 ? (needed - equipment) / spent : 0;
  const rows = [
    { key: "equipment", label: "Equipment", amount: equipment },
    ...others.map((row) => ({ ...row, amount: row.amount * part })),
  ].map((row) => ({ ...row, amount: Math.round(row.amount) }));
  const reserve = ask - rows.reduce((all, { amount }) => all + amount, 0);
  return inShares(
    [...rows, { key: "reserve", label: "Reserve", amount: reserve }].filter(({ amount }) => amount > 0),
    ask,
  );
}
