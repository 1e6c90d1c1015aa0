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
  `(?:^|[.;,]\\s|\\band\\s)(?:the |our |my )?(?:${COUNT})\\s(?:\\p{L}+\\s)?(?:staff|employees|people|workers|helpers|assistants|cooks|waiters|teachers|cleaners|drivers|mechanics|sewers|makers|women|men|technicians|guides|nurses|bakers|riders|gardeners)\\s(?:(?:costs?|earn|get)(?: us| me)?(?: about| around)?\\s)?$`,
  "iu",
);

/** "I have a second person sewing two days a week": told in another place than what a day costs. */
const HELPS = new RegExp(
  `\\b(?:second person|helper|assistant|colleague|employee|somebody|someone|part-timer)\\s(?:[\\p{L}-]+\\s){0,4}?(${COUNT}) days? (?:a|per|each|every) week\\b`,
  "iu",
);
const ONE_PERSON =
  /^(?:and )?(?:the|a|my|our) (?:\p{L}+ )?\p{L}{3,}(?:er|or|ist|ant|person|help) (?:costs?|gets?|earns?)(?: me| us)?(?: about)?\s$/iu;
const daysOf = (text: string, { before, end, tail }: ReadAmount) =>
  DAYS_A_WEEK.exec(text.slice(end + tail.length)) ?? (ONE_PERSON.test(before) ? HELPS.exec(text) : null);

/** What those who work here are paid in a month: "£180 a day, two days a week", "three staff cost 6,900", "two cooks 18,000 each"; null for any other cost. */
export function wages(amount: ReadAmount, text: string): Assumed | null {
  const { role, kind, tail, before } = amount;
  if (kind !== "money" || (role !== "cost" && role !== "capex" && role !== "pay")) return null;
  const [said = "", days = ""] = daysOf(text, amount) ?? [];
  if (tail.period === "day" && said)
    return times(stated(amount), countOf(days) * WEEKS_A_MONTH, said.replace(/^,?\s/, ""));
  const bare = !tail.period && !tail.unit;
  return bare && STAFF.test(before) ? stated(amount) : null;
}
