import { chargesPerMonth } from "@/lib/finance/line-flow";
import { A_MONTH_NAME } from "../text/month-names";
import { COUNT, countOf } from "../text/number-words";
import { monthsSince } from "../text/since";
import type { Traded } from "./traded";

const BEGINNINGS =
  "spring|summer|autumn|winter|Easter|Christmas|the (?:spring|summer|autumn|winter|start|opening)|we (?:began|started|opened)";
const IN_TIME = new RegExp(
  `\\b(?:in|over|within|during) (?:the |our )?(?:first |last |past )?(${COUNT}) (month|week)s\\b`,
  "iu",
);
const LAST_YEAR =
  /\b(?:last|the past|our first|the first|in (?:our|the) (?:first|last)) (?:year|season|harvest|spring|summer|autumn|fall|winter|term|semester|school year|12 months|twelve months)\b/i;
const LAST_MONTH = /\b(?:last|in (?:our|the) first) month\b/i;
const SINCE = new RegExp(
  `\\bsince (?:last |this )?(?:${A_MONTH_NAME}|${BEGINNINGS})\\b|\\b(?:this|so far this) (?:year|season|spring|summer|autumn|winter)\\b|\\bin (?:the )?(?:spring|summer|autumn|winter)\\b`,
  "i",
);

/** "402 turnovers in October": one month, where nothing began in it. */
export const IN_A_MONTH = new RegExp(`\\b[Ii]n (?:${A_MONTH_NAME})\\b(?! \\d{4})`);
const BEGAN = /\b(?:since|began|started|opened|launched|founded|until|before)\b/i;

/** How long something was sold, by a sentence told on a day. */
export function timeOf(sentence: string, toldOn?: string): Pick<Traded, "months" | "exact" | "dated"> | null {
  const [said, many = "", unit] = IN_TIME.exec(sentence) ?? [];
  const months = countOf(many) / (unit?.toLowerCase() === "week" ? chargesPerMonth("week") : 1);
  if (said && months > 0) return { months, exact: true };
  if (LAST_YEAR.test(sentence)) return { months: 12, exact: true };
  if (LAST_MONTH.test(sentence) || (IN_A_MONTH.test(sentence) && !BEGAN.test(sentence)))
    return { months: 1, exact: true };
  const since = monthsSince(sentence, toldOn);
  if (since) return { months: since, exact: false, dated: true };
  // Since when is told and not how long: at most a year, so that the pace is never too high.
  return SINCE.test(sentence) ? { months: 12, exact: false } : null;
}
