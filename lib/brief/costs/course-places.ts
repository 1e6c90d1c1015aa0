import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { isOrganisation } from "../prices/line-buyers";
import type { PricedLine } from "../prices/line-plans";
import { findFrequencies } from "../text/frequency";
import { literal } from "../text/literal";
import { COUNT, countOf } from "../text/number-words";
import type { Money } from "./stated-costs";

const LENGTH = "(week|month|day|evening|weekend|session|lesson|meeting)";
const CALLED =
  "(?:courses?|programmes?|programs?|trainings?|workshops?|boot ?camps?|retreats?|seminars?|masterclass(?:es)?)";
const TAUGHT = `(?:${CALLED}|lessons|classes|sessions|evenings|groups?)`;
const LASTING = [
  // "A six-week online evening course", "a two day workshop".
  `\\b(${COUNT})[- ]${LENGTH}s?,? (?:[\\p{L}-]+ ){0,3}?${CALLED}(?![\\p{L}])`,
  // "Lessons in groups of six, eight weeks long", "the course lasts ten evenings".
  `\\b${TAUGHT}\\b[^.;:]{0,60}?[ ,](?:lasts?|takes?|runs? (?:for|over)|over|of|for|in|,) (?:the )?(${COUNT}) (?:\\p{Lu}\\p{L}+day )?${LENGTH}s?(?![\\p{L}])(?! (?:a|an|per|each|every|old)\\b)`,
  `\\b${TAUGHT}\\b[^.;:]{0,60}?[ ,](${COUNT}) ${LENGTH}s? long(?![\\p{L}])`,
].map((source) => new RegExp(source, "iu"));
const A_MONTH: Record<string, number> = { month: 1, week: 52 / 12, day: 365 / 12, weekend: 52 / 12 };
/** What meets, meets once a week. */
const MEETS = 52 / 12;

const WHOLE = /^(?:course|programme|program|group|workshop|cohort|team|boot ?camp|retreat|seminar)$/;
const HEAD =
  /^(?:person|place|seat|head|spot|participant|learner|student|pupil|trainee|guest|adult|child|couple|family|beginner|attendee|delegate)$/;
/** What is paid is one place, or the whole course; never a lesson, a thing or an inspection beside some training. */
function isOfPlaces({ line, unit }: PricedLine, audience: string): boolean {
  if (line.later) return false;
  if (unit === "") return line.kind === "oneOff";
  const learner = unit.length > 3 && new RegExp(`\\b${literal(unit)}s?\\b`, "i").test(audience);
  return (
    ["oneOff", "perUse", "unitSale"].includes(line.kind) && (WHOLE.test(unit) || HEAD.test(unit) || learner)
  );
}

const HEADS =
  "(?:people|persons|guests|places|seats|spots|participants|learners|students|pupils|trainees|children|kids|adults|women|men|couples|beginners)";
const TOGETHER = [
  `\\bgroups? (?:of|(?:are )?limited to) (?:up to |at most |about |no more than |max(?:imum)?\\.? )?(${COUNT})(?![\\p{L}\\d])`,
  `(?<![\\p{L}\\d.,])(${COUNT}) (?:[\\p{L}-]+ )?${HEADS} (?:per|an?|each|in each|in an?|in every) (?:${CALLED}|group|class|cohort|round|intake|weekend|day)(?![\\p{L}])`,
  `\\b(?:max(?:imum)?\\.?|up to|at most|(?:no|never) more than|only|with|room for|has|takes)(?: of)? (${COUNT}) (?:[\\p{L}-]+ )?${HEADS}(?![\\p{L}])(?! (?:a|per|each|every) (?:day|week|month|year))`,
  `\\broom for (${COUNT})(?=[,.;]| and\\b)`,
  `\\b${TAUGHT}\\b[^.;]{0,40}? for (${COUNT}) (?:[\\p{L}-]+ )?${HEADS}(?![\\p{L}])`,
].map((source) => new RegExp(source, "iu"));
const AT_A_TIME = new RegExp(
  `(?<![\\p{L}\\d.,])(${COUNT}) (?:[\\p{L}-]+ )?(?:groups|courses|classes|cohorts|programmes|workshops|batches)(?: of (?:${COUNT}))?(?: running)? (?:at (?:a|the same|any one) time|at once|in parallel|side by side)`,
  "iu",
);
/** "Three times a year, two groups each time". */
const EACH_ROUND = new RegExp(
  `(?<![\\p{L}\\d.,])(${COUNT}) (?:[\\p{L}-]+ )?(?:groups|courses|classes|workshops) (?:each|every) (?:time|round|term)`,
  "iu",
);
const HELD = new RegExp(`^(?:${CALLED.replace(/s\?/g, "")}|group|cohort|intake|round|class|training)$`, "i");
const COHORT = /\b(?:cohorts?|intakes?|rounds?|terms?)\b/i;
const SPOKEN_OF = new RegExp(`\\b${TAUGHT}\\b|\\b(?:we|I) (?:run|hold|start|begin|teach|offer)\\b`, "iu");

