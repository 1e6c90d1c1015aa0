import { singular } from "../amounts/price-tail";
import { times } from "../costs/cost-sums";
import { type Frequency, findFrequencies, frequencyStated } from "../text/frequency";
import { literal } from "../text/literal";
import type { PricedLine } from "./line-plans";

const REPEATED = new Set(["perUse", "unitSale", "capacity"]);

/** "A fixed day every month", "a box each week": once in that time, told where the offer is described. */
function onceEach(unit: string, text: string): Frequency | undefined {
  const [said, rest = ""] =
    new RegExp(
      `\\b(?:an?|one)\\s(?:\\p{L}+\\s)?${literal(unit)}\\s((?:every|each)\\s(?:(?:two|three|four|other|second)\\s)?(?:week|month|quarter|year)s?)\\b`,
      "iu",
    ).exec(text) ?? [];
  return said ? findFrequencies(rest)[0] : undefined;
}

const WE_DO =
  /\b(?:we|i)\s(?:can\s)?(?:do|repair|fix|check|clean|treat|see|serve|handle|finish)\s[^.;]{0,16}$/i;

/** "4,500 for a service day; we do about 12 bikes a day": what is sold beside it on each of those days. */
export function isDoneOnADay(rows: readonly PricedLine[], found: Frequency, before: string): boolean {
  const day = rows.find(({ unit }) => unit === "day");
  const beside = rows.find(
    (row) => row !== day && REPEATED.has(row.line.kind) && !row.line.unitsPerCustomerMonth,
  );
  if (!day || !beside || found.noun === null || !/\bday$/i.test(found.text) || !WE_DO.test(before))
    return false;
  beside.also = found.noun;
  beside.perDay = found;
  return true;
}

/** Volumes that the description of the offer tells, and of what is done on each day that is sold. */
export function withRhythm(rows: readonly PricedLine[], text: string): void {
  for (const { line, unit } of rows) {
    if (line.unitsPerCustomerMonth || line.later || unit === "" || !REPEATED.has(line.kind)) continue;
    const found = onceEach(singular(unit.split(" ").pop() ?? unit), text);
    if (found) line.unitsPerCustomerMonth = frequencyStated(found);
  }
  const days = rows.find(({ unit }) => unit === "day")?.line.unitsPerCustomerMonth;
  for (const { line, perDay } of rows)
    if (perDay && days)
      line.unitsPerCustomerMonth ??= times(days, perDay.perMonth / DAYS_A_MONTH, perDay.text);
}
const DAYS_A_MONTH = 30;
