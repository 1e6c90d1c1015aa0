import type { ReadAmount } from "./amount-roles";

/** "Refinancing costs us 0.9%. Open banking checks are €0.70 each": used up beside a far larger sum. */
const THINGS_ARE = /(?:^|[.;,]\s)(?:\p{L}+\s){0,3}(\p{L}+s)\s(?:are|cost)\s(?:about )?$/iu;
const TINY = 0.02;

export function isUsedEach(
  { before, after, value, tail }: ReadAmount,
  read: readonly ReadAmount[],
  at: number,
  sells: (word: string) => boolean,
): boolean {
  const used = THINGS_ARE.exec(before)?.[1];
  const last = read[at - 1];
  if (!used || tail.period || tail.unit || !/^\s*(?:each|apiece)\b/i.test(after) || sells(used)) return false;
  const isTiny = read.some(
    ({ kind, role, value: other }) => kind === "money" && role !== "cost" && value < other * TINY,
  );
  return isTiny && (last?.role === "cost" || last?.kind === "percent");
}
