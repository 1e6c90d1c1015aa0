import { isPaidAtOnce, isPaidLater } from "@/lib/brief/buyers/means-of-payment";
import type { Archetype, Brief } from "@/lib/brief/types";
import { fixed } from "./assumed";
import type { Assumed } from "./types";

/** What a private person buys there is paid at the counter, at the door or with the order. */
const OVER_THE_COUNTER: ReadonlySet<Archetype> = new Set([
  "services",
  "local",
  "ecommerce",
  "education",
  "hardware",
]);

/** Days between a sale and its payment: none on the spot or from private customers, else `usual` for the kind of business. */
export function daysUntilPaid(brief: Brief, archetype: Archetype, usual: number): Assumed {
  if (isPaidAtOnce(brief)) return fixed(0, "Paid on the spot, by your own account.", "derived");
  const fromPersons = !brief.b2b && OVER_THE_COUNTER.has(archetype) && !isPaidLater(brief);
  return fromPersons
    ? fixed(0, "Private customers pay when they buy; assumed.")
    : fixed(usual, "Days until customers pay; assumed.");
}
