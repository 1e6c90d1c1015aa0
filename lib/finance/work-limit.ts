import { COUNT, countOf } from "@/lib/brief/text/number-words";
import type { Brief } from "@/lib/brief/types";
import { fixed } from "./assumed";
import type { Assumed } from "./types";

/** "I can see 6 patients an evening, 4 evenings a week", "our capacity is 160 prams a month". */
const CAN_DO = new RegExp(
  `\\b(?:(?:I|we|one of us|one person) can (?:only |each )?\\p{L}+|capacity (?:is|of)) (?:about |around |up to |at most )?(${COUNT}) (?:(?!(?:an?|per|each|every) )[\\p{L}-]+ ){0,2}(?:an?|per|each|every) (day|evening|morning|night|week|month|quarter|summer|winter|season|year)(?:,? (?:on |for )?(${COUNT}) (?:days|evenings|mornings|nights) (?:a|per|each) week)?`,
  "iu",
);
/** "Two washers do 16 cars a day between them", "three painters finish two rooms a day each". */
const THEY_DO = new RegExp(
  `\\b(${COUNT}) (?:\\p{L}+ )?\\p{L}{2,}(?:ers|ors|ists|people) (?:can )?\\p{L}+ (?:about |around |up to )?(${COUNT}) (?:\\p{L}+ )?[\\p{L}-]+ (?:an?|per|each|every) (day|week|month) (between them|together|in total|each)\\b`,
  "iu",
);
const WORKDAYS = 5;
const IN_A_MONTH: Record<string, number> = {
  ...{ month: 1, week: 52 / 12, quarter: 1 / 3 },
  ...{ summer: 1 / 12, winter: 1 / 12, season: 1 / 12, year: 1 / 12 },
};

/** What the people who do the work manage in a month, by their own account; null where no such number is said. */
export function workLimit({ answers, stated, language }: Brief): Assumed | null {
  if (stated.capacity || language !== "en") return null;
  const said = `${answers.solution} ${answers.differentiator} ${answers.businessModel}`;
  const [theirs, workers = "", done = "", when = "", how] = THEY_DO.exec(said) ?? [];
  const found = theirs ? [theirs, done, when] : CAN_DO.exec(said);
  if (!found) return null;
  const [text, count = "", period = "", days] = found;
  const a = countOf(count) * (how === "each" ? countOf(workers) : 1);
  const perMonth = a * (IN_A_MONTH[period] ?? (52 / 12) * (days ? countOf(days) : WORKDAYS));
  return perMonth > 0 ? fixed(perMonth, `Stated: ${text}; by the month.`, "derived") : null;
}
