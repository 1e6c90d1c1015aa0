import type { ReadAmount } from "../amounts/amount-roles";
import { COUNT } from "../text/number-words";
import type { PricedLine } from "./line-plans";

/** Dearer than so many times the shorter hire, a day is no longer hire of the same thing. */
const LONGER = 6;
const FOR_HOURS = new RegExp(`^\\s*for ((?:${COUNT}) hours|half a day|a half[- ]day)\\b`, "iu");
/** "€7 for four hours, €12 a day": each hire is one of the two. */
export function asHires(row: PricedLine, last: PricedLine | undefined): void {
  const hours = FOR_HOURS.exec(last?.amount.after ?? "")?.[1];
  const ratio = row.amount.value / (last?.amount.value || 1);
  if (!last || !hours || row.amount.tail.period !== "day" || !(ratio > 1 && ratio < LONGER)) return;
  last.line = { ...last.line, id: "plan-1", kind: "perUse", label: `Hire for ${hours.toLowerCase()}` };
  row.line.id = "plan-2";
}

const FLAT = /\b(?:unlimited|flat ?rate|all you (?:can|need)|as (?:many|much|often) as)\b/i;
/** "$0.04 per photo, or $65 a month for unlimited photos": two plans, of which each customer takes one. */
export function asFlat({ before, after, tail }: ReadAmount, { line }: PricedLine): boolean {
  if (!tail.period || line.kind !== "perUse" || !FLAT.test(`${before} ${after}`)) return false;
  line.id = "plan-1";
  return true;
}
