import { isSouth, seasonTold } from "@/lib/brief/text/season-told";
import type { Case } from "../case";
import { sentences } from "../cut";
import { bare, list } from "../english";
import { quote } from "../frames";
import { type Task, task } from "./task";

/** First month of each season north of the equator. */
const BEGINS = { spring: 3, summer: 6, autumn: 9, winter: 12 } as const;
type Season = keyof typeof BEGINS;
/** A season that comes round, and no single one that has been: "every autumn", "back each spring". */
const COMES_ROUND =
  /\b(?:every|each|once (?:an?|in)) (spring|summer|autumn|fall|winter)\b|\b(?:and|or) (?:back |again )?(?:every|each) (spring|summer|autumn|fall|winter)\b|\b(?:only|mostly|mainly|open) (?:in|from|during)(?: the)? (spring|summer|autumn|fall|winter)\b/giu;
const SPAN = 60;
const DAY = 86_400_000;
const MONTHS = 12;

const monthsOf = (season: Season, south: boolean) =>
  [0, 1, 2].map((i) => ((BEGINS[season] + i - 1 + (south ? 6 : 0)) % MONTHS) + 1);

const touchedFrom = (startDate: string) =>
  [0, SPAN / 2, SPAN].map((days) => new Date(Date.parse(startDate) + days * DAY).getUTCMonth() + 1);

/** New customers of the strongest weeks of the year prove less than the same number in a quiet month. */
export function inSeason({ context: { brief, startDate } }: Pick<Case, "context">): string {
  const season = seasonTold(brief);
  if (!season || season.strong.length === 0) return "";
  return touchedFrom(startDate).some((month) => season.strong.includes(month))
    ? `These sixty days touch your strongest months (${quote(season.said)}), so hold each count beside the same weeks of last year, and pass a check only with what goes beyond them`
    : `These sixty days lie outside your strongest months (${quote(season.said)}), so hold each count beside the same weeks of last year and not beside those months`;
}

/** Whether sixty days from `startDate` touch none of the months in which the offer is wanted; the seasons named, or null. */
export function outOfSeason({ context: { brief, startDate } }: Pick<Case, "context">): string | null {
  if (brief.language !== "en") return null;
  const { problem, solution, businessModel } = brief.answers;
  const said = [...`${problem}. ${solution}. ${businessModel}`.matchAll(COMES_ROUND)].map((found) =>
    (found[1] ?? found[2] ?? found[3] ?? "").toLowerCase().replace("fall", "autumn"),
  ) as Season[];
  const seasons = [...new Set(said)];
  if (seasons.length === 0 || seasons.length > 2) return null;
  const south = isSouth(brief.geography?.country);
  const wanted = new Set(seasons.flatMap((season) => monthsOf(season, south)));
  return touchedFrom(startDate).some((month) => wanted.has(month)) ? null : list(seasons);
}

const BEFORE_A_FEAST = /\bbefore (?:the )?(Christmas|Easter|Eid|Diwali)\b/i;
const CHRISTMAS = "-12-25";

/** "In the weeks before Christmas she loses customers", and those weeks are these: they are worked through and counted. */
export function feastTask(c: Case): Task | null {
  const { brief, startDate } = c.context;
  const said = sentences(brief.answers.problem).find((one) => BEFORE_A_FEAST.test(one));
  const days = (Date.parse(`${startDate.slice(0, 4)}${CHRISTMAS}`) - Date.parse(startDate)) / DAY;
  if (!said || !/Christmas/i.test(said) || !c.running || c.form !== "services" || days < 0 || days > SPAN / 2)
    return null;
  return task(
    "x-feast",
    1,
    3,
    "high",
    "Keep the weeks before Christmas free for what cannot wait",
    `You say: ${quote(bare(said))}. These weeks are now: write to everybody in your books, take checks and small things early in the day, and keep two hours of each afternoon for ${c.group.crowd} whose work stands still. Note every call by day and hour, also those you had to send away. Done when: you know how many calls a day came, how many you could take, and what a second pair of hands would have earned.`,
    { meetsCustomer: true },
  );
}
