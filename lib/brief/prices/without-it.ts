import type { ReadAmount } from "../amounts/amount-roles";
import type { PricedLine } from "./line-plans";

const WITHOUT = /^\s*without ((?:the |an? )?\p{L}{3,})(?=\s*(?:$|[.,;)]|and\b|or\b))/iu;

/** "1,950 with the box, or 1,150 without the box": what only the first of two prices holds; each customer pays one. */
export function withoutIt({ after, later }: ReadAmount, last: PricedLine | undefined): string | null {
  const left = WITHOUT.exec(after)?.[1];
  const held = left && last?.amount.after.toLowerCase().includes(`with ${left.toLowerCase()}`);
  return held && last?.line.kind !== "recurring" && !later ? left : null;
}
