import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { COUNT, countOf } from "./number-words";

const NAMES = "mon tues wednes thurs fri satur sun".split(" ");
const A_DAY = `(?:${NAMES.join("|")})days?`;
const SHORT = "mon|tues?|wed|thu(?:rs?)?|fri|sat|sun";
const RANGE = new RegExp(
  `\\b(?:(${NAMES.join("|")})days?|(${SHORT})) ?(?:to|till|until|through|-|–) ?(?:(${NAMES.join("|")})days?|(${SHORT}))\\b`,
  "iu",
);
/** "Mondays and Fridays", "Tuesday, Thursday and Saturday": never one day by itself. */
const LIST = new RegExp(`\\b${A_DAY}(?:, ${A_DAY})*,? (?:and|&|or) (?:on )?${A_DAY}\\b`, "iu");
const ONE = new RegExp(`\\b(?:only (?:on |bake |open |work |cook )?|on )(?:${NAMES.join("|")})days\\b`, "iu");
const WEEKEND = /\b(?:on|at|only) (?:the )?weekends\b/i;
const NUMBERED = new RegExp(
  `\\b(${COUNT}) (?:days|nights|evenings|mornings) (?:a|per|each|every) week\\b`,
  "iu",
);
/** Those days are the job's, and not the business's. */
const OF_A_JOB = /\b(?:job|employed|still work)\b/i;

/** On how many days of a week something is done, as the days are named; null where none are. */
export function workdaysIn(sentence: string): { days: number; said: string } | null {
  for (const part of sentence.split(
    /[;(]|, (?!(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)| (?:as|because|since|so) /i,
  )) {
    if (OF_A_JOB.test(part)) continue;
    const [range, from, shortFrom = "", to, shortTo = ""] = RANGE.exec(part) ?? [];
    if (range) {
      const at = (name: string) => NAMES.findIndex((day) => day.startsWith(name.toLowerCase().slice(0, 3)));
      return { said: range, days: ((at(to ?? shortTo) - at(from ?? shortFrom) + 7) % 7) + 1 };
    }
    const list = LIST.exec(part)?.[0];
    if (list) return { said: list, days: list.match(new RegExp(A_DAY, "gi"))?.length ?? 1 };
    const [told, many = ""] = NUMBERED.exec(part) ?? [];
    if (told) return { said: told, days: countOf(many) };
    const weekend = WEEKEND.exec(part)?.[0];
    if (weekend) return { said: weekend, days: 2 };
    const one = ONE.exec(part)?.[0];
    if (one) return { said: one, days: 1 };
  }
  return null;
}

const NO_WEEKENDS =
  /\b(?:no (?:work (?:on|at) )?weekends?|(?:not|never|\p{L}+n['’]t|closed) (?:\p{L}+ )?(?:(?:on|at|do|work|open) )*(?:the )?weekends?)\b/iu;
/** The days of the week on which the business is at work, where they are told beside any number. */
export function weekTold({
  businessModel,
  solution,
  differentiator,
}: Pick<QuizAnswers, "businessModel" | "solution" | "differentiator">): {
  days: number;
  said: string;
} | null {
  const told = [businessModel, solution, differentiator].join(" . ");
  const none = NO_WEEKENDS.exec(told)?.[0];
  if (none) return { days: 5, said: none };
  const open = OPEN_ON.exec(told)?.[0] ?? "";
  return open ? workdaysIn(open) : null;
}
const OPEN_ON = new RegExp(`\\b(?:open|work|at work|deliver) (?:on |from )?${RANGE.source}`, "iu");
