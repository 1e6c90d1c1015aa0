import { COUNT, countOf } from "@/lib/brief/text/number-words";
import type { Brief } from "@/lib/brief/types";
import { fixed } from "./assumed";
import type { Assumed, RevenueLine } from "./types";

const GROUPS = "(?:batches|groups|classes|cohorts)";
/** "I will start with two batches", "we run three groups": so many go on side by side. */
const RUN = new RegExp(
  `\\b(?:I|we)(?:['’]\\p{L}+)? (?:will |would |can |only |want to |plan to |to )*(?:start|begin|run|have|hold|teach|take|give)(?: with)? (?:at most |only |about )?(${COUNT}) (?:\\p{L}+ )?${GROUPS}\\b(?! (?:an?|per|each|every) )`,
  "iu",
);
const SIZE = [
  `\\b${GROUPS} (?:of|with) (?:up to |at most |no more than |max(?:imum)?\\.?(?: of)? )?(${COUNT})(?![\\p{L}\\d])`,
  `\\b(?:max(?:imum)?\\.?|up to|at most|(?:no|never) more than)(?: of)? (${COUNT}) (?:students|pupils|children|kids|learners|people|participants|places|seats)\\b`,
].map((source) => new RegExp(source, "iu"));

/** How many who pay by the month fit into the groups that are told; null where no such groups are. */
export function placesInGroups({ answers, language }: Brief, lines: readonly RevenueLine[]): Assumed | null {
  const paidMonthly = lines.some(({ kind, per, later }) => kind === "recurring" && per === "month" && !later);
  if (language !== "en" || !paidMonthly) return null;
  const said = `${answers.businessModel} ; ${answers.solution} ; ${answers.differentiator}`;
  const [run, many = ""] = RUN.exec(said) ?? [];
  const size = SIZE.map((pattern) => pattern.exec(said)).find(Boolean);
  const places = countOf(many) * countOf(size?.[1] ?? "");
  return run && size && places > 1 ? fixed(places, `Stated: ${run}, ${size[0]}`, "derived") : null;
}
