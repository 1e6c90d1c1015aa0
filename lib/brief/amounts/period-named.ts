import type { ReadAmount } from "./amount-roles";
import type { Tail } from "./price-tail";

/** "A month costs 480", "one year of access is 90": how long is paid for stands before the sum. */
const NAMED =
  /(?:^|[.;,:]\s)(?:an?|one|each|every|the)\s(week|month|year)(?:\sof\s(?:\p{L}+\s?){1,3}?)?\s(?:costs?|is)\s(?:about |only )?$/iu;

export function periodNamed(read: ReadAmount[]): ReadAmount[] {
  for (const amount of read) {
    const period = NAMED.exec(amount.before)?.[1]?.toLowerCase() as Tail["period"];
    if (period && amount.kind === "money" && !amount.tail.period && !amount.tail.unit)
      amount.tail = { ...amount.tail, period };
  }
  return read;
}