const first = (patterns: readonly RegExp[], text: string): RegExpExecArray | null =>
  patterns.map((pattern) => pattern.exec(text)).find(Boolean) ?? null;

/** How long a course lasts, in months; null where none is told of that ends. */
function lasting(text: string): { said: string; months: number } | null {
  const [said, many = "", length = ""] = first(LASTING, text) ?? [];
  const months = countOf(many) / (A_MONTH[length.toLowerCase()] ?? MEETS);
  return said && months > 0 ? { said: `${many} ${length.toLowerCase()}s`, months } : null;
}

/** How many of them are held in a month. */
function held(texts: readonly string[], months: number): { said: string; perMonth: number } | null {
  const [, side = ""] = texts.map((text) => EACH_ROUND.exec(text)).find(Boolean) ?? [];
  const beside = countOf(side) || 1;
  for (const text of texts) {
    const [said, many = ""] = AT_A_TIME.exec(text) ?? [];
    if (said && countOf(many) > 0 && months > 0) return { said, perMonth: countOf(many) / months };
    for (const found of findFrequencies(text)) {
      const before = text.slice(0, found.end).split(/[.;]/).at(-1) ?? "";
      if (HELD.test(found.noun ?? "") || (found.noun === null && SPOKEN_OF.test(before)))
        return { said: found.text, perMonth: found.perMonth * beside };
    }
  }
  return null;
}

const EMPLOYER_PAYS =
  /\b(?:hospital|clinic|home|company|employer|firm|school|organi[sz]ation|practice|club|council|business)(?:s pay|es pay|ies pay| pays)\b/i;
/** "Care homes that hire nurses", at a price per nurse: one buyer pays for several, year after year. */
function paysForStaff({ unit }: PricedLine, { targetAudience, businessModel }: QuizAnswers): boolean {
  const [buyers = ""] = targetAudience.split(/ (?:that|who|which|with) /);
  const theirs = new RegExp(`(?<=\\S )${literal(unit)}s?\\b`, "iu").test(targetAudience.slice(buyers.length));
  return unit !== "" && isOrganisation(buyers) && (theirs || EMPLOYER_PAYS.test(businessModel));
}

/** Whoever pays a course for himself pays one place in it. */
const OF_WHOM = /[,.]| (?:that|who|which|with|in|at|working|from) /;
const TAKEN_ALONE = /^(?:course|programme|program|boot ?camp)$/;
/** "€2,400 for private individuals, employers pay €3,200 per participant": a place in it, by whatever name. */
const isWhole = (row: PricedLine, rows: readonly PricedLine[], audience: string) =>
  WHOLE.test(row.unit) &&
  (!TAKEN_ALONE.test(row.unit) || isOrganisation(audience.split(OF_WHOM)[0] ?? "")) &&
  (row.amount.tail.unit !== null || !rows.some((other) => other !== row && HEAD.test(other.unit)));

/**
 * "A six-week course in groups of ten, £240 per clerk, four courses a year": paid once for the whole course, and 40 places
 * a year are all there are. False where no such course is told of.
 */
export function coursePlaces(
  rows: readonly PricedLine[],
  answers: QuizAnswers,
  into: Money["stated"],
): boolean {
  const texts = [answers.businessModel, answers.solution, answers.differentiator];
  const course = texts.map(lasting).find(Boolean);
  const row = rows.find((each) => isOfPlaces(each, answers.targetAudience));
  if (!course || !row) return false;
  const often = held(texts, course.months);
  row.line.kind =
    paysForStaff(row, answers) && !isWhole(row, rows, answers.targetAudience) ? "perUse" : "oneOff";
  if (row.line.unitsPerCustomerMonth?.note.includes(often?.said ?? " "))
    delete row.line.unitsPerCustomerMonth;
  const group = texts.map((text) => first(TOGETHER, text)).find(Boolean);
  const size = countOf(group?.[1] ?? "");
  // A cohort is taught in as many groups as there are teachers to pay.
  const several = COHORT.test(often?.said ?? "") && /^groups?/i.test(group?.[0] ?? "");
  if (!group || !often || !(size > 1) || several) return false;
  const perCourse = isWhole(row, rows, answers.targetAudience) ? 1 : size;
  const value = (perCourse * often.perMonth) / (row.line.quantity?.value ?? 1);
  into.capacity = {
    ...{ value, low: value * LEAST_FILLED, high: value },
    provenance: "derived",
    note: `Stated: ${group[0]}, ${often.said}${often.said.match(AT_A_TIME) ? `, ${course.said}` : ""}.`,
  };
  into.capacityUnit = perCourse === 1 ? "groups" : "places";
  return true;
}

/** Seldom is every place taken. */
const LEAST_FILLED = 0.7;
