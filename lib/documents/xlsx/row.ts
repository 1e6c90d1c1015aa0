import type { Assumptions } from "@/lib/finance/inputs";
import type { MonthRow } from "@/lib/finance/model";
import type { RowSpec } from "./grid";

/** A named cell's value. */
export type Values = (name: string) => number;
export type Spec = RowSpec | { heading: string };

/** What the rows of the monthly sheet are made from. */
export interface Plan {
  assumptions: Assumptions;
  months: readonly MonthRow[];
  /** The months without the season. */
  even: readonly MonthRow[];
  v: Values;
  som: number;
  ask: number;
  /** Sites open in a month. */
  siteOf(month: number): number;
  /** The most customers there were up to a month; 0 asks for the start. */
  peakOf(month: number): number;
}

export const row = (
  key: string,
  label: string,
  kind: RowSpec["kind"],
  formula: RowSpec["formula"],
  value: RowSpec["value"],
  rest: Partial<RowSpec> = {},
): RowSpec => ({ key, label, kind, formula, value, ...rest });

export const sum = (keys: readonly string[]) => ({
  formula: (ref: (key: string) => string) => (keys.length > 0 ? keys.map(ref).join("+") : "0"),
  value: (at: (key: string) => number) => keys.reduce((total, key) => total + at(key), 0),
});
