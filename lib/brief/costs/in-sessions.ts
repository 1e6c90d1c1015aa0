import { chargesPerMonth } from "@/lib/finance/line-flow";
import type { ReadAmount } from "../amounts/amount-roles";
import { WHO } from "../amounts/cost-lists";
import { singular } from "../amounts/price-tail";
import { stated } from "../amounts/stated-amount";
import type { PricedLine } from "../prices/line-plans";
import type { Frequency } from "../text/frequency";
import { COUNT, countOf } from "../text/number-words";
import { added, PIECE_KINDS, sells, soldUnit, times } from "./cost-sums";
import { sharedBy } from "./shared-by";

const MEETINGS =
  "lesson|session|class|afternoon|morning|walk|hike|tasting|dinner|training|meeting|workshop|evening|call|tour|trip|game|practice|rehearsal|weekend|show|concert|appointment|consultation|visit";
const MEETING = new RegExp(`^(?:${MEETINGS})$`);
/** "Two tours a day", "two lessons a week": how often, and not how many in all. */
const BY_THE_WEEK = /^\s(?:an?|per|each|every)\s(?:day|week|month)\b/i;
const OF_THE_MEETING = new RegExp(`^\\s*for (?:the|each|every|one|an?) (${MEETINGS})\\b`, "iu");
/** One of those who come, or what they come for. */
const A_PLACE =
  /^(?:|person|people|head|guest|participant|student|pupil|child|kid|learner|place|seat|course|class|programme|program|cohort|camp|workshop|lesson|session|training|tour|trip|couple|family|adult|rider|player|dog|member|evening|retreat|term|ticket)$/;
