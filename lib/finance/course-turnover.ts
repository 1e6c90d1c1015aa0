import { COUNT, countOf } from "@/lib/brief/text/number-words";
import type { Brief } from "@/lib/brief/types";
import { fixed } from "./assumed";
import { activeLines } from "./line-flow";
import type { Assumed, RevenueLine } from "./types";

const LASTS = new RegExp(`\\b(${COUNT})[\\s-](week|month)s?\\b`, "iu");
const WEEKS_A_MONTH = 52 / 12;

/** "At most 36 at once" of a course of six weeks: so many places come free again each month; null where no such course is sold. */
export function courseTurnover({ stated }: Brief, lines: readonly RevenueLine[]): Assumed | null {
  const active = activeLines(lines);
  const [course] = active.filter(({ evidence }) => LASTS.test(evidence));
  if (!stated.most || !course || active.some(({ kind }) => kind !== "oneOff")) return null;
  const [said = "", many = "", unit = ""] = LASTS.exec(course.evidence) ?? [];
  const months = countOf(many) / (/week/i.test(unit) ? WEEKS_A_MONTH : 1);
  return months > 0
    ? fixed(
        stated.most.value / months,
        `${stated.most.note}, for ${said.replace("-", " ")} each; by the month.`,
        "derived",
      )
    : null;
}
