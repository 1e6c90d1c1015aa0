import type { RevenueLine } from "@/lib/finance/types";

const LARGER =
  /^(?:but |and |while )?((?:all |our )?(?:\p{L}+ ){0,2}\p{L}+ (?:with|of|that (?:have|run)|who (?:have|run)) (?:more than|over|at least|from)? ?\p{L}+(?: or more)? \p{L}+) (?:pay|get|are charged)\b/iu;
const SIZED = / (?:more than|over|at least|from) | or more /i;

/** "Groups with more than five kitchens pay £440": whom a price for larger buyers is for, in the founder's words; null for any other. */
export function largerBuyers({ evidence }: Pick<RevenueLine, "evidence">): string | null {
  const who = LARGER.exec(evidence)?.[1] ?? "";
  return SIZED.test(`${who} `) ? who : null;
}

/** A price that only larger buyers get, below one that everybody else pays. */
export const isForLarger = (line: RevenueLine, others: readonly RevenueLine[]): boolean =>
  largerBuyers(line) !== null &&
  others.some(({ price }) => (price?.value ?? 0) > (line.price?.value ?? Number.POSITIVE_INFINITY));
