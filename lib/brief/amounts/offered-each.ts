import type { ReadAmount } from "./amount-roles";

const EACH =
  /^(?:person|guest|child|adult|participant|visitor|group|student|pupil|runner|family|couple|head)$/;
const LEAST = 5;

/** "Goat yoga costs 24 per person" of whoever offers goat yoga: its price, and no cost of something else. */
export function isOfferedEach({ role, kind, sure, clause, tail }: ReadAmount, offer: string): boolean {
  const subject = (clause?.subject ?? "").toLowerCase().replace(/^(?:an?|the|our|each|one)\s/, "");
  return (
    role === "cost" &&
    kind === "money" &&
    !sure &&
    clause?.deed === "cost" &&
    clause.object === "" &&
    EACH.test(tail.unit ?? "") &&
    subject.length >= LEAST &&
    offer.toLowerCase().includes(subject.replace(/(?<=\p{L}{4})ing$/u, ""))
  );
}
