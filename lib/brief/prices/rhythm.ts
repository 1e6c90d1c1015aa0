import type { Assumed } from "@/lib/finance/types";
import { singular } from "../amounts/price-tail";
import { times } from "../costs/cost-sums";
import { type Frequency, findFrequencies, frequencyStated } from "../text/frequency";
import { literal } from "../text/literal";
import { COUNT, countOf } from "../text/number-words";
import type { PricedLine } from "./line-plans";

const REPEATED = new Set(["perUse", "unitSale", "capacity"]);

/** "A fixed day every month", "a box each week": once in that time, told where the offer is described. */
function onceEach(unit: string, text: string): Frequency | undefined {
  const [said, rest = ""] =
    new RegExp(
      `\\b(?:an?|one)\\s(?:\\p{L}+\\s)?${literal(unit)}\\s((?:every|each)\\s(?:(?:two|three|four|other|second)\\s)?(?:week|month|quarter|year)s?)\\b`,
      "iu",
    ).exec(text) ?? [];
  return said ? findFrequencies(rest.replace(/^each/i, "every"))[0] : undefined;
}

const VISIT = /^(?:visit|call|call-out|clean|cleaning|service|check|round|delivery|treatment)$/;
/** "We visit twice a month", "Every two weeks we change the water": so often somebody comes. */
const COMES =
  /\b(?:we|i) (?:visit|come|call|clean|check|deliver|look in)(?: [\p{L}'’]+){0,3}? ((?:once|twice|(?:two|three|four|six) times) (?:a|per|each|every) (?:week|month|quarter|year)|every (?:(?:two|three|four|six|other|second) )?(?:week|month|quarter|year)s?)\b|(?<=^|[.;] )(every (?:(?:two|three|four|six|other|second) )?(?:week|month|quarter)s?),? (?:we|i) /iu;
function comesSoOften(unit: string, text: string): Frequency | undefined {
  const [, behind, before] = (VISIT.test(unit) && COMES.exec(text)) || [];
  return findFrequencies(`one visit ${behind ?? before ?? ""}`)[0];
}

const WE_DO =
  /\b(?:we|i|(?:an?|each|one|the) \p{L}+)\s(?:can\s)?(?:do(?:es)?|repairs?|fix(?:es)?|checks?|cleans?|treats?|sees?|serves?|handles?|finish(?:es)?)\s[^.;]{0,16}$/iu;

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

/** "A box for two weeks costs 42": so often it is used up. */
const USED_UP = new RegExp(
  `\\b(?:box|bag|pack|jar|bottle|tin|tub|kit|case|supply|parcel|crate|basket) (?:for|that lasts|which lasts|lasting) (${COUNT}) (day|week|month)s?\\b`,
  "iu",
);
const DAYS: Record<string, number> = { day: 1, week: 7, month: 30 };
function usedUp(text: string): Assumed | undefined {
  const [said, many = "", period = ""] = USED_UP.exec(text) ?? [];
  const days = countOf(many) * (DAYS[period.toLowerCase()] ?? 0);
  const often = DAYS_A_MONTH / days;
  return said && days > 0
    ? { value: often, low: often * 0.7, high: often, provenance: "derived", note: `Stated: ${said}` }
    : undefined;
}

/** Volumes that the description of the offer tells, and of what is done on each day that is sold. */
export function withRhythm(rows: readonly PricedLine[], text: string): void {
  for (const { line, unit } of rows) {
    if (line.kind === "unitSale") line.unitsPerCustomerMonth ??= usedUp(line.evidence);
    if (line.unitsPerCustomerMonth || line.later || unit === "" || !REPEATED.has(line.kind)) continue;
    const thing = singular(unit.split(" ").pop() ?? unit);
    const first = rows.find((row) => VISIT.test(row.unit))?.line === line;
    const found = onceEach(thing, text) ?? (first ? comesSoOften(thing, text) : undefined);
    if (found) line.unitsPerCustomerMonth = frequencyStated(found);
  }
  const days = rows.find(({ unit }) => unit === "day")?.line.unitsPerCustomerMonth;
  for (const { line, perDay } of rows)
    if (perDay && days)
      line.unitsPerCustomerMonth ??= times(days, perDay.perMonth / DAYS_A_MONTH, perDay.text);
}
const DAYS_A_MONTH = 30;
