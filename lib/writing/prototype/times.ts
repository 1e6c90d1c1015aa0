import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { COUNT, countOf } from "@/lib/brief/text/number-words";
import type { Scene } from "../data/scenes";
import { onOpenDays } from "./open-days";
import { saysHours } from "./rhythm";

const TIMED =
  /\b(?:(?<!\b(?:within|in|after|under) (?:[\w-]+ ){1,2})hours?|book\w*|rent\w*|hir\w+|borrow\w*|lend\w*|appointments?|slots?|louent|location|alqui\w*|miet\w*|alug\w*|noleggi\w*)\b/i;
/** Scenes in which somebody is met at an hour. */
const AT_AN_HOUR: readonly Scene[] = [
  "call",
  "ask",
  "visit",
  "session",
  "seat",
  "event",
  "course",
  "lessons",
  "play",
];
const DAY_NAMES: Readonly<Record<string, string>> = {
  Mon: "Monday",
  Tue: "Tuesday",
  Wed: "Wednesday",
  Thu: "Thursday",
  Fri: "Friday",
  Sat: "Saturday",
  Sun: "Sunday",
};
/** Where no hour is said and nobody is met at one, days. */
const daysOf = (slots: readonly string[]) => [
  ...new Set(slots.map((slot) => DAY_NAMES[slot.slice(0, 3)] ?? slot)),
];

/** What is offered is free at certain hours, instead of being sold. */
export const isTimed = ({ solution, businessModel }: QuizAnswers) =>
  TIMED.test(`${solution} ${businessModel}`);

/** "A single day costs $58": sold by the day, whatever else happens at an hour. */
const BY_THE_DAY = /^[^.;]*\b(?:single |full |whole )?day (?:costs?|is|at)\b/i;
/** A weekend is only meant where it is named. */
const weekdays = (days: readonly string[], said: string) =>
  days.map((day) => (/^S/.test(day) && !new RegExp(`${day}|weekend`, "i").test(said) ? "Friday" : day));

/** "We run three groups per year": whoever books takes part from a first evening on. */
const STARTS = new RegExp(
  `(?<![\\p{L}\\d.,])(${COUNT}) (?:[\\p{L}-]+ )?(?:groups|courses|programmes|programs|cohorts|intakes) (?:a|per|each|every) year\\b`,
  "iu",
);
const FIRST_EVENINGS = ["12 January", "4 May", "14 September", "2 November"] as const;
function startsOf({ businessModel, solution }: QuizAnswers): string[] {
  const many = countOf(STARTS.exec(`${businessModel} ${solution}`)?.[1] ?? "");
  return many > 1 ? FIRST_EVENINGS.slice(0, Math.min(many, FIRST_EVENINGS.length)) : [];
}

/** Hours where they are said or somebody is met at one, else days. */
export const timesOf = (slots: readonly string[], scene: Scene, answers: QuizAnswers): string[] =>
  BY_THE_DAY.test(answers.businessModel)
    ? weekdays(daysOf(slots), Object.values(answers).join(" "))
    : scene === "course" && startsOf(answers).length > 0
      ? startsOf(answers)
      : hoursOrDays(onOpenDays(slots, answers), scene, answers);

const hoursOrDays = (slots: readonly string[], scene: Scene, answers: QuizAnswers): string[] =>
  (isTimed(answers) && scene !== "rental") ||
  AT_AN_HOUR.includes(scene) ||
  saysHours(Object.values(answers).join(" "))
    ? [...slots]
    : daysOf(slots);
