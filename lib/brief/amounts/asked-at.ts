import type { ReadAmount } from "./amount-roles";

/** "Wet room from £5,800", "unit sale at S$7,500". */
const FROM_OR_AT = /\p{L}\s(?:from|at)\s$/iu;

/** What opens the answer, or is asked from or at a sum, is a price however small the others are. */
export const isAskedAt = ({ before, clause, start, role }: ReadAmount, read: readonly ReadAmount[]) =>
  FROM_OR_AT.test(before) ||
  (role !== "cost" && clause?.deed !== "cost" && read.every((other) => other.start >= start));
