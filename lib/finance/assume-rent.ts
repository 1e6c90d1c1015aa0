import type { Brief } from "@/lib/brief/types";
import type { Assumptions } from "./inputs";
import { activeLines, isRepeated } from "./line-flow";
import { sizeMarket, wonTimes } from "./market";
import { perCustomer } from "./unit";

/** Rent is hardly ever less than this part of what a place sells: a small rent is a small place. */
const RENT_OF_SALES = 0.08;
const NOTE = `As many as one place at this rent can serve: the rent is taken to be ${RENT_OF_SALES * 100}% of what it sells at the least; assumed.`;

/** A rented room that is open to private people is full before the town is won. */
export function withinRent({ stated, archetypes, answers }: Brief, a: Assumptions): Assumptions["market"] {
  const rent = stated.fixedMonthly?.value ?? 0;
  const each = activeLines(a.lines)
    .filter(isRepeated)
    .reduce((sum, line) => sum + perCustomer(a, line).revenue, 0);
  const won = sizeMarket(a).somCustomers;
  const rented = archetypes[0]?.id === "local" && !a.capacity && /\brent\b/i.test(answers.businessModel);
  if (!rented || rent <= 0 || each <= 0 || won <= 0) return a.market;
  const most = rent / RENT_OF_SALES / each;
  return most >= won ? a.market : wonTimes(a.market, most / won, NOTE);
}
