import { COUNT, countOf } from "../text/number-words";
import { isForFirms } from "./line-buyers";
import type { PricedLine } from "./line-plans";
import { withLowerEnd } from "./lower-end";

/** "Six months", "half a year": for how long it is paid; "after six months" tells when. */
const SO_LONG = new RegExp(
  `(?<!\\b(?:every|after|within|least|first|last|minimum|commitment|notice|over)\\s(?:of\\s|the\\s)?)(?:(${COUNT})[- ]months?\\b|(half[- ](?:an? )?year)\\b)`,
  "iu",
);
const HALF_A_YEAR = 6;
/** "A case of six envelopes, paid in advance": so many of what comes once a month. */
const PIECES = new RegExp(`\\b(?:of|for|with) (?:all )?(${COUNT}) (?:\\p{L}+ )?\\p{L}+s\\b`, "iu");
const AT_ONCE = /\b(?:in advance|up ?front|at once|in one go|pre-?paid|ahead)\b/i;
/** A month of it costs a little less so, and never a fraction. */
const LEAST = 0.6;
const MOST = 1.02;

/** For how many months a sum is paid; 0 where nothing says so. */
function monthsOf({ amount: { tail, before, after } }: PricedLine): number {
  if (tail.period !== null) return tail.period === "month" && tail.divisor > 1 ? tail.divisor : 0;
  const [long = "", many = ""] = SO_LONG.exec(after) ?? SO_LONG.exec(before) ?? [];
  if (long) return many ? countOf(many) : HALF_A_YEAR;
  const said = `${before} ; ${after}`;
  return AT_ONCE.test(said) ? countOf(PIECES.exec(said)?.[1] ?? "") : 0;
}

const BY_YEAR =
  "(?:yearly|annual(?:ly)?|(?:pay\\w*|paid|billed) (?:for |by )?(?:the|a|per) (?:whole |full )?year)";
const MONTHS_FREE = `(?:(${COUNT}) (?:months?|mo) (?:are |is |for )?free|(${COUNT}) free months?)`;
const FREE_BY_YEAR = new RegExp(
  `${BY_YEAR}(?:(?! first)[^.;]){0,40}?\\s${MONTHS_FREE}|(?<!first )${MONTHS_FREE}[^.;]{0,16} (?:for|if|when|with|on|by) [^.;]{0,16}${BY_YEAR}`,
  "iu",
);
const MOST_FREE = 4;

/** "Yearly 2 months free": a year at the price of ten months, and no trial. */
export function freeByYear(text: string): { said: string; months: number } | null {
  const [said = "", ...counts] = FREE_BY_YEAR.exec(text) ?? [];
  const months = countOf(counts.find(Boolean) ?? "");
  return months > 0 && months <= MOST_FREE ? { said, months } : null;
}

/** Whoever pays such a plan for a year pays so many months less. */
export function withFreeByYear(rows: readonly PricedLine[], text: string): void {
  const free = freeByYear(text);
  if (!free) return;
  for (const { line } of rows) {
    if (line.kind !== "recurring" || line.per !== "month" || line.everyMonths || line.later || line.ahead)
      continue;
    if (!line.price) continue;
    const price = line.price.value * (12 - free.months);
    line.ahead = { price, months: 12 };
    line.price = withLowerEnd(line.price, price / 12, free.said);
  }
}

/** "24 a month; who pays for six months in advance pays 129": the same plan, whose longer time is the lower end of its price. */
export function withoutPaidAhead(rows: PricedLine[]): PricedLine[] {
  return rows.filter((row) => {
    const { amount, line } = row;
    const months = line.kind === "take" || line.later ? 0 : monthsOf(row);
    if (!(months > 1)) return true;
    const each = amount.value / months;
    const plan = rows.findLast(
      (other) =>
        other.line.kind === "recurring" &&
        other.line.per === "month" &&
        other.amount.tail.divisor === 1 &&
        !other.line.later &&
        other.amount.start < amount.start &&
        each >= other.amount.value * LEAST &&
        each <= other.amount.value * MOST &&
        isForFirms(other) === isForFirms(row),
    );
    if (!plan?.line.price) return true;
    const { price } = plan.line;
    plan.line.ahead ??= { price: amount.value, months };
    plan.line.price = withLowerEnd(price, each, `${amount.text} for ${months} months`);
    return false;
  });
}
