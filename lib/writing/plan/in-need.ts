import type { Case } from "../case";
import { workKind } from "./kinds";

const MENDS = /\b(?:repair|fix|mend|unblock|tow|unlock|patch|replac)\w*\b/i;
const HAPPENS =
  /\b(?:stops?|breaks?|broken|breakdowns?|fails?|blocked|leaks?|leaking|burst|torn|out of order|puncture|flat tyres?|locked out|does not (?:start|run|work))\b/i;

/** Bought on the day something breaks, and by nobody whose thing runs. */
export const isBoughtInNeed = (c: Case): boolean => {
  const { problem, solution } = c.context.brief.answers;
  return !c.foreign && workKind(c) === "visit" && MENDS.test(solution) && HAPPENS.test(problem);
};
