import type { ReadAmount } from "../amounts/amount-roles";
import { singular } from "../amounts/price-tail";
import { stated } from "../amounts/stated-amount";
import type { PricedLine } from "../prices/line-plans";
import type { Frequency } from "../text/frequency";
import { COUNT, countOf } from "../text/number-words";
import { added, PIECE_KINDS, soldUnit, times } from "./cost-sums";

/** What goes to each customer, however often: "postage is 6.50 per box, one box a month". */
export const TO_EACH =
  /^(?:box|parcel|delivery|shipment|pack|visit|swap|pick-?up|collection|clean|cleaning|check|inspection|order|refill|payment|transfer|message|letter)$/;

/** "390 per employee; a trainer trains 40 people a day". */
const HEADS = /^(?:person|people|employee|participant|guest|head|learner|trainee)$/;
const isPaced = (unit: string, noun: string | null | undefined) =>
  unit === noun || (HEADS.test(unit) && HEADS.test(noun ?? ""));
const HOURS_A_MONTH = 24 * 30;
const HOURS_A_DAY = 8;
const DAYS_A_MONTH = 30;

/** "A midwife earns 310 per hour and handles 9 messages an hour, a family sends 14 a month": so much for each family. */
export function byRate(
  rows: readonly PricedLine[],
  cost: ReadAmount,
  frequencies: readonly Frequency[],
): boolean {
  const byDay = cost.tail.period === "day";
  if (cost.tail.unit !== "hour" && !byDay) return false;
  const next = frequencies.find(
    ({ start, noun, text }) =>
      noun !== null && /\b(?:day|hour)$/i.test(text) && start > cost.end && start - cost.end < 60,
  );
  const pace =
    next ??
    frequencies.find(
      ({ text, noun }) => (noun !== null && /\bhour$/i.test(text)) || /時間|小时/.test(text),
    ) ??
    frequencies.find(({ text, noun }) => noun !== null && /\bday$/i.test(text));
  const [alone, more] = rows.filter(({ line }) => PIECE_KINDS.has(line.kind) && !line.later);
  const use = frequencies.find((found) => found !== pace && found.noun === pace?.noun);
  const piece =
    rows.find(
      ({ line, unit }) =>
        PIECE_KINDS.has(line.kind) &&
        !line.later &&
        isPaced(singular(unit.split(" ").pop() ?? ""), pace?.noun),
    ) ?? (next && /hour$/i.test(next.text) && !more && rows.length === 1 ? alone : undefined);
  if (pace && piece) {
    const daily = /day$/i.test(pace.text);
    const hours = byDay
      ? DAYS_A_MONTH / pace.perMonth
      : daily
        ? (HOURS_A_DAY * DAYS_A_MONTH) / pace.perMonth
        : HOURS_A_MONTH / pace.perMonth;
    const why = daily && !byDay ? `${pace.text}, a day of ${HOURS_A_DAY} hours` : pace.text;
    for (const { line } of rows.filter(
      (row) => row.unit === piece.unit || (row.line.kind === piece.line.kind && /^plan-/.test(row.line.id)),
    ))
      line.unitCost = added(line.unitCost, times(stated(cost), hours, why));
    return true;
  }
  const row = rows.find(({ line }) => line.kind === "recurring" && !line.later);
  if (!pace || !use || !row || byDay) return false;
  const hours = use.perMonth / (pace.perMonth / HOURS_A_MONTH);
  row.line.unitCost = added(row.line.unitCost, times(stated(cost), hours, `${pace.text}, ${use.text}`));
  return true;
}

const BY_DAY = /^(?:day|night|shift|hour)$/;
const AND_DOES = new RegExp(
  `^\\s?,?\\s(?:and|who|which)\\s(?:can\\s)?(?:\\p{L}{2,}s|do|cover|clean|manage|handle|finish|make|wash|treat|inspect|check|lay|paint)\\s(?:up to |about |around |some )?(${COUNT})\\s(?:\\p{L}+\\s)?(\\p{L}{3,})(?!\\p{L}|\\s(?:a|an|per|each|every)\\s)`,
  "iu",
);

/** "Two workers cost 240 a night and do 30 steps": of what is sold by the step, so much for each. */
export function byOutput(rows: readonly PricedLine[], cost: ReadAmount): boolean {
  if (!BY_DAY.test(cost.tail.period ?? cost.tail.unit ?? "")) return false;
  const [said = "", many = "", what = ""] = AND_DOES.exec(cost.after) ?? [];
  const row = rows.find(
    (each) =>
      PIECE_KINDS.has(each.line.kind) && !each.line.later && soldUnit(each) === singular(what.toLowerCase()),
  );
  if (!row || !(countOf(many) > 1)) return false;
  const why = `and ${said.replace(/^[\s,]*(?:and|who|which)\s/i, "")}`;
  row.line.unitCost = added(row.line.unitCost, times(stated(cost), 1 / countOf(many), why));
  return true;
}

/** "Voice minutes cost us 0.06 and a doctor has 600 minutes a month": so much for each doctor. */
export function byUse(
  rows: readonly PricedLine[],
  cost: ReadAmount,
  frequencies: readonly Frequency[],
): boolean {
  const thing = /(\p{L}{3,}?)s?\s+costs?(?:\s(?:us|me))?\s+(?:about |around |roughly )?$/iu.exec(
    cost.before,
  )?.[1];
  const theirs = TO_EACH.test(cost.tail.unit ?? "") ? cost.tail.unit : null;
  const counted = theirs ?? thing?.toLowerCase();
  const often = frequencies.find(({ noun }) => noun !== null && noun === counted);
  const row = rows.find(({ line }) => line.kind === "recurring" && !line.later);
  if (!often || !row || cost.tail.period || rows.some(({ unit }) => unit.split(" ").pop() === often.noun))
    return false;
  const plans = rows.filter(({ line }) => line.kind === "recurring" && /^plan-/.test(line.id));
  // "120 texts a month per home" of what is paid by the employee.
  const many = often.each && often.each !== soldUnit(row) ? (row.line.quantity?.value ?? 1) : 1;
  const why = many > 1 ? `${often.text} per ${often.each}` : often.text;
  for (const { line } of plans.includes(row) ? plans : [row])
    line.unitCost = added(line.unitCost, times(stated(cost), often.perMonth / many, why));
  return true;
}
