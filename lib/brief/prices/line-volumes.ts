import { singular } from "../amounts/price-tail";
import { times } from "../costs/cost-sums";
import { howMany } from "../costs/ratios";
import { type Frequency, frequencyStated } from "../text/frequency";
import { literal } from "../text/literal";
import { COUNT, countOf } from "../text/number-words";
import type { PricedLine } from "./line-plans";
import { isDoneOnADay } from "./rhythm";
import {
  ALONE,
  AN_HOUR,
  BUYING,
  BY_PEOPLE,
  isOfPlan,
  isOrdered,
  OWN_WORK,
  PEOPLE_AT_WORK,
  RESELLERS,
  sameThing,
  speaksOf,
  WE_SELL,
  WHAT_FOR,
  WORKER_DOES,
  WORKERS,
} from "./volume-speaker";
import type { Owned } from "./whose-volume";

const BY_TIMES = new Set<PricedLine["line"]["kind"]>(["perUse", "unitSale", "take", "capacity"]);
const REPEATED = /^(?:oneOff|perUse|unitSale|capacity)$/;

/** "4 chairs, each does 11 cuts a day": so many of them at once. */
const EACH_OF = new RegExp(
  `(?<![\\p{L}\\d.,])(${COUNT})\\s(${WORKERS}|\\p{L}+(?:ers|ors|ists|ians))\\b[^.;]{0,20}?\\beach\\s[^.;]{0,16}$`,
  "iu",
);
/** "A nursery has about 45 children and orders on 21 days a month": one for each, each time. */
const HAS_SO_MANY = new RegExp(
  `\\bhas (?:about |around |on average )?(${COUNT})\\s(?:children|kids|pupils|students|guests|residents|employees|people|patients)(?=[^.;]{0,20}$)`,
  "iu",
);

/** A volume without its noun is the trades' own, else that of everything sold by the piece on one visit, else of the first line. */
function unnamed(
  open: readonly PricedLine[],
  sentence: { start: number; text: string },
  at: number,
): PricedLine[] {
  const take = open.find(({ line }) => line.kind === "take");
  if (take) return [take];
  const here = open.filter(
    ({ amount }) => amount.start >= sentence.start && amount.start < sentence.start + sentence.text.length,
  );
  if (here[0] && here.length === 1 && here.length < open.length && here[0].amount.start < at) return here;
  const pieces = open.filter(({ line }) => line.kind === "unitSale");
  return pieces.length > 0 ? pieces : open.slice(0, 1);
}

const DAYS_A_WEEK = /\b(\d|one|two|three|four|five|six) days a week\b/i;
const A_DAY = /\b(?:a|per|each|every) (?:day|night|shift)$/i;
const WORKING_DAYS = 21 / 30;

/** "Four cases a month" of bottles sold by the case of six. */
function inUnits(open: readonly PricedLine[], noun: string, text: string) {
  for (const { line, unit } of open) {
    const found = unit === "" ? null : howMany(text, singular(unit))(singular(unit), noun);
    if (found && line.kind !== "take") return { line, ...found };
  }
  return null;
}

/** Of two sizes each customer takes one, as often. */
const withSizes = (rows: readonly PricedLine[], done: readonly PricedLine[]) =>
  done.some(({ line }) => line.id === "plan-1")
    ? rows.filter(({ line }) => line.id.startsWith("plan-"))
    : [...done];

/** "A flat is cleaned about seven times a month". */
const IS_DONE =
  /\b(?:an?|each|every|one)\s(?:\p{L}+\s)?(\p{L}+)\s(?:is|gets)\s\p{L}{3,}(?:ed|ten|de)\s(?:about |around |roughly )?$/iu;

/** What a commission is taken of, by whatever name. */
const A_DEAL =
  /^(?:booking|order|transaction|sale|payment|transfer|donation|rental|job|deal|trip|ticket|purchase|payout)$/;

/** "A lab check every quarter €45": the rhythm right before a sum is of what that sum pays for. */
const rhythmOf = (rows: readonly PricedLine[], at: number, text: string) =>
  rows.find(
    ({ line, amount }) =>
      REPEATED.test(line.kind) &&
      !line.later &&
      amount.start > at &&
      /^\s(?:(?:for|at|is|costs?)\s)?(?:about\s)?$/i.test(text.slice(at, amount.start)),
  );

/** What the business can do in a month, in units of a line. */
export interface Limit {
  row: PricedLine;
  perMonth: number;
  noun: string;
  text: string;
}

/**
 * Gives volumes to the line that they speak of: the same noun first, else the last line that is bought repeatedly. What
 * is said of the business and not of one customer comes back as limits.
 */
