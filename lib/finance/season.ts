import { MONTH_NAMES } from "@/lib/brief/text/month-names";
import { COUNT, countOf } from "@/lib/brief/text/number-words";
import { seasonTold } from "@/lib/brief/text/season-told";
import type { Brief } from "@/lib/brief/types";
import { assumption, fixed } from "./assumed";
import type { Assumptions, Season } from "./inputs";
import { monthOfStart } from "./month-of-start";
import type { RevenueLine } from "./types";

const YEAR = 12;
/** Where months are called strong or quiet and nobody says how much: planning values, not sourced. */
const STRONG = [1.5, 2, 3] as const;
const QUIET = 1 / 3;

/** The months of the plan that are told as strong or quiet; undefined where none are. */
export function seasonOf(brief: Brief): Season | undefined {
  const told = seasonTold(brief);
  if (!told) return undefined;
  const { strong, quiet, share, closed, said } = told;
  const rest = closed ? 0 : QUIET;
  const others = YEAR - strong.length - quiet.length * (1 - rest);
  const times = share && others > 0 ? ((share / (1 - share)) * others) / strong.length : null;
  return {
    strong,
    quiet,
    rest,
    said,
    from: monthOfStart(brief.toldOn ?? "2027-01-01"),
    times:
      strong.length === 0
        ? fixed(1, `Stated: ${said}.`, "derived")
        : times !== null
          ? fixed(times, `Stated: ${said}; that is so many times a usual month.`, "derived")
          : assumption(
              STRONG,
              `Stated: ${said}; that such a month sells twice what a usual one does is assumed.`,
            ),
  };
}

/** "For the 10 months of the academic year", "for 8 months of the season". */
const PAID_MONTHS = new RegExp(
  `\\b(?:for|in|over|during) (?:(?:the|about|around|all) )*(${COUNT}) months (?:of|in|a) (?:(?:the|an?|each|every) )?(?:[\\p{L}-]+ )?(?:season|year)\\b`,
  "iu",
);
const paidMonths = ({ answers: { businessModel } }: Brief): number | null => {
  const months = countOf(PAID_MONTHS.exec(businessModel)?.[1] ?? "");
  return months > 1 && months < YEAR ? months : null;
};

/** A monthly fee is not paid in months in which nothing is done, and for as many months as it is said to be. */
export function chargedInSeason(
  brief: Brief,
  lines: readonly RevenueLine[],
  season: Season | undefined,
): RevenueLine[] {
  const open = season && season.rest === 0 && season.quiet.length > 0 ? YEAR - season.quiet.length : null;
  const months = open ?? paidMonths(brief);
  return lines.map((line) =>
    months !== null && line.kind === "recurring" && line.per === "month"
      ? { ...line, monthsAYear: months }
      : line,
  );
}

export const startingOn = (a: Assumptions, day: string | undefined): Assumptions =>
  a.season && day ? { ...a, season: { ...a.season, from: monthOfStart(day) } } : a;

/** The calendar month of a month of the plan, 1 to 12. */
export const calendarMonth = ({ from }: Season, month: number): number => ((from + month - 2) % YEAR) + 1;

/** What is sold in a month of the plan, times a usual one. */
export function weightOf(season: Season, month: number): number {
  const at = calendarMonth(season, month);
  return season.strong.includes(at) ? season.times.value : season.quiet.includes(at) ? season.rest : 1;
}

/** "September to November, January and February": calendar months in the order told, those that follow each other drawn together. */
export function monthsInWords(months: readonly number[]): string {
  const runs = months.reduce<number[][]>((all, month) => {
    const run = all.at(-1);
    const last = run?.at(-1);
    if (run && last && month === (last % YEAR) + 1) run.push(month);
    else all.push([month]);
    return all;
  }, []);
  const name = (month: number | undefined) => MONTH_NAMES[(month ?? 1) - 1] ?? "";
  const named = runs.flatMap((run) =>
    run.length > 2 ? [`${name(run[0])} to ${name(run.at(-1))}`] : run.map((month) => name(month)),
  );
  return named.length > 1 ? `${named.slice(0, -1).join(", ")} and ${named.at(-1)}` : (named[0] ?? "");
}
