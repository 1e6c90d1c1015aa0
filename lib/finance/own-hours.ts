import { COUNT, countOf } from "@/lib/brief/text/number-words";
import type { Brief } from "@/lib/brief/types";
import { aloneTold } from "./alone-told";
import { type KeptJob, keptJob, sentencesIn } from "./kept-job";
import { hoursTold, PART_HOURS } from "./time-told";

export interface OwnHours {
  said: string;
  /** By the month. */
  hours: number;
  /** Only that it is a part of the week is told, and not how much. */
  assumed?: true;
}

/** A job that is kept, that nobody is hired, and how much of a week there is. */
export interface OwnTime {
  job?: KeptJob;
  alone?: string;
  hours?: OwnHours;
}

const WEEKS = 52 / 12;
/** What somebody with a job gives a business of his own in a week; a planning value, not sourced. */
export const BESIDE_A_JOB = 12;
const DAYS = "monday tuesday wednesday thursday friday saturday sunday".split(" ");
const A_DAY = "(mon|tues|wednes|thurs|fri|satur|sun)day";
/** "Only on Mondays and Fridays", "Tuesday to Saturday", "two Sundays a month". */
const NAMED = new RegExp(
  `\\b(?:(${COUNT}) )?${A_DAY}(?: (morning|evening|afternoon|night))?(s?)(?:,? (and|to|or|till|until|through) (?:on )?${A_DAY}(?: (morning|evening|afternoon|night))?s?)?\\b( an? month)?`,
  "iu",
);
const I_WORK =
  /\bI(?:['’]\p{L}+)? (?:only |can only |just |mostly |also |will |would |can |still |do )*(?:visit|do|work|teach|bake|open|come|take|run|give|cook|deliver|drive|film|see|play|walk|clean|make|build)\b|\bonly\b/iu;
const OF_THE_JOB = /\b(?:job|hospital|office|depot|bank|employed|still work|patients)\b/i;
const REASON = /[,;]| (?:as|because|since|while|whilst|but|so) /;
const A_TIME = "(?:mornings?|evenings?|nights?|weekends?|saturdays?|sundays?)";
/** "Evenings and Saturdays only", "on weekends": a part of the week without a number. */
const PARTLY = new RegExp(
  `\\b(?:evenings|mornings|nights) and (?:at |on )?(?:the )?${A_TIME}\\b(?: only)?|(?<!day )\\b${A_TIME} only\\b|\\b(?:I|we)(?:['’]\\p{L}+)? [^.;]{0,40}\\b(?:in|on|at|over)(?: the| my)? (?:weekends|free time|spare time)\\b`,
  "iu",
);

/** The days of the week that the founder works on, with the part of each in hours; null where none are named. */
function namedDays(sentence: string): OwnHours | null {
  if (!I_WORK.test(sentence)) return null;
  const clause = sentence.split(REASON).find((part) => NAMED.test(part) && !OF_THE_JOB.test(part));
  const [said, many = "", first = "", part, plural, link, second = "", other, monthly] =
    NAMED.exec(clause ?? "") ?? [];
  if (!said || !(plural || second)) return null;
  const at = (day: string) => DAYS.indexOf(`${day.toLowerCase()}day`);
  const length = (of: string | undefined) => PART_HOURS[(of ?? "day").toLowerCase()] ?? 0;
  if (monthly && many) return { said, hours: countOf(many) * length(part) };
  if (link && /^(?:to|till|until|through)$/i.test(link))
    return { said, hours: (((at(second) - at(first) + 7) % 7) + 1) * length(part ?? other) * WEEKS };
  return { said, hours: (length(part) + (second ? length(other ?? part) : 0)) * WEEKS };
}

/** From here on it is a whole week, and nothing is limited by it. */
const WHOLE_WEEK = 30;

/** Hours a month that the founder gives the business, with the words; null where nothing says that it is less than a whole week. */
export function ownHours(brief: Brief): OwnHours | null {
  if (brief.language !== "en") return null;
  const { solution, differentiator, businessModel } = brief.answers;
  const sentences = sentencesIn([businessModel, solution, differentiator]);
  const job = keptJob(brief);
  const told = hoursTold(brief);
  if (told) return told;
  const partly = sentences
    .filter((sentence) => job || /\bI\b/.test(sentence))
    .map((sentence) => PARTLY.exec(sentence)?.[0])
    .find(Boolean);
  const named = partly ? null : sentences.map(namedDays).find((days) => days !== null);
  if (named) return named.hours < WHOLE_WEEK * WEEKS ? named : null;
  const said = partly ?? job?.said;
  return said ? { said: said.trim(), hours: BESIDE_A_JOB * WEEKS, assumed: true } : null;
}

export const FULL_WEEK = 40;

/** What binds the founder's own time and hands, in the founder's words; undefined where nothing does. */
export function ownTime(brief: Brief): OwnTime | undefined {
  const [job, alone, hours] = [keptJob(brief), aloneTold(brief), ownHours(brief)];
  return job || alone || hours
    ? { ...(job ? { job } : {}), ...(alone ? { alone } : {}), ...(hours ? { hours } : {}) }
    : undefined;
}

/** The part of a full-time month that the business gets while the job is kept; 1 where it is to become the living. */
export const partOfMonth = (own: OwnTime | undefined): number =>
  own?.job && !own.job.leaves && own.hours ? Math.min(1, own.hours.hours / (FULL_WEEK * WEEKS)) : 1;
