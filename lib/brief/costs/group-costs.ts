import { USUALLY_TAKEN } from "@/lib/finance/groups";
import type { Assumed, RevenueLine } from "@/lib/finance/types";
import type { ReadAmount } from "../amounts/amount-roles";
import { singular } from "../amounts/price-tail";
import { stated } from "../amounts/stated-amount";
import type { PricedLine } from "../prices/line-plans";
import { findFrequencies } from "../text/frequency";
import { literal } from "../text/literal";
import { COUNT, countOf } from "../text/number-words";
import { PIECE_KINDS, sells, soldUnit, times } from "./cost-sums";
import { sharedBy } from "./shared-by";
import type { Money } from "./stated-costs";

const GROUP =
  "(?:class|course|workshop|session|lesson|trip|tour|evening|morning|afternoon|cohort|group|camp|retreat|intake|round|weekend|run|sailing|flight|show|dinner|supper|tasting|walk|hike|excursion|seminar|seating|departure|game|screening|concert)";
const PER_GROUP = new RegExp(
  `^\\s*(?:per|an?|each|every|for (?:each|every|an?|one|the whole)) (?:\\p{L}+ )?(${GROUP})(?!\\p{L})`,
  "iu",
);
const IS_GROUP = new RegExp(`^${GROUP}$`, "i");
const ONE_OF_THEM =
  /^(?:|person|people|head|guest|participant|student|pupil|child|kid|learner|place|seat|spot|ticket|adult|trainee|rider|player|passenger|fan|visitor|tourist|attendee|delegate|runner|swimmer|poster|copy|print|couple)$/;
/** "£9 per person per class": of one of those who come, whatever it is counted in. */
const BY_THE_HEAD = /\b(?:per|a|each) (?:person|head|guest|place|seat|student|participant|child|learner)\b/i;
/** "Max 12", "twelve people", "50 seats", "a press run of 200": how many places one has. */
const sizeOf = (unit: string): readonly RegExp[] =>
  [
    `(?<![\\p{L}\\d.,\\p{Sc}-])(${COUNT})\\s(?:[\\p{L}-]+\\s){0,2}?(?:per|an?|each|every|in (?:an?|each|the)|to an?|on (?:an?|the|each)|at (?:an?|each))\\s(?:\\p{L}+\\s)?${unit}(?!\\p{L})`,
    `(?<!\\p{L})${unit}(?:e?s)?\\s(?:of|for|with|has|have|holds?|takes?|fits?)\\s(?:up to |at most |about |max(?:imum)?\\.? )?(${COUNT})(?![\\p{L}\\d.,]*\\s(?:weeks?|hours?|days?|evenings?|lessons?|minutes?|sessions?))`,
    `\\b(?:holds?|seats?|fits?|room for|space for|has)\\s(?:up to |about )?(${COUNT})(?=\\s(?:seats|places|people|mats|wheels|beds)|\\s*[.,;]|$)`,
  ].map((source) => new RegExp(source, "giu"));

/** How many places there are in one, with the words; null where nobody says it. A sum of money is no such count. */
function placesIn(unit: string, text: string, sums: ReadonlySet<number>) {
  for (const pattern of sizeOf(unit))
    for (const [said, many = ""] of text.matchAll(pattern)) {
      const count = countOf(many);
      if (count > 1 && !sums.has(count)) return { said: said.trim(), count };
    }
  return sharedBy(text) ?? null;
}

/** "A three-evening course", "eight lessons": what is sold holds several of them; "10 courses a year" are as many groups. */
function isPartOfOne(unit: string, text: string): boolean {
  const several = new RegExp(
    `(?<![\\p{L}\\d.,\\p{Sc}])(${COUNT})[\\s-](?:(?!(?:per|an?|each|every|of)\\s)\\p{L}+\\s)?${unit}(?:e?s)?(?!\\p{L})(?!\\s(?:in|for|a|an|per|each|every|over|during)\\s(?:\\p{L}+\\s){0,2}(?:year|season|summer|month|week|day)s?\\b)`,
    "giu",
  );
  return [...text.matchAll(several)].some(([, many = ""]) => countOf(many) > 1);
}

