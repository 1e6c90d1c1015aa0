import type { Assumed } from "@/lib/finance/types";
import type { ReadAmount } from "../amounts/amount-roles";
import { stated } from "../amounts/stated-amount";
import { COUNT, countOf } from "../text/number-words";
import { times } from "./cost-sums";

const WEEKS_A_MONTH = 52 / 12;
const DAYS_A_WEEK = new RegExp(
  `^,?\\s(?:(?:for|on|who comes|and comes|and works)\\s)?(${COUNT}) days? (?:a|per|each|every) week\\b`,
  "iu",
);
/** "Three staff cost": those who work here, with nothing but a sum. */
const STAFF = new RegExp(
  `(?:^|[.;,]\\s|\\band\\s)(?:the |our |my )?(?:${COUNT})\\s(?:\\p{L}+\\s)?(?:staff|employees|people|workers|helpers|assistants|cooks|waiters|teachers|cleaners|drivers|mechanics|sewers)\\s(?:costs?|earn|get)(?: us| me)?(?: about| around)?\\s$`,
  "iu",
);

/** What those who work here are paid in a month: "£180 a day, two days a week", "three staff cost 6,900"; null for any other cost. */
export function wages(amount: ReadAmount, text: string): Assumed | null {
  const { role, kind, tail, before, end } = amount;
  if (kind !== "money" || (role !== "cost" && role !== "capex" && role !== "pay")) return null;
  const [said = "", days = ""] = DAYS_A_WEEK.exec(text.slice(end + tail.length)) ?? [];
  if (tail.period === "day" && said)
    return times(stated(amount), countOf(days) * WEEKS_A_MONTH, said.replace(/^,?\s/, ""));
  const bare = !tail.period && !tail.unit;
  return bare && STAFF.test(before) ? stated(amount) : null;
}
