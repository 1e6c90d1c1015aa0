import type { AnswerField, QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { sentenceAround } from "../text/frequency";
import { COUNT } from "../text/number-words";
import { likelyOneOf, tagNumbers } from "./tag-numbers";

/** The most that can be done, as the words around a number tell. */
export interface ToldLimit {
  count: string;
  /** "day", "week"; null where it is so many at all. */
  period: string | null;
  /** How many times in that period, where so many are served each time: "3" of "12 people, 3 Sundays a month". */
  times?: string;
  noun: string;
  said: string;
  sentence: string;
}

const FIELDS: readonly AnswerField[] = ["businessModel", "solution", "differentiator", "targetAudience"];
/** How sure it has to be that a number is a limit, the more plainly a word beside it says so the less. */
const ENOUGH = { ours: 0.05, plainly: 0.15, able: 0.3, period: 0.55 };
const AT_MOST =
  /\b(?:at (?:the )?most|at best|max(?:imum)?\.?|tops|no more than|(?:not|never) more than|cap(?:acity)?(?: (?:is|of))?|ceiling(?: (?:is|of))?|limit(?: (?:is|of))?)(?!\p{L})/iu;
const ABLE = /\b(?:possible|can|up to)\b/i;
/** Said of oneself, and of no customer. */
const OURS = /\b(?:i|we|my|our)\b/i;
const NEAR = 24;

const NOUN = "((?:\\s?(?!(?:an?|per|each|every|in|by|at|of|for|to|from|and|or|is)\\s)[\\p{L}-]+){0,3}?)";
const PERIOD = new RegExp(
  `^${NOUN}(?:\\s?(?:\\b(?:an?|per|each|every)\\s|/\\s?)|(?<=\\p{L})\\s|^\\s)(day|evening|morning|night|week|weekend|month|quarter|season|summer|winter|year)(?!\\p{L})|^${NOUN}\\s(daily|weekly|monthly)\\b`,
  "iu",
);
const ADVERBS: Record<string, string> = { daily: "day", weekly: "week", monthly: "month" };
/** How long and how often something is done, and how far: no number of what is sold. */
const NO_SALES =
  /^\s?(?:(?:(?!(?:an?|per|each|every)\s)\p{L}+\s)?(?:hours?|hrs?|minutes?|mins?|days?|weeks?|months?|years?|times|mornings?|evenings?|nights?|\p{L}+days?|km|kilomet\p{L}+|miles?|metres?|meters?|m²|sqm|%|percent)(?!\p{L})|²)/iu;
/** ", 3 Sundays a month": so often so many are there. */
const EACH_TIME = new RegExp(
  `^[^.;,]{0,24},\\s(${COUNT})\\s(?:\\p{L}+days?|evenings?|mornings?|nights?|sessions?|classes|trips|tours|workshops|sittings)\\s(?:an?|per|each|every)\\s(day|week|month|year)\\b`,
  "iu",
);
/** "7 cutters each 6 pairs a day". */
const EACH_OF = new RegExp(
  `(?<![\\p{L}\\d.,])(${COUNT})\\s(?:\\p{L}+\\s)?\\p{L}+s(?:\\s\\p{L}+)?,? each\\s(?:\\p{L}+\\s){0,2}$`,
  "iu",
);
const HELD = /^(?:class|lesson|session|tour|workshop|course|group|batch|market)(?:e?s)?$/i;
/** "10 persons, 2 classes a week". */
const WITH_SO_MANY = new RegExp(
  `(?<![\\p{L}\\d.,])(${COUNT})\\s(?:\\p{L}+s|people|children|women|men),\\s$`,
  "iu",
);
/** What is so on average, today or at the break-even is not the most. */
const OF_TODAY = /\b(?:average|at present|currently|now|so far|sold|selling|(?:is|be|break) ?-?even)\b/i;
/** Of one class, trip or customer and not of all. */
const OF_ONE =
  /\b(?:groups?|class(?:es)?|sessions?|batch(?:es)?|circles?|lessons?|calls?|workshops?|round|trips?|tours?|boats?|plans?|tiers?|package|home|each|per)\b/i;

const CAPPED =
  /\b(?:cap|capped (?:at|to)|full (?:at|with)|the most (?:that )?(?:i|we) can \p{L}+ is) (?:about )?$/iu;
const OF_ALL = (count: string) =>
  new RegExp(
    `\\b(?:full (?:at|with)|cap(?:ped)?(?: (?:at|of|is|to))?|limit (?:of|is)|(?:could|can) (?:carry|handle|manage|serve|look after|take|host)(?: on)?|the most (?:that )?(?:i|we) can \\p{L}+ is) (?:about |around |at most |up to |only )?${count}(?![\\p{L}\\d])|\\bmore than ${count}\\b[^.;]*\\b(?:(?:i|we)\\b[^.;]*\\b(?:not|n['’]t|can['’]t|cannot)|alone)(?!\\p{L})`,
    "iu",
  );

function limitsIn(text: string, field: AnswerField): ToldLimit[] {
  return tagNumbers(text, field).flatMap((number): ToldLimit[] => {
    const likely = likelyOneOf(number, ["capacity"]);
    const [before, after] = [text.slice(0, number.start), text.slice(number.end)];
    const { text: sentence, start } = sentenceAround(text, number.start);
    const near = `${before.slice(Math.max(start, number.start - NEAR))} ; ${after.slice(0, NEAR).split(/[.;]/)[0]}`;
    const beside = `${before.slice(-NEAR).split(/[,.;]/).at(-1)} ; ${after.slice(0, NEAR).split(/[,.;]/)[0]}`;
    if (number.kind !== "count" || NO_SALES.test(after) || OF_TODAY.test(beside)) return [];
    const plainly = AT_MOST.test(near) ? (OURS.test(sentence) ? ENOUGH.ours : ENOUGH.plainly) : 1;
    const enough = Math.min(plainly, ABLE.test(near) ? ENOUGH.able : 1);
    const count = text.slice(number.start, number.end);
    const [each, times = "", often = ""] = EACH_TIME.exec(after) ?? [];
    const [behind = "", named, period, called, adverb] = PERIOD.exec(after) ?? [];
    const said = `${count}${each ?? behind}`;
    const when = each
      ? often.toLowerCase()
      : (period?.toLowerCase() ?? ADVERBS[adverb?.toLowerCase() ?? ""] ?? null);
    const all = when === null && !OF_ONE.test(near) && OF_ALL(count).test(sentence);
    const least = Math.min(enough, when !== null ? ENOUGH.period : all ? ENOUGH.able : 1);
    if ((when === null && !all) || (likely < least && !(all && CAPPED.test(before)))) return [];
    if (each) return [{ count, period: when, times, noun: "place", said, sentence }];
    const noun = (named ?? called ?? "").trim();
    const [, workers] = EACH_OF.exec(before) ?? [];
    const size = HELD.test(noun) ? (WITH_SO_MANY.exec(before)?.[1] ?? "") : workers;
    // How often it is held is no limit where nobody says for how many.
    return size === ""
      ? []
      : [{ count, period: when, ...(size ? { times: size } : {}), noun, said, sentence }];
  });
}

const limits = (answers: QuizAnswers) => FIELDS.flatMap((field) => limitsIn(answers[field], field));

/** "4 a day max", "12 trucks a day by two people", "ceiling 160 kg a month"; null where no period is told. */
export const rateTold = (answers: QuizAnswers): ToldLimit | null =>
  limits(answers).find(({ period }) => period !== null) ?? null;
export const withRate = (answers: QuizAnswers): { rate?: ToldLimit } => {
  const rate = rateTold(answers);
  return rate ? { rate } : {};
};

/** "Cap 20 families", "full at 80", "more than 40 beds I can't do alone": customers at all. */
export const mostTold = (answers: QuizAnswers): ToldLimit | null =>
  limits(answers).find(({ period }) => period === null) ?? null;