export function withVolumes(
  priced: PricedLine[],
  frequencies: readonly Frequency[],
  sentenceOf: (at: number) => { text: string; start: number; whole?: string },
  audience = "",
  paidFor = "",
  owned: readonly Owned[] = [],
): { rows: PricedLine[]; limits: Limit[] } {
  const rows = priced.map((row) => ({ ...row, line: { ...row.line } }));
  const limits: Limit[] = [];
  for (const found of frequencies) {
    const { noun } = found;
    const whose = owned.find(({ start, end }) => start < found.end && found.start < end)?.ids;
    const open = rows.filter(
      ({ line, unit, amount }) =>
        (whose === undefined || whose.includes(line.id)) &&
        (BY_TIMES.has(line.kind) ||
          (line.kind === "oneOff" &&
            unit !== "" &&
            amount.role !== "oneOff" &&
            (sameThing(noun ?? unit, unit) || rows.length === 1) &&
            isOrdered(found, sentenceOf(found.start)))) &&
        !line.unitsPerCustomerMonth &&
        !line.later,
    );
    const sentence = sentenceOf(found.start);
    const before = sentence.text.slice(0, found.start - sentence.start);
    if (isDoneOnADay(rows, found, before) || isOfPlan(rows, found)) continue;
    const ahead = noun === null ? rhythmOf(rows, found.end, sentence.whole ?? "") : undefined;
    if (ahead) {
      if (ahead.line.kind === "oneOff") ahead.line.kind = "perUse";
      ahead.line.unitsPerCustomerMonth ??= frequencyStated(found);
      continue;
    }
    // "€25 a month for a check every quarter": a rhythm of what is paid by the month.
    const paid = rows.findLast(({ amount }) => amount.end <= found.start);
    if (
      paid?.line.kind === "recurring" &&
      found.noun === null &&
      WHAT_FOR.test((sentence.whole ?? "").slice(paid.amount.end + paid.amount.tail.length, found.start))
    )
      continue;
    const speaks = found.isLimit
      ? "business"
      : speaksOf(found, sentence.text, found.start - sentence.start, sentence.whole ?? sentence.text, {
          units: rows.map(({ unit }) => unit),
          audience: audience.toLowerCase(),
        });
    // "We sell 130 coffees a day": so much is sold today, and no more is said.
    if (speaks === "business" && WE_SELL.test(before)) continue;
    if (speaks === "nothing" || (speaks === "business" && AN_HOUR.test(found.text))) continue;
    if (speaks === "business") {
      const sold = rows.filter(
        ({ line }) => !line.later && line.kind !== "take" && line.kind !== "recurring",
      );
      const row =
        (noun === null ? undefined : sold.find(({ unit }) => sameThing(noun, unit))) ??
        (noun === null ||
        /^(?:customer|guest|person|people|visitor|client)$/.test(noun ?? "") ||
        !OWN_WORK.test(before)
          ? sold[0]
          : undefined);
      const people =
        (BY_PEOPLE.test(before) || PEOPLE_AT_WORK.test(WORKER_DOES.exec(before)?.[1] ?? "")) &&
        A_DAY.test(found.text);
      const [, several = "1", of = ""] = EACH_OF.exec(before) ?? [];
      const week = DAYS_A_WEEK.exec(sentence.text)?.[1] ?? "";
      const days = countOf(week);
      const open = A_DAY.test(found.text) && days >= 1 && days < 7 ? days / 7 : 1;
      const perMonth = found.perMonth * (people ? WORKING_DAYS : open) * countOf(several);
      const each = of ? `${several} ${of}, ${found.text} each` : found.text;
      const text = people ? `${each}, on 21 working days a month` : each;
      if (row) limits.push({ row, perMonth, noun: noun ?? "sale", text });
      continue;
    }
    const same =
      noun === null
        ? []
        : open.filter(
            ({ unit, line }) => sameThing(noun, unit) || (line.kind === "take" && A_DEAL.test(noun)),
          );
    const packed = same.length === 0 && noun !== null ? inUnits(open, noun, sentence.whole ?? "") : null;
    if (packed) {
      // "6 exams per facility a month" is one count and not two.
      packed.line.unitsPerCustomerMonth = found.text.includes(packed.said)
        ? frequencyStated(found)
        : times(frequencyStated(found), packed.factor, packed.said);
      continue;
    }
    const resold = RESELLERS.test(before);
    const named = (resold && same.find(({ line }) => /wholesale$/i.test(line.label))) || same[0];
    // "A technician visit costs us 300, four visits a year": of what is paid for.
    const ofCost =
      noun !== null &&
      noun.length > 3 &&
      open.every(({ line }) => line.kind !== "take") &&
      new RegExp(`\\b${literal(noun)}(?:e?s)?\\b`, "iu").test(paidFor);
    const doneTo = noun === null ? (IS_DONE.exec(before)?.[1] ?? "") : "";
    const done = rows.filter(
      ({ line, unit }) =>
        REPEATED.test(line.kind) && !line.later && doneTo && sameThing(doneTo.toLowerCase(), unit),
    );
    const meant =
      done.length > 0
        ? withSizes(rows, done)
        : (BUYING.test(sentence.text) || doneTo) && !ofCost
          ? unnamed(open, sentence, found.start)
          : [];
    const behind =
      noun === null
        ? rows.find(({ amount, line }) => {
            if (line.unitsPerCustomerMonth || line.later || !REPEATED.test(line.kind)) return false;
            const gap = found.start - amount.end - amount.tail.length;
            if (gap >= 0 && ALONE.test(sentence.text) && rows.length === 1) return true;
            return (
              gap >= 0 &&
              /^(?:(?: and)? \p{L}{3,})?[\s,(]*$/u.test(
                (sentence.whole ?? "").slice(amount.end + amount.tail.length, found.start),
              )
            );
          })
        : undefined;
    if (behind) {
      if (behind.line.kind === "oneOff") behind.line.kind = "perUse";
      behind.each = behind.unit;
      behind.line.unitsPerCustomerMonth = frequencyStated(found);
      continue;
    }
    const sizes = same.length > 1 && same.every(({ line }) => line.id.startsWith("plan-"));
    const heads = noun === "day" ? (HAS_SO_MANY.exec(before) ?? []) : [];
    const many = countOf(heads[1] ?? "");
    for (const row of sizes ? same : named ? [named] : meant) {
      const { line } = row;
      if (found.each) row.each = found.each;
      if (line.kind === "oneOff") line.kind = "perUse";
      const often = frequencyStated(found);
      line.unitsPerCustomerMonth = many > 1 ? times(often, many, heads[0] ?? "") : often;
    }
  }
  return { rows, limits };
}
