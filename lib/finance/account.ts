import type { FinancialModel } from "./model";
import { aheadAtStart } from "./paid-ahead";
import { adding, TIED_UP, TIED_UP_AHEAD, YEAR_LINE, yearTable } from "./year-table";

export type AccountKey =
  | "result"
  | "opening"
  | "tax"
  | "equipment"
  | "stock"
  | "invoices"
  | "bills"
  | "ahead";

export interface AccountItem {
  key: AccountKey;
  label: string;
  /** As shown in the unit of the table of years; what leaves the account is negative. */
  value: number;
}

/** What leads from the results of the three years to the account at their end: the lines of the table of years, added up, without those that are nothing. */
export interface Account {
  size: number;
  unit: string;
  items: readonly AccountItem[];
  end: number;
}

const LABEL: Record<AccountKey, string> = {
  result: "Operating results of the three years",
  opening: "Money at the start",
  tax: "Tax on the profit",
  equipment: YEAR_LINE.equipment,
  stock: "Lies in stock at the end",
  invoices: "Not yet paid by customers",
  bills: "Own bills not yet paid",
  ahead: "Paid ahead by customers",
};

export function accountOf(model: FinancialModel): Account {
  const { assumptions, market, months } = model;
  const { size, unit, money } = yearTable(model);
  const valuesOf = (...labels: string[]) => money.find(({ label }) => labels.includes(label))?.values ?? [];
  const summed = (...labels: string[]) => valuesOf(...labels).reduce((sum, value) => sum + value, 0);
  const last = months.at(-1);
  const started = aheadAtStart(
    assumptions,
    Math.min(assumptions.demand.startCustomers.value, market.somCustomers),
  );
  const tied = [
    -(last?.inventory ?? 0),
    -(last?.receivables ?? 0),
    last?.payables ?? 0,
    (last?.paidAhead ?? 0) - started,
  ].map((value) => value / size);
  const largest = tied.reduce((at, value, i) => (Math.abs(value) > Math.abs(tied[at] ?? 0) ? i : at), 0);
  const [stock = 0, invoices = 0, bills = 0, ahead = 0] = adding(
    summed(TIED_UP, TIED_UP_AHEAD),
    tied,
    largest,
  );
  const values: Record<AccountKey, number> = {
    result: summed(YEAR_LINE.result),
    opening: valuesOf(YEAR_LINE.opening)[0] ?? 0,
    tax: summed(YEAR_LINE.tax),
    equipment: summed(YEAR_LINE.equipment),
    stock,
    invoices,
    bills,
    ahead,
  };
  return {
    size,
    unit,
    items: (Object.keys(values) as AccountKey[])
      .map((key) => ({ key, label: LABEL[key], value: values[key] }))
      .filter(({ key, value }) => key === "result" || value !== 0),
    end: valuesOf(YEAR_LINE.cash)[2] ?? 0,
  };
}
