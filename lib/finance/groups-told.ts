import { CARED_FOR } from "@/lib/brief/costs/stated-limits";
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

/** "Two rooms, max 10 kids": whoever pays for the month is there every day. */
const LOOKED_AFTER = new RegExp(
  `\\b(?:max(?:imum|\\.)?(?: of| is)?|up to|at most|no more than|only)\\s(${COUNT})\\s${CARED_FOR}\\b(?!\\s(?:each|per|an?|every|in each|in every)\\b)`,
  "iu",
);
const HELD_NOW_AND_THEN =
  /\b(?:class(?:es)?|lessons?|groups?|sessions?|courses?|workshops?|trips?|tours?|part(?:y|ies)|camps?|walks?|batch(?:es)?)\b/i;
const keptDaily = (said: string) =>
  said
    .split(/[.;]/)
    .filter((sentence) => !HELD_NOW_AND_THEN.test(sentence))
    .map((sentence) => LOOKED_AFTER.exec(sentence))
    .find(Boolean);

/** How many who pay by the month fit into the groups or the rooms that are told; null where no such are. */
export function placesInGroups({ answers, language }: Brief, lines: readonly RevenueLine[]): Assumed | null {
  const paidMonthly = lines.some(({ kind, per, later }) => kind === "recurring" && per === "month" && !later);
  if (language !== "en" || !paidMonthly) return null;
  const said = `${answers.businessModel} ; ${answers.solution} ; ${answers.differentiator}`;
  const [run, many = ""] = RUN.exec(said) ?? [];
  const size = SIZE.map((pattern) => pattern.exec(said)).find(Boolean);
  const kept = run ? null : keptDaily(said);
  if (kept) return fixed(countOf(kept[1] ?? ""), `Stated: ${kept[0]}`, "derived");
  const places = countOf(many) * countOf(size?.[1] ?? "");
  return run && size && places > 1 ? fixed(places, `Stated: ${run}, ${size[0]}`, "derived") : null;
}
