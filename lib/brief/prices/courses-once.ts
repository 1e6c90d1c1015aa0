import { COUNT } from "../text/number-words";
import type { PricedLine } from "./line-plans";

/** "For the six week block", "per 8-week course": begun once, and over after so many weeks. */
const A_COURSE = new RegExp(
  `\\b(?:for|per|an?|the|each|every)\\s(?:(?:the|an?|each|every|whole|full)\\s)?(?:${COUNT})[\\s-](?:week|month|day|session|lesson|evening)s?\\s(?:long\\s)?(?:beginners['’]?\\s|group\\s|online\\s)?(?:block|course|programme?|bootcamp|cohort|workshop|intensive|retreat|camp)\\b`,
  "iu",
);
const SINGLE = /\bsingle\b|\bone[- ](?:to|on)[- ]one\b|\b1[:-]1\b|\bprivate\b/i;
const OFTEN = new Set(["perUse", "unitSale"]);

/** A course that ends is bought once, and so is the single hour that is taken in its place. */
export function asCourses(rows: readonly PricedLine[]): void {
  const open = rows.filter(
    ({ line }) => OFTEN.has(line.kind) && !line.later && !line.unitsPerCustomerMonth && !line.quantity,
  );
  const courses = open.filter(({ line }) => A_COURSE.test(line.evidence));
  if (courses.length === 0) return;
  const instead = open.filter(({ line }) => /^plan-/.test(line.id) && SINGLE.test(line.evidence));
  for (const { line } of new Set([...courses, ...instead])) line.kind = "oneOff";
}
