import type { ReadAmount } from "./amount-roles";

const EACH =
  /^(?:person|guest|child|adult|participant|visitor|group|student|pupil|runner|family|couple|head)$/;
const LEAST = 5;

/** "Our tiles cost 1,450 a square metre" of who makes tiles. */
const OURS = /^our \p{L}+s$/iu;

/** "Goat yoga costs 24 per person" of whoever offers goat yoga: its price, and no cost of something else. */
export function isOfferedEach({ role, kind, sure, clause, tail }: ReadAmount, offer: string): boolean {
  const subject = (clause?.subject ?? "").toLowerCase().replace(/^(?:an?|the|our|each|one)\s/, "");
  return (
    role === "cost" &&
    kind === "money" &&
    !sure &&
    clause?.deed === "cost" &&
    clause.object === "" &&
    (EACH.test(tail.unit ?? "") || (!tail.period && OURS.test(clause.subject))) &&
    subject.length >= LEAST &&
    offer.toLowerCase().includes(subject.replace(/(?<=\p{L}{4})ing$/u, ""))
  );
}

/** "Our tiles cost 1,450 a square metre and 1,100 from 50 square metres": offered like the price before it. */
export const alsoOffered = (
  before: ReadAmount | undefined,
  { role, sure, after }: ReadAmount,
  between: string,
) =>
  role === "cost" &&
  !sure &&
  before?.role === "price" &&
  before.sure === true &&
  /^(?:,|,?\s(?:and|or))\s$/i.test(between) &&
  /^\s*(?:from|above|over) \d/i.test(after);
