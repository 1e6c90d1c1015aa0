import type { Frequency } from "./frequency";
import { COUNT, countOf } from "./number-words";

/** The first three letters of each. */
const MONTH_NAMES = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const SEASON =
  /^\s*(?:in|during) (?:the |high )?season\s*[(,]?\s*(?:from )?(\p{L}{3})\p{L}*\s*(?:-|–|to|until|through)\s*(\p{L}{3})\p{L}*\)?/iu;

const FROM_MONTH =
  /^\s*(?:only )?from (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* (?:to|until|till|through) (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/iu;

/** How many months there are from one to the other, both counted: 6 from "April" to "September"; null where one is no month. */
export function monthsFrom(from: string, to: string): number | null {
  const [first = -1, last = -1] = [from, to].map((month) =>
    MONTH_NAMES.indexOf(month.slice(0, 3).toLowerCase()),
  );
  return first < 0 || last < 0 ? null : ((last - first + 12) % 12) + 1;
}

/** "60 reports a month in season (April - July)": spread over the year. */
export function inSeason(found: Frequency, text: string): Frequency {
  const [said = "", from = "", to = ""] =
    SEASON.exec(text.slice(found.end)) ?? FROM_MONTH.exec(text.slice(found.end)) ?? [];
  const months = monthsFrom(from, to);
  if (months === null) return found;
  const share = months / 12;
  return {
    ...found,
    perMonth: found.perMonth * share,
    low: found.low * share,
    high: found.high * share,
    text: `${found.text}${said}, spread over the year`,
  };
}

const ON_DAYS = new RegExp(
  `^,?\\s(?:on |for )?(${COUNT}) days (?:a|per|each|every) (week|month|year)\\b`,
  "iu",
);
const DAYS_OF: Record<string, number> = { week: 7, month: 30, year: 360 };

/** "Three visits a day on 12 days a month": the days are no second frequency. */
export function onDays(all: readonly Frequency[], text: string): Frequency[] {
  const inDays = all.map((found) => {
    const [said = "", days = "", period = ""] = ON_DAYS.exec(text.slice(found.end)) ?? [];
    if (!said || !/\bday$/i.test(found.text)) return found;
    const share = countOf(days) / (DAYS_OF[period.toLowerCase()] ?? 1);
    const { perMonth, low, high } = found;
    return {
      ...found,
      ...{ perMonth: perMonth * share, low: low * share, high: high * share },
      ...{ end: found.end + said.length, text: found.text + said },
    };
  });
  return inDays.filter(
    ({ start, noun }) => noun !== "day" || !inDays.some((other) => other.start < start && start < other.end),
  );
}
