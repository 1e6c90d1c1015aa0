import type { Case } from "../case";
import { weekOf } from "../plan/items";
import { tasksOf } from "../plan/plan";

export interface Asked {
  /** Larger is asked sooner. */
  weight: number;
  question: string;
  answer: string;
}

/** What takes longer than a week is begun in it. */
const LONG =
  /\b(?:for|over|of|and) (?:an?|one|two|three|four|six|eight|ten|\d+) (?:months?|seasons?|winters?|years?)\b|\b(?:two|three|four|six|eight|ten|\d+) weeks\b/i;

const COUNTS =
  /^(?:how (?:many|much|often|few|long|far)|which (?:months|share)|what (?:does|do) .*\b(?:cost|leave|earn))\b/i;

/** "We don't know yet and will find out in week 2, by ..."; whoever sells already has an own count or an own answer. */
export function unknown(c: Case, taskId: string, how: string, { about = "", asked = "" } = {}): string {
  if (!c.running)
    return `${about ? `${about}, we` : "We"} don't know yet and will find out ${when(c, taskId)}, ${how}`;
  return COUNTS.test(asked)
    ? `The count is in our own books; we count it again ${when(c, taskId)}, ${how}`
    : `We tell you openly how it has gone so far, and look into it ${when(c, taskId)}, ${how}`;
}

/** The same behind something that can be said already: "We test it in week 2, with ..." */
export const tested = (c: Case, taskId: string, how: string): string =>
  `We ${LONG.test(how) ? "begin to test" : "test"} this ${when(c, taskId)}${/^whether /.test(how) ? ": " : ", "}${how}`;

function when(c: Case, taskId: string): string {
  const week = weekOf(taskId, tasksOf(c), c.context.hoursPerWeek);
  return week ? `in week ${week}` : "after day 60";
}
