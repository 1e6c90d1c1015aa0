import { COUNT } from "../text/number-words";
import type { ReadAmount } from "./amount-roles";

const isMoney = ({ kind }: ReadAmount) => kind === "money";
const prices = (read: readonly ReadAmount[]) =>
  read.filter(
    (each) => isMoney(each) && (each.role === "price" || each.role === null || each.role === "oneOff"),
  );

/** "Three payments of 1,400", "four times 90": so much of it together. */
const IN_PARTS = new RegExp(
  `^(?:${COUNT})\\s(?:times|(?:monthly\\s|equal\\s)?(?:instal?ments|payments))\\b`,
  "iu",
);
const [LEAST, MOST] = [0.9, 1.4];

/** The sum of all parts is about one of the prices: paid in another way, and no second sale. */
const isInParts = (amount: ReadAmount, read: readonly ReadAmount[]) =>
  IN_PARTS.test(amount.text) &&
  prices(read).some(
    (other) => other !== amount && amount.value >= other.value * LEAST && amount.value <= other.value * MOST,
  );

/** "A deposit of 10,000 at booking, which comes off the bill": part of the price, or given back. */
const DEPOSIT = /\b(?:deposit|bond) (?:of|is) (?:about )?$/i;
/** "We take a £50 deposit that is given back". */
const A_DEPOSIT =
  /^\s*(?:(?:refundable |returnable |cash |security |damage )*(?:deposit|down payment)|(?:refundable|returnable|security|damage) bond)\b/i;

/** "Resellers taking 10 or more get it for 270 each": sold to them. */
const GET_IT_FOR = /\bgets? (?:it|them|one) (?:for|at)\s$/i;

/** What is only another way of paying, or paid on account, is no price of its own. */
export function notAskedAgain(read: ReadAmount[]): ReadAmount[] {
  for (const amount of read.filter(isMoney)) {
    if (amount.role === "cost" && GET_IT_FOR.test(amount.before)) amount.role = "price";
    const deposit = DEPOSIT.test(amount.before) || A_DEPOSIT.test(amount.after);
    if (!isInParts(amount, read) && (amount.role === "cost" || !deposit)) continue;
    amount.role = "bound";
    amount.sure = true;
  }
  return read;
}

/** "A bigger cold room would be 7,200", "ten scanners will cost me 38,000": to be bought once. */
const WOULD_BE = /\b(?:would|will)\s(?:be|cost)(?:\s(?:us|me))?\s(?:about |around )?$/i;
/** "A second pump will be 4,300": for when it has grown. */
const ONE_MORE = /\b(?:second|third|another|further|later)\b[^.;]*$/i;
/** "Now we need 85,000 for a kiln of our own", "of which we still look for 100,000". */
const STILL_NEEDED = /\b(?:we|i)\s(?:now |still |also )?(?:need|look for|miss|lack)\s(?:about |another )?$/i;
/** So many times the dearest price is paid for nothing that is sold. */
const FAR_ABOVE = 20;

/** Sums far above every price that are still to be spent or found. */
export function stillToCome(read: ReadAmount[]): ReadAmount[] {
  for (const amount of read) {
    const { tail, before } = amount;
    const dearest = Math.max(0, ...prices(read.filter((each) => each !== amount)).map(({ value }) => value));
    const far = dearest > 0 && amount.value > dearest * FAR_ABOVE;
    if (!isMoney(amount) || tail.period || !far) continue;
    if (STILL_NEEDED.test(before)) {
      amount.role = "budget";
      amount.sought = true;
      amount.sure = true;
    } else if (!tail.unit && WOULD_BE.test(before) && !ONE_MORE.test(before)) {
      amount.role = "capex";
      amount.sure = true;
    }
  }
  return read;
}
