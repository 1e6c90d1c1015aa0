import type { Frequency } from "./frequency";
import { COUNT, countOf } from "./number-words";
import { sentenceSpans } from "./sentences";
import { workdaysIn } from "./workdays";

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

const A_DAY = /\b(?:an?|per|each|every) (?:working )?(day|night|morning|evening)$/i;
/** Days of a week in which a month counts them: of mornings and evenings only the working days. */
const COUNTED_DAYS: Record<string, number> = { day: 7, night: 7, morning: 5, evening: 5 };

/** "Five calls a day, only on Mondays and Fridays": the days are named elsewhere in the sentence. */
function onWorkdays(found: Frequency, text: string): Frequency {
  const when = A_DAY.exec(found.text)?.[1]?.toLowerCase();
  const span = sentenceSpans(text).find(({ start, end }) => start <= found.start && found.start < end);
  if (!when || !span || found.noun === null) return found;
  const told = workdaysIn(text.slice(span.start, span.end));
  const share = (told?.days ?? 0) / (COUNTED_DAYS[when] ?? 7);
  if (!told || share <= 0 || found.text.includes(told.said)) return found;
  const { perMonth, low, high } = found;
  return {
    ...found,
    ...{ perMonth: perMonth * share, low: low * share, high: high * share },
    text: `${found.text}, ${told.said}`,
  };
}

/** "Three visits a day on 12 days a month": the days are no second frequency. */
export function onDays(all: readonly Frequency[], text: string): Frequency[] {
  const inDays = all.map((found) => {
    const [said = "", days = "", period = ""] = ON_DAYS.exec(text.slice(found.end)) ?? [];
    if (!said || !/\bday$/i.test(found.text)) return onWorkdays(found, text);
    const share = countOf(days) / (DAYS_OF[period.toLowerCase()] ?? 1);
    const { perMonth, low, high } = found;
    return {
      ...found,
      ...{ perMonth: perMonth * share, low: low * share, high: high * share },
      ...{ end: found.end + said.length, text: found.text + said },
    };
  });
  return inDays.filter(
    ({ start, noun, text: said }) =>
      !/^(?:day|night|morning|evening)$/.test(noun ?? "") ||
      !inDays.some(
        (other) =>
          (other.start < start && start < other.end) ||
          (other.noun !== noun && other.text.endsWith(`, ${said}`)),
      ),
  );
}
