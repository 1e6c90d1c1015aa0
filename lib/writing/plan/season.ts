import type { Case } from "../case";
import { list } from "../english";

/** First month of each season north of the equator. */
const BEGINS = { spring: 3, summer: 6, autumn: 9, winter: 12 } as const;
type Season = keyof typeof BEGINS;
const SOUTH = new Set("AU NZ ZA AR CL UY PY BO BR PE ZW ZM BW NA MZ LS SZ MG MW FJ PG".split(" "));
/** A season that comes round, and no single one that has been: "every autumn", "back each spring". */
const COMES_ROUND =
  /\b(?:every|each|once (?:an?|in)) (spring|summer|autumn|fall|winter)\b|\b(?:and|or) (?:back |again )?(?:every|each) (spring|summer|autumn|fall|winter)\b|\b(?:only|mostly|mainly|open) (?:in|from|during)(?: the)? (spring|summer|autumn|fall|winter)\b/giu;
const SPAN = 60;
const DAY = 86_400_000;
const MONTHS = 12;

const monthsOf = (season: Season, south: boolean) =>
  [0, 1, 2].map((i) => ((BEGINS[season] + i - 1 + (south ? 6 : 0)) % MONTHS) + 1);

/** Whether sixty days from `startDate` touch none of the months in which the offer is wanted; the seasons named, or null. */
export function outOfSeason({ context: { brief, startDate } }: Pick<Case, "context">): string | null {
  if (brief.language !== "en") return null;
  const { problem, solution, businessModel } = brief.answers;
  const said = [...`${problem}. ${solution}. ${businessModel}`.matchAll(COMES_ROUND)].map((found) =>
    (found[1] ?? found[2] ?? found[3] ?? "").toLowerCase().replace("fall", "autumn"),
  ) as Season[];
  const seasons = [...new Set(said)];
  if (seasons.length === 0 || seasons.length > 2) return null;
  const south = SOUTH.has(brief.geography?.country ?? "");
  const wanted = new Set(seasons.flatMap((season) => monthsOf(season, south)));
  const start = Date.parse(startDate);
  const touched = [0, SPAN / 2, SPAN].map((days) => new Date(start + days * DAY).getUTCMonth() + 1);
  return touched.some((month) => wanted.has(month)) ? null : list(seasons);
}
