import type { Assumed, RevenueLine } from "@/lib/finance/types";
import type { ReadAmount } from "../amounts/amount-roles";
import { CUSTOMER_WORDS, SEAT_WORDS } from "../data/periods";
import type { Reading } from "./line-kind";
import { ID, labelOf, slug, uniqueId } from "./line-names";
import { isSent } from "./sent";
import { READ_AS_MONTHLY } from "./usual-period";

const stated = (amount: Pick<ReadAmount, "value" | "low" | "high" | "text">, divisor = 1): Assumed => ({
  value: amount.value / divisor,
  low: amount.low / divisor,
  high: amount.high / divisor,
  provenance: amount.low < amount.high ? "parsed" : "founder",
  note: `Stated: ${amount.text}`,
});

const FIRST_MONTH: Assumed = {
  value: 1,
  low: 1,
  high: 1,
  provenance: "assumption",
  note: "From the first month.",
};
const LATER_MONTH: Assumed = {
  value: 25,
  low: 18,
  high: 36,
  provenance: "assumption",
  note: "Stated as coming later; not in the base case.",
};

const SEATS: Assumed = {
  value: 5,
  low: 3,
  high: 12,
  provenance: "assumption",
  note: "How many of them a customer pays for was not stated.",
};
/** What is not known to come in numbers is counted once. */
const ONE: Assumed = { ...SEATS, value: 1, low: 1, high: 3 };

/** A price for each of several things that one customer has. */
function isCounted({ kind, unit, per }: Reading): boolean {
  const noun = unit.split(" ").pop() ?? "";
  if (SEAT_WORDS.has(noun))
    return (
      kind === "recurring" || (kind === "unitSale" && /^(?:sensor|gauge|device|machine|vehicle)$/.test(noun))
    );
  return (
    kind === "recurring" && per !== undefined && noun !== "" && !CUSTOMER_WORDS.has(noun) && noun !== "donor"
  );
}

/** "On average probably about": nothing is named by it. */
const NAMELESS =
  /^(?:(?:on|an?|the|but|in|at|of|average|probably|about|roughly|usually|only|just|around|approximately)(?: |$))+$/i;

const comesInNumbers = ({ unit }: Reading) => SEAT_WORDS.has(unit.split(" ").pop() ?? "");

/** Paid for several months at a time. */
const SEVERAL_MONTHS =
  /\b(?:quarter(?:ly)?|semester|half[- ]year(?:ly)?|trimester|term|months|trimestre|quartal|halbjahr)\b/i;
/** "229 for the device": one of it. */
const ONE_OF_IT = /^\s*for (?:the|an?|one) /i;

export function lineOf(
  amount: ReadAmount,
  reading: Reading,
  taken: readonly RevenueLine[],
  evidence: string,
): RevenueLine {
  const several = amount.tail.divisor;
  const price = stated(amount, several);
  if (!reading.stated && reading.kind === "recurring") {
    price.note += READ_AS_MONTHLY;
    price.provenance = "parsed";
  }
  const base =
    reading.unit && reading.kind !== "recurring" && reading.kind !== "audience"
      ? `${ID[reading.kind]}-${slug(reading.unit)}`
      : ID[reading.kind];
  return {
    id: uniqueId(base, taken),
    label: labelOf(NAMELESS.test(reading.unit) ? { ...reading, unit: "" } : reading, amount),
    kind: reading.kind,
    startMonth: amount.later ? LATER_MONTH : FIRST_MONTH,
    price,
    ...(reading.per ? { per: reading.per } : {}),
    ...(reading.per === "month" &&
    reading.kind === "recurring" &&
    SEVERAL_MONTHS.test(evidence) &&
    several > 1
      ? { everyMonths: several }
      : {}),
    ...(isCounted(reading) && !isSent(amount.tail) && !ONE_OF_IT.test(amount.after)
      ? { quantity: comesInNumbers(reading) ? SEATS : ONE }
      : {}),
    ...(amount.later ? { later: true } : {}),
    evidence,
  };
}

export function takeLine(amount: ReadAmount, taken: readonly RevenueLine[], evidence: string): RevenueLine {
  return {
    id: uniqueId("commission", taken),
    label: "Commission",
    kind: "take",
    startMonth: amount.later ? LATER_MONTH : FIRST_MONTH,
    takeRate: stated(amount),
    ...(amount.later ? { later: true } : {}),
    evidence,
  };
}
