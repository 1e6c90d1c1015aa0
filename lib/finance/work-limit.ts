import { COUNT, countOf } from "@/lib/brief/text/number-words";
import { sentenceSpans } from "@/lib/brief/text/sentences";
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
/** "So it's about 6 cars a week tops", "no more than three dogs a day". */
const AT_MOST = new RegExp(
  `\\b(${COUNT}) (?:(?!(?:an?|per|each|every|hours?|minutes|days?|weeks?|months?|times?) )[\\p{L}-]+ ){1,2}(?:an?|per|each|every) (day|evening|week|month)(?= (?:tops|at most|max(?:imum)?)\\b)|\\b(?:at most|no more than|not more than|never more than) (${COUNT}) (?:(?!(?:an?|per|each|every|hours?|minutes|days?|weeks?|months?|times?) )[\\p{L}-]+ ){1,2}(?:an?|per|each|every) (day|evening|week|month)\\b`,
  "iu",
);
/** "Batches of 60 jars, one batch a week", "in batches of six a week". */
const IN_BATCHES = new RegExp(
  `\\bbatch(?:es)? of (?:up to |about |at most )?(${COUNT})(?: \\p{L}+)?(?:,? (?:and )?(?:only |at most )?(${COUNT}) batch(?:es)?)? (?:an?|per|each|every) (day|week|month)\\b`,
  "iu",
);
/** "I take on two new halls a month", "max three new studios a month": customers who begin. */
const NEW_ONES = new RegExp(
  `\\b(?:max(?:imum)?(?: of)?|at most|no more than|not more than|only|up to|take on|accept|set up|add|onboard|manage) (?:at most |only |about |max(?:imum)? |up to |no more than )?(${COUNT}) new (?!jobs|features|recipes|products|dishes)(?:\\p{L}+ )?\\p{L}{3,} (?:an?|per|each|every) (week|month|quarter|year)\\b`,
  "iu",
);
const sentencesIn = (text: string) => sentenceSpans(text).map(({ start, end }) => text.slice(start, end));
/** Said of oneself, and of no customer. */
const OF_OURSELVES = /\b(?:i|we|my|our)\b/i;

/** What the founders manage at most, as they say themselves in any answer; null where nobody does. */
export function mostTold(text: string): { text: string; count: string; period: string } | null {
  for (const sentence of sentencesIn(text)) {
    const [said, before, when, after, then] = AT_MOST.exec(sentence) ?? [];
    if (said && OF_OURSELVES.test(sentence))
      return { text: said, count: before ?? after ?? "", period: when ?? then ?? "" };
  }
  return null;
}

const WORKDAYS = 5;
const IN_A_MONTH: Record<string, number> = {
  ...{ month: 1, week: 52 / 12, quarter: 1 / 3 },
  ...{ summer: 1 / 12, winter: 1 / 12, season: 1 / 12, year: 1 / 12 },
};

/** What the people who do the work manage in a month, by their own account; null where no such number is said. */
export function workLimit({ answers, stated, language }: Brief): Assumed | null {
  if (stated.capacity || language !== "en") return null;
  const said = `${answers.solution} ${answers.differentiator} ${answers.businessModel}`;
  const [held, size = "", batches, each = ""] = IN_BATCHES.exec(said) ?? [];
  if (held) {
    const many =
      countOf(size) * (batches ? countOf(batches) : 1) * (IN_A_MONTH[each] ?? (52 / 12) * WORKDAYS);
    return fixed(many, `Stated: ${held}; by the month.`, "derived");
  }
  const [theirs, workers = "", done = "", when = "", how] = THEY_DO.exec(said) ?? [];
  const most = theirs ? null : mostTold(`${answers.targetAudience} ${said}`);
  const found = theirs
    ? [theirs, done, when]
    : (CAN_DO.exec(said) ?? (most ? [most.text, most.count, most.period] : null));
  if (!found) return null;
  const [text, count = "", period = "", days] = found;
  const a = countOf(count) * (how === "each" ? countOf(workers) : 1);
  const perMonth = a * (IN_A_MONTH[period] ?? (52 / 12) * (days ? countOf(days) : WORKDAYS));
  return perMonth > 0 ? fixed(perMonth, `Stated: ${text}; by the month.`, "derived") : null;
}

/** How many customers are taken on in a month at most, where those before them go on; null where it is not told. */
export function newLimit({ answers, language }: Brief): Assumed | null {
  if (language !== "en") return null;
  const { solution, differentiator, businessModel } = answers;
  const [said, many = "", period = ""] =
    [businessModel, solution, differentiator].map((text) => NEW_ONES.exec(text)).find(Boolean) ?? [];
  const perMonth = countOf(many) * (IN_A_MONTH[period.toLowerCase()] ?? 1);
  return said && perMonth > 0 ? fixed(perMonth, `Stated: ${said}.`, "derived") : null;
}
