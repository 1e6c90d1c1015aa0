import { COUNT, countOf } from "@/lib/brief/text/number-words";
import type { Brief } from "@/lib/brief/types";
import { fixed } from "./assumed";
import type { Assumed } from "./types";

/** "I can see 6 patients an evening, 4 evenings a week", "our capacity is 160 prams a month". */
const CAN_DO = new RegExp(
  `\\b(?:(?:I|we|one of us|one person) can (?:only |each )?\\p{L}+|capacity (?:is|of)) (?:about |around |up to |at most )?(${COUNT}) (?:\\p{L}+ )?[\\p{L}-]+ (?:an?|per|each|every) (day|evening|morning|night|week|month)(?:,? (?:on |for )?(${COUNT}) (?:days|evenings|mornings|nights) (?:a|per|each) week)?`,
  "iu",
);
/** "Two washers do 16 cars a day between them", "three painters finish two rooms a day each". */
const THEY_DO = new RegExp(
  `\\b(${COUNT}) (?:\\p{L}+ )?\\p{L}{2,}(?:ers|ors|ists|people) (?:can )?\\p{L}+ (?:about |around |up to )?(${COUNT}) (?:\\p{L}+ )?[\\p{L}-]+ (?:an?|per|each|every) (day|week|month) (between them|together|in total|each)\\b`,
  "iu",
);
const WEEKS = 52 / 12;
const WORKDAYS = 5;

/** What the people who do the work manage in a month, by their own account; null where no such number is said. */
export function workLimit({ answers, stated, language }: Brief): Assumed | null {
  if (stated.capacity || language !== "en") return null;
  const said = `${answers.solution} ${answers.differentiator} ${answers.businessModel}`;
  const [theirs, workers = "", done = "", when = "", how] = THEY_DO.exec(said) ?? [];
  const found = theirs ? [theirs, done, when] : CAN_DO.exec(said);
  if (!found) return null;
  const [text, count = "", period = "", days] = found;
  const a = countOf(count) * (how === "each" ? countOf(workers) : 1);
  const perMonth =
    period === "month" ? a : a * WEEKS * (period === "week" ? 1 : days ? countOf(days) : WORKDAYS);
  return perMonth > 0 ? fixed(perMonth, `Stated: ${text}; by the month.`, "derived") : null;
}
