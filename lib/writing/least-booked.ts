import { findAmounts } from "@/lib/brief/amounts/amounts";
import { resolveCurrency } from "@/lib/brief/amounts/currency";
import { readTail } from "@/lib/brief/amounts/price-tail";
import { COUNT, countOf } from "@/lib/brief/text/number-words";
import type { Brief } from "@/lib/brief/types";
import { sentences } from "./cut";

const LEAST_HOURS = new RegExp(
  `\\b(?:wants?|asks? for|insists? on|requires?|needs?|minimum(?: of)?|min\\.?|at least|not under|never under)\\s(?:about |an? )?(${COUNT})[- ]?(?:hours?|hrs?|h)\\b|\\b(${COUNT})[- ]?(?:hours?|hrs?|h)\\s(?:shifts?|min(?:imum)?|blocks?|bookings?)\\b`,
  "iu",
);
const IS_LEAST = /\b(?:minimum|min|at least)\b/i;

/** What has to be booked at least with others and here, where both ask by the hour. */
export interface LeastBooked {
  /** The sentence on the others. */
  said: string;
  theirs: { hours: number; sum: number };
  own: { hours: number; sum: number };
}

/** "R260 an hour, minimum 3 hours" beside "R180 an hour but they want an 8 hour shift"; null where one of the two is not told. */
export function leastBooked({
  answers,
  lines,
  geography,
  currency,
  language,
}: Pick<Brief, "answers" | "lines" | "geography" | "currency" | "language">): LeastBooked | null {
  const line = lines.find(
    ({ label, quantity, later }) =>
      !later && / per hour$/i.test(label) && IS_LEAST.test(quantity?.note ?? ""),
  );
  const price = line?.price?.value ?? 0;
  const hours = line?.quantity?.low ?? 0;
  if (language !== "en" || price <= 0 || hours <= 0) return null;
  for (const said of [answers.differentiator, answers.problem].flatMap(sentences)) {
    const sum = findAmounts(said).find(
      (amount) =>
        amount.kind === "money" &&
        resolveCurrency(amount.currency, geography?.country ?? null, currency) === currency &&
        readTail(said.slice(amount.end)).unit === "hour",
    );
    const [, one, other] = LEAST_HOURS.exec(said) ?? [];
    const theirs = countOf(one ?? other ?? "");
    if (sum && theirs > 1)
      return {
        said,
        theirs: { hours: theirs, sum: theirs * sum.value },
        own: { hours, sum: hours * price },
      };
  }
  return null;
}
