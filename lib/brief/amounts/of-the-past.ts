import { sentenceSpans } from "../text/sentences";
import { isPastSale } from "../text/tried";
import type { ReadAmount } from "./amount-roles";

const isAsked = ({ kind, role }: ReadAmount) =>
  kind === "money" && (role === null || role === "price" || role === "oneOff");

/** What a pilot or the last season cost is told beside the price of today, and is no price that anybody still pays. */
export function notOfToday(read: ReadAmount[], text: string): ReadAmount[] {
  const past = sentenceSpans(text).filter(({ start, end }) => isPastSale(text.slice(start, end)));
  const isPast = ({ start }: ReadAmount) => past.some((span) => span.start <= start && start < span.end);
  if (!read.some((amount) => isAsked(amount) && !isPast(amount))) return read;
  for (const amount of read)
    if (isAsked(amount) && isPast(amount)) {
      amount.role = "traction";
      amount.sure = true;
    }
  return read;
}
