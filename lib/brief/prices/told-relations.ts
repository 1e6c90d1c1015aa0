import { sentenceAround } from "../text/frequency";
import type { PricedLine } from "./line-plans";

/** Twelve months at once cost less than twelve times a month, and seldom less than half of it. */
const OF_A_YEAR = { least: 6, most: 12 };
const YEARLY = /\b(?:years?|yearly|annual(?:ly)?|twelve months|12 months)\b/i;

/** "79 a month; pay yearly and it is $790": the same plan, paid for a year at once. */
function wholeYears(rows: PricedLine[], text: string): PricedLine[] {
  const monthly = rows.filter(
    ({ line }) => line.kind === "recurring" && line.per === "month" && !line.everyMonths,
  );
  return rows.filter((row) => {
    const { amount, line } = row;
    const of = monthly.findLast(({ amount: { start, value } }) => {
      const times = amount.value / value;
      return start < amount.start && times >= OF_A_YEAR.least && times <= OF_A_YEAR.most;
    });
    const sentence = sentenceAround(text, amount.start).text;
    const told = of && line.per !== "year" && amount.kind === "money" && YEARLY.test(sentence);
    if (told) of.line.wholeYear ??= amount.value;
    return !told;
  });
}

/** How the prices stand to each other where only the words around them tell: a year of a plan at once, and what some take on top. */
export function asTold(rows: PricedLine[], text: string): PricedLine[] {
  for (const { line, amount } of rows)
    if (amount.told === "extra" && amount.role !== "oneOff" && !/^(?:grant|recurring)$/.test(line.kind))
      line.onTop = true;
  return wholeYears(rows, text);
}
