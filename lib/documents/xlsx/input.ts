import type { Assumptions } from "@/lib/finance/inputs";
import type { Assumed } from "@/lib/finance/types";

export type NumberKind = "money" | "price" | "share" | "count" | "number";

/** One row of the assumptions: a named cell that every formula reads. */
export interface InputRow {
  /** Name of the cell in formulas. */
  name: string;
  group: string;
  label: string;
  low: number;
  base: number;
  high: number;
  kind: NumberKind;
  provenance: string;
  note: string;
  /** Follows from other cells, in every scenario: nothing to type in. */
  formula?: string;
}

/** Where the value of a cell is found in the assumptions. */
export interface Found {
  group: string;
  label: string;
  kind: NumberKind;
  /** A bare number is a planning value that nobody stated. */
  pick(a: Assumptions): Assumed | number | undefined;
  formula?: string;
}

/** A second of a label is told from the first: "Operations 2". */
export const toldApart = (labels: readonly string[]): string[] =>
  labels.map((label, i) => {
    const before = labels.slice(0, i).filter((other) => other === label).length;
    return before > 0 ? `${label} ${before + 1}` : label;
  });
