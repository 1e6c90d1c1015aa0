/** One named figure, formatted once; every text, chart and file reads it from here. */
export interface Fact {
  key: string;
  label: string;
  value: number;
  /** A currency code, "%", "months", "x", or the counted noun. */
  unit: string;
  display: string;
  formula: string;
  inputs: string[];
}

export type FactLedger = Record<string, Fact>;