/** Puts what a whole group costs on the line that sells its places: by the place as far as they are usually taken. */
export function intoGroup(
  line: RevenueLine,
  cost: Assumed,
  unit: string,
  { said, count }: { said: string; count: number },
): void {
  const taken = Math.max(1, count * USUALLY_TAKEN);
  const each = times(cost, 1 / taken, said);
  const before = line.unitCost;
  line.unitCost = before
    ? {
        value: before.value + each.value,
        low: before.low + each.low,
        high: before.high + each.high,
        provenance: "derived",
        note: `${before.note.replace(/\.$/, "")}, and ${each.note.replace(/^Stated: /, "")}`,
      }
    : each;
  line.group = { unit, size: count, said, taken, cost: (line.group?.cost ?? 0) + cost.value };
}

/**
 * "Rent and trainers are 210,000 per class" of what is sold by the place: paid for the class, however many come. Answers the
 * costs that were placed.
 */
export function ofWholeGroups(
  rows: readonly PricedLine[],
  amounts: readonly ReadAmount[],
  text: string,
  around: string,
): ReadAmount[] {
  const row = rows.find((each) => sells(each) && PIECE_KINDS.has(each.line.kind));
  const byTheHead = row !== undefined && BY_THE_HEAD.test(row.line.evidence);
  if (!row || !(byTheHead || ONE_OF_THEM.test(soldUnit(row)))) return [];
  const sums = new Set(amounts.map(({ value }) => value));
  return amounts.filter((cost) => {
    if (cost.kind !== "money" || cost === row.amount || !(cost.role === "cost" || cost.told === "cost"))
      return false;
    const told = IS_GROUP.test(cost.tail.unit ?? "")
      ? (cost.tail.unit ?? "")
      : (PER_GROUP.exec(text.slice(cost.end, cost.end + 40))?.[1] ?? "");
    const unit = singular(told.toLowerCase());
    const places = unit && (byTheHead || unit !== soldUnit(row)) ? placesIn(unit, around, sums) : null;
    // A course of three evenings is no evening.
    if (!places || isPartOfOne(unit, around)) return false;
    intoGroup(row.line, stated(cost), unit, places);
    return true;
  });
}

const PLANNED = (unit: string) =>
  new RegExp(
    `(?<![\\p{L}\\d.,\\p{Sc}-])(${COUNT})\\s(?:\\p{L}+\\s)?${unit}(?:e?s)?\\s(?:in|for|a|per|each|over|during)\\s?(?:the |our |this |its )?(?:first |next |coming |whole )?(year|season|summer|month|week)`,
    "iu",
  );
const A_YEAR: Record<string, number> = { year: 12, season: 12, summer: 12, month: 1, week: 12 / 52 };

/** How many are held in a month by the founder's own account: they cost what they cost, and no more places are sold. */
export function heldAsTold(rows: readonly PricedLine[], text: string, into: Money["stated"]): void {
  for (const { line } of rows) {
    const { group } = line;
    if (!group) continue;
    // How many places one has, and how many are held, is not what one customer buys.
    const ofGroups = new RegExp(`(?:${COUNT}) [\\p{L} ]*${group.unit}|${literal(group.said)}`, "iu");
    if (ofGroups.test(line.unitsPerCustomerMonth?.note ?? "")) {
      delete line.unitsPerCustomerMonth;
      if (line.kind === "perUse") line.kind = "oneOff";
    }
    if (ofGroups.test(line.quantity?.note ?? "")) delete line.quantity;
    const often = findFrequencies(text).find(({ noun }) => noun === group.unit);
    const [said = "", many = "", period = ""] = often ? [] : (PLANNED(group.unit).exec(text) ?? []);
    const perMonth = often?.perMonth ?? countOf(many) / (A_YEAR[period.toLowerCase()] ?? 12);
    const room = into.capacity && into.capacityUnit === "places" ? into.capacity.value / group.size : 0;
    if (!(perMonth > 0 || room > 0)) continue;
    group.perMonth = perMonth > 0 ? perMonth : room;
    const value = group.perMonth * group.size;
    into.capacity ??= {
      value,
      low: value,
      high: value,
      provenance: "derived",
      note: `Stated: ${group.said}, ${often?.text ?? said}.`,
    };
    into.capacityUnit ??= "places";
  }
}
