import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { COUNT, countOf } from "@/lib/brief/text/number-words";
import { seasonTold } from "@/lib/brief/text/season-told";
import { weekTold, workdaysIn } from "@/lib/brief/text/workdays";
import type { Brief } from "@/lib/brief/types";
import { fixed } from "./assumed";
import type { Assumed } from "./types";

/** "Two washers do 16 cars a day between them", "three painters finish two rooms a day each". */
const THEY_DO = new RegExp(
  `\\b(${COUNT}) (?:\\p{L}+ )?\\p{L}{2,}(?:ers|ors|ists|people) (?:can )?\\p{L}+ (?:about |around |up to )?(${COUNT}) (?:\\p{L}+ )?[\\p{L}-]+ (?:an?|per|each|every) (day|week|month) (between them|together|in total|each)\\b`,
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
const WORKDAYS = 5;
const IN_A_MONTH: Record<string, number> = {
  ...{ month: 1, week: 52 / 12, weekend: 52 / 12, quarter: 1 / 3 },
  ...{ summer: 1 / 12, winter: 1 / 12, season: 1 / 12, year: 1 / 12 },
};

/** What is weighed or measured is limited where it is sold by that measure. */
const MEASURES: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:kg|kilos?)$/i, /\b(?:kg|kilos?)\b/i],
  [/\b(?:h|ha|hectares?|acres?)$/i, /\b(?:h|ha|hectares?|acres?)\b/i],
  [/\b(?:t|tons?|tonnes?|lbs?|pounds?)$/i, /\b(?:t|tons?|tonnes?|lbs?|pounds?)\b/i],
  [/\b(?:l|lit(?:re|er)s?)$/i, /\b(?:l|lit(?:re|er)s?)\b/i],
];
const isOfSold = (noun: string, { lines }: Brief) => {
  const sold = MEASURES.find(([measure]) => measure.test(noun))?.[1];
  return !sold || lines.some(({ label }) => sold.test(label));
};
/** On how many days of a week it is done: as the sentence says, else any other. */
const daysIn = (sentence: string, answers: QuizAnswers) =>
  workdaysIn(sentence) ?? weekTold(answers) ?? { days: WORKDAYS, said: "" };

/** What the people who do the work manage in a month, by their own account; null where no such number is said. */
export function workLimit(brief: Brief): Assumed | null {
  const { answers, stated, language } = brief;
  if (stated.capacity || language !== "en") return null;
  const said = `${answers.solution} ${answers.differentiator} ${answers.businessModel}`;
  const [held, size = "", batches, each = ""] = IN_BATCHES.exec(said) ?? [];
  if (held) {
    const many =
      countOf(size) * (batches ? countOf(batches) : 1) * (IN_A_MONTH[each] ?? (52 / 12) * WORKDAYS);
    return fixed(many, `Stated: ${held}; by the month.`, "derived");
  }
  const [theirs, workers = "", done = "", when = "", how] = THEY_DO.exec(said) ?? [];
  const rate = theirs ? null : (stated.rate ?? null);
  if (rate && !isOfSold(rate.noun, brief)) return null;
  const [text, count, period, times] = theirs
    ? [theirs, done, when, how === "each" ? workers : undefined]
    : [rate?.said, rate?.count, rate?.period ?? "", rate?.times];
  if (!text) return null;
  const open = IN_A_MONTH[period] ? null : daysIn(rate?.sentence ?? text, answers);
  const perMonth =
    countOf(count ?? "") *
    (times ? countOf(times) : 1) *
    (IN_A_MONTH[period] ?? (52 / 12) * (open?.days ?? WORKDAYS));
  const days = open?.said && !text.includes(open.said) ? `, ${open.said}` : "";
  return perMonth > 0 ? fixed(perMonth, `Stated: ${text}${days}; by the month.`, "derived") : null;
}

/** What can be done in a month as told, spread over the year where it is done in some months only. */
export function limitOf(brief: Brief): Assumed | null {
  const most = brief.stated.capacity ?? workLimit(brief);
  const season = most && !YEARLY.test(most.note) ? seasonTold(brief) : null;
  if (!most || !season?.closed || season.quiet.length === 0) return most;
  const open = 12 - season.quiet.length;
  const value = (most.value * open) / 12;
  return fixed(
    value,
    `${most.note} Done in ${open} months of the year (${season.said}), spread over all.`,
    "derived",
  );
}
const YEARLY = /\b(?:year|season|summer|winter)\b/i;

/** How many customers are taken on in a month at most, where those before them go on; null where it is not told. */
export function newLimit({ answers, language }: Brief): Assumed | null {
  if (language !== "en") return null;
  const { solution, differentiator, businessModel } = answers;
  const [said, many = "", period = ""] =
    [businessModel, solution, differentiator].map((text) => NEW_ONES.exec(text)).find(Boolean) ?? [];
  const perMonth = countOf(many) * (IN_A_MONTH[period.toLowerCase()] ?? 1);
  return said && perMonth > 0 ? fixed(perMonth, `Stated: ${said}.`, "derived") : null;
}
