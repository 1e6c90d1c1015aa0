import { chargesPerMonth } from "@/lib/finance/line-flow";
import type { ReadAmount } from "../amounts/amount-roles";
import { stated } from "../amounts/stated-amount";
import { PERIOD_WORDS } from "../data/periods";
import type { PricedLine } from "../prices/line-plans";
import { findFrequencies } from "../text/frequency";
import { literal } from "../text/literal";
import { COUNT, countOf } from "../text/number-words";
import { added, PIECE_KINDS, sells, times } from "./cost-sums";

const MET = /^(?:call|session|lesson|class|meeting|visit|consultation|webinar|evening)$/;
const GROUP_OF = new RegExp(`\\bgroups? of (?:up to |at most |about )?(${COUNT})(?![\\p{L}\\d])`, "iu");
/** Whoever teaches by the hour and for how long is not said is taken to teach an hour and a half. */
const HOURS_TAUGHT = 1.5;
const TEACHES =
  /\b(?:teachers?|tutors?|trainers?|coach(?:es)?|instructors?|lecturers?|moderators?|facilitators?)\b/i;
const MEETS = new RegExp(
  `\\b(?:meets?|lessons?|class(?:es)?|sessions?|calls?|evenings?)\\b[^.;]{0,30}?\\b(?:(once|every|each|weekly)|(twice)|(${COUNT}) times)\\b(?: (?:an?|every|each|per))? ?week`,
  "iu",
);
const LASTS = new RegExp(`(?<![\\p{L}\\d.,])(${COUNT})[ -](week|month)s?(?![\\p{L}])`, "iu");
/** So near to the rhythm stands what happens in it. */
const NEAR = 60;

/** "A teacher costs 38 an hour", of groups of six that meet twice a week for 12 weeks: a sixth of 36 hours for each of them. */
export function taughtByTheHour(rows: readonly PricedLine[], cost: ReadAmount, text: string): boolean {
  const [row, ...others] = rows.filter((each) => sells(each) && PIECE_KINDS.has(each.line.kind));
  if (!row || others.length > 0 || cost.tail.unit !== "hour" || !TEACHES.test(cost.before)) return false;
  const [lasts, many = "", length = ""] = LASTS.exec(text) ?? [];
  const group = GROUP_OF.exec(text);
  const [meets, once, twice, several = ""] = MEETS.exec(text) ?? [];
  const size = countOf(group?.[1] ?? "");
  if (!lasts || !meets || !(size > 1)) return false;
  const aWeek = once ? 1 : twice ? 2 : countOf(several);
  const weeks = countOf(many) * (/month/i.test(length) ? 52 / 12 : 1);
  const meetings = Math.round(weeks * aWeek);
  const said = `${meetings} meetings, an hour and a half each time (assumed), shared by ${size}`;
  const each = times(stated(cost), (meetings * HOURS_TAUGHT) / size, said);
  // The length of a meeting is ours, so the sum is not the founder's figure.
  row.line.unitCost = { ...added(row.line.unitCost, each), provenance: "assumption" };
  return true;
}

/**
 * "A 12-week programme with a call every two weeks; a coach costs us 60 per call": six of them in each place that is sold.
 * False where the length or the rhythm is not said.
 */
export function inCourse(rows: readonly PricedLine[], cost: ReadAmount, text: string): boolean {
  const { unit, period } = cost.tail;
  const [row, ...others] = rows.filter((each) => sells(each) && PIECE_KINDS.has(each.line.kind));
  if (!row || others.length > 0 || unit === null || period || row.unit === unit || !MET.test(unit))
    return false;
  const [lasts, many = "", length = ""] = LASTS.exec(text) ?? [];
  const often = findFrequencies(text).find(
    ({ noun, start }) =>
      noun === unit ||
      (noun === null &&
        new RegExp(`\\b${literal(unit)}s?\\b[^.;]*$`, "i").test(
          text.slice(Math.max(0, start - NEAR), start),
        )),
  );
  if (!lasts || !often) return false;
  const count = Math.round(
    (countOf(many) / chargesPerMonth(PERIOD_WORDS[length.toLowerCase()])) * often.perMonth,
  );
  if (count < 2) return false;
  const each = times(stated(cost), count, `${often.text} for ${lasts}`);
  row.line.unitCost = added(row.line.unitCost, each);
  return true;
}
