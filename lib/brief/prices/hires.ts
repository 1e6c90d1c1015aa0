import type { ReadAmount } from "../amounts/amount-roles";
import { COUNT } from "../text/number-words";
import type { PricedLine } from "./line-plans";

/** Dearer than so many times the shorter hire, a day is no longer hire of the same thing. */
const LONGER = 6;
const FOR_HOURS = new RegExp(`^\\s*for ((?:${COUNT}) hours|half a day|a half[- ]day)\\b`, "iu");
/** "€7 for four hours, €12 a day": each hire is one of the two. */
export function asHires(row: PricedLine, last: PricedLine | undefined, lent: boolean): void {
  if (lent && last) asLongerHire(row, last);
  const hours = FOR_HOURS.exec(last?.amount.after ?? "")?.[1];
  const ratio = row.amount.value / (last?.amount.value || 1);
  if (!last || !hours || row.amount.tail.period !== "day" || !(ratio > 1 && ratio < LONGER)) return;
  last.line = { ...last.line, id: "plan-1", kind: "perUse", label: `Hire for ${hours.toLowerCase()}` };
  row.line.id = "plan-2";
}

const LONGER_THAN_A_DAY = [1.5, 7] as const;
/** "€39 a day, €190 a week": who hires for longer pays less for each day, and nobody subscribes. */
function asLongerHire(row: PricedLine, last: PricedLine): void {
  const ratio = row.amount.value / (last.amount.value || 1);
  const [least, most] = LONGER_THAN_A_DAY;
  if (last.amount.tail.period !== "day" || row.line.per !== "week" || ratio < least || ratio > most) return;
  last.line = { ...last.line, id: "plan-1" };
  const { per: _, ...line } = row.line;
  row.line = { ...line, id: "plan-2", kind: "perUse", label: "Fee per week" };
  row.unit = "week";
}

const FLAT = /\b(?:unlimited|flat ?rate|all you (?:can|need)|as (?:many|much|often) as)\b/i;
/** "$0.04 per photo, or $65 a month for unlimited photos": two plans, of which each customer takes one. */
export function asFlat({ before, after, tail }: ReadAmount, { line }: PricedLine): boolean {
  if (!tail.period || line.kind !== "perUse" || !FLAT.test(`${before} ${after}`)) return false;
  line.id = "plan-1";
  return true;
}