/** "€120 per group", "for up to 8 people": paid by all of them together. */
const FOR_ALL = new RegExp(
  `\\b(?:per|an?|each|a whole|the whole) (?:group|boat|party|company|school|family group|team)\\b|\\bfor (?:up to |a group of |groups of )${COUNT}\\b`,
  "iu",
);
/** "Eight lessons", "a course of ten classes". */
const SO_MANY = new RegExp(
  `(?<![\\p{L}\\d.,\\p{Sc}-])(${COUNT})[\\s-](?:(?!hours?|minutes?|days?|weeks?)\\p{L}+\\s)??((?:${MEETINGS}|day|evening|weekend)(?:e?s)?)(?!\\p{L})`,
  "giu",
);
const HOURS: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\d.,])(${COUNT})[\\s-](hour|minute)s?[\\s-](?:long )?(?:\\p{L}+\\s)?(?:${MEETINGS})`,
    "iu",
  ),
  new RegExp(
    `(?:${MEETINGS})(?:e?s)?\\s(?:of|is|are|lasts?|takes?|for)\\s(?:about |around )?(${COUNT})\\s(hour|minute)s?`,
    "iu",
  ),
  new RegExp(`^\\D{0,3}(${COUNT})\\s(hour|minute)s?\\b`, "iu"),
];
const ROOM =
  /\b(?:room|hall|studio|pool|court|pitch|kitchen|boat|lane|track|field|venue|gym|stable|minibus|bus|van)\b/i;
const MEETINGS_A_MONTH = 4;

interface Step {
  factor: number;
  why: string;
}

function hoursEach(text: string): Step {
  for (const pattern of HOURS) {
    const [said, many = "", unit = ""] = pattern.exec(text) ?? [];
    const count = countOf(many) / (/^minute/i.test(unit) ? 60 : 1);
    if (said && count > 0 && count <= 12) return { factor: count, why: said.trim() };
  }
  return { factor: 1, why: "an hour each time is assumed" };
}

/** How many meetings or days are in what is sold once. */
function inOne(row: PricedLine, costed: string, text: string): Step | null {
  const sold = soldUnit(row);
  if (costed === sold || (MEETING.test(sold) && costed === "hour")) return { factor: 1, why: "" };
  const nights = costed === "night";
  const wanted = (unit: string) =>
    costed === "hour" ? MEETING.test(unit) : unit === (nights ? "day" : costed);
  for (const said of [row.line.evidence, text]) {
    const found = [...said.matchAll(SO_MANY)].find(
      ({ 0: whole, 1: many = "", 2: unit = "", index }) =>
        wanted(singular(unit)) && countOf(many) > 1 && !BY_THE_WEEK.test(said.slice(index + whole.length)),
    );
    if (found) {
      const many = countOf(found[1] ?? "");
      return { factor: nights ? many - 1 : many, why: found[0] };
    }
    if (nights || costed === "day") break;
  }
  // "€48 per person", with a guide paid by the trip or the hour: one of it.
  const once = MEETING.test(costed) || costed === "hour";
  return once && sold !== "course" && A_PLACE.test(sold) && sold !== "" ? { factor: 1, why: "" } : null;
}

function aMonth(
  { line }: PricedLine,
  costed: string,
  frequencies: readonly Frequency[],
  text: string,
): Step | null {
  const several = line.everyMonths ?? 1;
  const inIt = [...line.evidence.matchAll(SO_MANY)].find(([, , unit = ""]) => MEETING.test(singular(unit)));
  const held = inIt?.[1] ?? "";
  const weekly =
    inIt && /^\s(?:an?|per|each|every)\sweek\b/i.test(line.evidence.slice(inIt.index + inIt[0].length));
  if (weekly && countOf(held) > 0)
    return { factor: countOf(held) * chargesPerMonth("week"), why: `${inIt[0]} a week` };
  if (countOf(held) > 1)
    return { factor: countOf(held) * chargesPerMonth(line.per), why: `${held} for each payment` };
  const term = [...text.matchAll(SO_MANY)].find(
    ([said, , unit = ""]) =>
      MEETING.test(singular(unit)) &&
      /^\s(?:per|an?|each|every) term\b/i.test(text.slice(text.indexOf(said) + said.length)),
  );
  if (term && several > 1) return { factor: countOf(term[1] ?? "") / several, why: `${term[0]} per term` };
  const often = frequencies.find(({ noun }) => noun !== null && (noun === costed || MEETING.test(noun)));
  const rhythm =
    often ?? frequencies.find(({ noun, perMonth }) => noun === null && perMonth > 1 && perMonth < 31);
  if (rhythm) return { factor: rhythm.perMonth, why: rhythm.text };
  return line.per === "month"
    ? { factor: MEETINGS_A_MONTH, why: `${MEETINGS_A_MONTH} times a month is assumed` }
    : null;
}

/**
 * "£240 for eight lessons in groups of four; the pool is £25 an hour": what is paid by the hour, the day or the meeting
 * falls on each place that is sold, by its meetings, their length and those who share them.
 */
export function inSessions(
  rows: readonly PricedLine[],
  cost: ReadAmount,
  frequencies: readonly Frequency[],
  text: string,
): boolean {
  const { unit, period } = cost.tail;
  const day = period === "day" && (unit === null || unit === "person");
  const costed = day ? "day" : (unit ?? OF_THE_MEETING.exec(cost.after)?.[1]?.toLowerCase() ?? "");
  if (cost.kind !== "money" || (period !== null && !day)) return false;
  if (!day && costed !== "hour" && costed !== "night" && !MEETING.test(costed)) return false;
  const selling = rows.filter(sells);
  const [row, ...others] = selling;
  // "750 a month, and in summer a course at 1,800": the sessions are those of the months.
  const beside = others.every(
    ({ line }) => row?.line.kind === "recurring" && /^(?:oneOff|unitSale)$/.test(line.kind),
  );
  if (!row || !beside || row.line.quantity) return false;
  if (!PIECE_KINDS.has(row.line.kind) && row.line.kind !== "recurring") return false;
  const group = unit === "person" || FOR_ALL.test(row.line.evidence) ? undefined : sharedBy(text);
  if (!A_PLACE.test(soldUnit(row)) && !MEETING.test(soldUnit(row)) && !(group && soldUnit(row) === ""))
    return false;
  // Without a group only somebody's time or a room is paid by the hour, whatever else an hour uses up.
  const timed = costed === "hour" || costed === "day";
  if (
    !group &&
    !(costed === "night" || (timed && (unit === "person" || WHO.test(cost.before) || ROOM.test(cost.before))))
  )
    return false;
  const many =
    row.line.kind === "recurring"
      ? day
        ? null
        : aMonth(row, costed, frequencies, text)
      : inOne(row, costed, text);
  if (!many) return false;
  const length: Step =
    costed === "hour" && soldUnit(row) !== "hour" ? hoursEach(text) : { factor: 1, why: "" };
  const shared = group && costed !== "night" ? group : undefined;
  const factor = (many.factor * length.factor) / (shared?.count ?? 1);
  const why = [many.why, length.why, shared?.said].filter(Boolean).join(", ");
  const price =
    (row.line.price?.value ?? 0) * (row.line.kind === "recurring" ? chargesPerMonth(row.line.per) : 1);
  if (!why && factor === 1) return false;
  if (cost.value * factor > price * MOST_OF_PRICE) return false;
  const each = times(stated(cost), factor, why);
  row.line.unitCost = added(row.line.unitCost, each);
  return true;
}
const MOST_OF_PRICE = 2;
