import type { ReadAmount } from "./amount-roles";

const A_DEAL_IS =
  /\b(?:an?|the|each|every|one) (?:typical |usual |normal )?(?:order|booking|sale|job|rental|deal|basket|purchase|transaction)\s(?:is|comes to|comes out at|averages|runs to)\s(?:about|around|roughly|some)\s$/i;
const TAKEN_OFF =
  /^[^.;]{0,24}?\b(?:is|are|gets?|will be) (?:fully |then )?(?:deducted|credited|taken off|set off|subtracted|counted towards|offset)\b/i;
/** "1.1% defaults". */
const LOST = /^\s*(?:of (?:defaults?|losses)|defaults?|bad debts?|write-?offs?|chargebacks?|fraud)\b/i;

/** What is said of the deals themselves: their size, what is lost of them, and what comes off their price. */
export function settleOfDeals(amount: ReadAmount, read: readonly ReadAmount[]): void {
  const { kind, role, before, after } = amount;
  if (kind === "percent" && role === null && LOST.test(after)) amount.role = "cost";
  if (kind !== "money" || role === "cost") return;
  // "We keep 18%, an order is about 26": what the share is taken of.
  const open = role === null || role === "price";
  if (open && A_DEAL_IS.test(before) && read.some((other) => other.role === "take")) amount.role = "average";
  // "An appointment is 90 zł and is deducted when the bride rents": it is the same money.
  if (TAKEN_OFF.test(after)) amount.role = "through";
}
