import { COUNT, countOf } from "../text/number-words";

const PEOPLE =
  "(?:people|persons|guests|participants|kids|children|students|pupils|adults|learners|riders|runners|swimmers|players|dogs|couples|families|women|men|members|clients|tourists|beginners|skiers|surfers|divers|teens|seniors|tenants|parents|paddlers|riders|hikers|cyclists|dancers|golfers)";
const MEETING =
  "(?:groups?|bands?|ensembles?|crews?|class(?:es)?|cohorts?|sessions?|lessons?|courses?|tours?|trips?|workshops?|boats?|vans?|tables?|circles?|camps?|retreats?|teams?|instructors?|teachers?|tutors?|guides?|coach(?:es)?|trainers?|hosts?|leaders?)";
const MOST =
  "(?:up to |at most |about |around |max(?:\\.|imum)? |no more than |not more than |never more than )";
const NO_TIME =
  "(?!\\s(?:weeks?|hours?|days?|lessons?|minutes?|sessions?|modules?|months?|nights?|evenings?|euros?|pounds?|dollars?))";

/** "Groups of six", "max 10 people", "four people per instructor", "8 per group", "never more than four in the water". */
const SHARED: readonly RegExp[] = [
  new RegExp(`\\b${MEETING}\\s(?:are |is )?of\\s${MOST}?(${COUNT})(?![\\d.,]\\d|\\p{L})${NO_TIME}`, "giu"),
  // "Small groups for catching up, of 6 pupils".
  new RegExp(`\\b${MEETING}\\s[^.;:\\d]{3,40},\\s(?:of|with)\\s${MOST}?(${COUNT})\\s${PEOPLE}`, "giu"),
  new RegExp(
    `(?<![\\p{L}\\d.,\\p{Sc}-])(${COUNT})\\s(?:\\p{L}+\\s)?(?:${PEOPLE}\\s)?(?:per|to an?|for each|for every|in an?|in each|in the|to each|an?)\\s(?:small )?${MEETING}(?!\\p{L})`,
    "giu",
  ),
  new RegExp(
    `\\b${MEETING}\\s(?:have|has|hold|holds|take|takes|seat|seats|with|for)\\s${MOST}?(${COUNT})\\s${PEOPLE}`,
    "giu",
  ),
  new RegExp(
    `\\b${MOST}(${COUNT})\\s(?:\\p{L}+\\s)?${PEOPLE}\\b(?!\\s(?:a|per)\\s(?:day|week|month|year))`,
    "giu",
  ),
  new RegExp(
    `\\b(?:about|around|usually|on average|roughly) (${COUNT}) (?:${PEOPLE} )?(?:come|show up|take part|join)\\b`,
    "giu",
  ),
  new RegExp(`\\b(?:never|no|not) more than (${COUNT})(?=\\s(?:in|at|on|per)\\b|[.,;]|$)`, "giu"),
  new RegExp(`\\b(${COUNT})\\s(?:\\p{L}+\\s)?${PEOPLE},?\\s(?:one|1)\\s${MEETING}`, "giu"),
  new RegExp(
    `(?<![\\p{L}\\d.,\\p{Sc}-])(${COUNT})\\s(?:seats|places|mats|spots|tickets)(?=\\s(?:per|in|on|each)\\b|[.,;]|$)`,
    "giu",
  ),
];
const LARGEST = 60;

/** How many share what is paid for once, with the words that say so. */
export function sharedBy(text: string): { said: string; count: number } | undefined {
  for (const pattern of SHARED)
    for (const [said, many = ""] of text.matchAll(pattern)) {
      const count = countOf(many);
      if (count > 1 && count <= LARGEST) return { said, count };
    }
  return undefined;
}
