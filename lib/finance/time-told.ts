import { COUNT, countOf } from "@/lib/brief/text/number-words";
import type { Brief } from "@/lib/brief/types";
import type { RevenueLine } from "./types";

const LONG = `(?:about |around |roughly |up to )?(half an|${COUNT}) (minute|hour)s?`;
const AGAIN = "(?: (?:a|per|each|every) (day|week|month))?";
/** "A report takes me 15 minutes to check", "each customer takes me 4 hours a month": the work in one of them. */
const TAKES = new RegExp(
  `\\b(?:an?|each|every|one|per) (?:\\p{L}+ )?(\\p{L}{3,}) (?:takes|needs|costs) (?:me|us|one of us) ${LONG}\\b${AGAIN}`,
  "iu",
);
/** "I spend 20 minutes on each letter", "I need about 20 minutes per student per week". */
const SPENDS = new RegExp(
  `\\b(?:I|we) (?:need|spend|take) ${LONG} (?:of (?:work|our time|my time) )?(?:for|on|per|with) (?:an? |each |every |one )?(?:\\p{L}+ )??((?!(?:per|each|every)\\b)\\p{L}{3,})\\b${AGAIN}`,
  "iu",
);
/** "I work 30 hours a week on it." */
const WORKS = new RegExp(
  `\\b(?:I|we) (?:can |will |only )*(?:work|have|spend|give|put in)\\b[^.;,]{0,20}? (${COUNT}) hours (?:a|per|each|every) (day|week|month)\\b`,
  "iu",
);
/** "Two evenings a week next to my job", "I start on two afternoons and Saturdays". */
const PARTS = new RegExp(
  `\\b(?:(${COUNT}|an?) or )?(${COUNT}|an?) (evening|night|morning|afternoon|day)s?(?: (?:and|plus)(?: on)?(?: an?| the)? (saturday|sunday|weekend)s?)?(?: (?:a|per|each|every) week)?\\b`,
  "iu",
);
/** Hours of work in a part of a day, and in a day of the weekend. */
export const PART_HOURS: Record<string, number> = {
  ...{ evening: 3, night: 3, morning: 4, afternoon: 4, day: 7 },
  ...{ saturday: 7, sunday: 7, weekend: 14 },
};
const OF_MINE =
  /\b(?:I|we)(?:['’](?:m|re|ll|d))?\b[^.;]{0,40}\b(?:start|begin|work|do|teach|run|have|give|free|open|come|clean|cook|go)\b|\b(?:my|the|a) (?:\p{L}+ )?job\b|\bpart[- ]time\b|\bside (?:job|business|income)\b|\b(?:just|only) me\b/iu;
/** "I keep my hospital job three days a week": those days are the job's. */
const OF_THE_JOB = /\b(?:job|still work|employed|patients)(?: \p{L}+){0,3} $/iu;
const WORKDAYS = 5;
const WEEKS = 52 / 12;
const IN_A_MONTH: Record<string, number> = { day: WORKDAYS * WEEKS, week: WEEKS, month: 1 };
/** "A course of eight weeks", "a six-week programme". */
const FOR_WEEKS = new RegExp(
  `\\b(?:of|over|for|lasts|takes) (${COUNT}) weeks\\b|\\b(${COUNT})[- ]weeks?\\b(?= (?:course|programme|program|class))`,
  "iu",
);
const BUYS =
  /^(?:customers?|clients?|students?|pupils?|learners?|patients?|members?|subscribers?|households?|famil(?:y|ies)|compan(?:y|ies)|firms?|participants?|guests?|persons?|one)$/i;

export interface TimeTold {
  /** As the founder says it. */
  said: string;
  /** Hours of the founder's work in one. */
  hours: number;
  /** "report" */
  noun: string;
  /** So often a month it is done again for the same one, where that is told. */
  again?: number;
}

const hoursIn = (many: string, unit: string) =>
  (/^half/i.test(many) ? 0.5 : countOf(many)) / (/^minute/i.test(unit) ? 60 : 1);

const again = (each: string | undefined) => (each ? { again: IN_A_MONTH[each.toLowerCase()] ?? 1 } : {});
const told = ({ businessModel, solution, differentiator }: Brief["answers"]) =>
  `${businessModel} ${solution} ${differentiator}`;

/** How long the founder works for one of what is sold, by the founder's own account; null where none is told. */
export function timeTold({ answers, language }: Brief): TimeTold | null {
  if (language !== "en") return null;
  const text = told(answers);
  const [said, noun = "", many = "", unit = "", often] = TAKES.exec(text) ?? [];
  if (said) return { said, hours: hoursIn(many, unit), noun: noun.toLowerCase(), ...again(often) };
  const [spent, much = "", length = "", each = "", times] = SPENDS.exec(text) ?? [];
  return spent
    ? { said: spent, hours: hoursIn(much, length), noun: each.toLowerCase(), ...again(times) }
    : null;
}

/** "So this is one or two evenings a week", as hours a month. */
function partsTold(sentence: string): { said: string; hours: number } | null {
  const [said = "", , many = "", part = "", weekend = ""] = PARTS.exec(sentence) ?? [];
  if (!/ week$/i.test(said) && !weekend) return null;
  if (!OF_MINE.test(sentence) || OF_THE_JOB.test(sentence.split(said)[0] ?? "")) return null;
  const hours =
    (/^an?$/i.test(many) ? 1 : countOf(many)) * (PART_HOURS[part.toLowerCase()] ?? 0) +
    (PART_HOURS[weekend.toLowerCase()] ?? 0);
  return { said, hours: hours * WEEKS };
}

/** Hours a month that the founder means to work, with the words; null where none are told. */
export function hoursTold({ answers, language }: Brief): { said: string; hours: number } | null {
  if (language !== "en") return null;
  const [said, many = "", each = ""] = WORKS.exec(told(answers)) ?? [];
  if (said) return { said, hours: countOf(many) * (IN_A_MONTH[each.toLowerCase()] ?? 1) };
  return (
    told(answers)
      .split(/(?<=[.!?;])\s/)
      .map(partsTold)
      .find((parts) => parts !== null) ?? null
  );
}

/** "Eight lessons of 45 minutes", "six Tuesday evenings", "12 hours": hours of one course; null where no length is told. */
const COURSE = new RegExp(
  `(?<!\\p{Sc}\\s?)\\b(${COUNT})[- ](?:(?!(?:an?|per|each|every)\\s)\\p{L}+ )?(lesson|session|evening|class|meeting|workshop|morning|afternoon)(?:s|es)?\\b(?! (?:a|per|each|every) (?:week|month))(?: of (?:about )?(${COUNT}) (minute|hour)s?)?`,
  "giu",
);
export function courseHours({ answers }: Brief): { said: string; hours: number } | null {
  const found = [...told(answers).matchAll(COURSE)].filter(([, many = ""]) => countOf(many) > 1);
  const [said, many = "", each = "", length = "", unit = ""] =
    found.find(([, , , length]) => length) ?? found[0] ?? [];
  if (!said) return null;
  const one = length ? hoursIn(length, unit) : (PART_HOURS[each.toLowerCase()] ?? USUAL_LESSON);
  return { said, hours: countOf(many) * one };
}
const USUAL_LESSON = 1.25;

/** Months that what is bought once goes on, "a course of eight weeks"; one where no length is told. */
export function monthsOfOne({ answers }: Brief): number {
  const found = FOR_WEEKS.exec(told(answers));
  return found ? countOf(found[1] ?? found[2] ?? "") / WEEKS : 1;
}

/** Whether the line sells that thing, by its name or by the sentence it was read from; what is told of each customer is told of the first line. */
export const isOfThat = ({ label, evidence }: RevenueLine, { noun }: TimeTold, isFirst: boolean): boolean =>
  BUYS.test(noun) ? isFirst : new RegExp(`\\b${noun}s?\\b`, "i").test(`${label} ; ${evidence}`);
