import type { Frequency } from "./frequency";

const MONTH_NAMES = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const SEASON =
  /^\s*(?:in|during) (?:the |high )?season\s*[(,]?\s*(?:from )?(\p{L}{3})\p{L}*\s*(?:-|–|to|until|through)\s*(\p{L}{3})\p{L}*\)?/iu;

/** "60 reports a month in season (April - July)": spread over the year. */
export function inSeason(found: Frequency, text: string): Frequency {
  const [said = "", from = "", to = ""] = SEASON.exec(text.slice(found.end)) ?? [];
  const [first, last] = [from, to].map((month) => MONTH_NAMES.indexOf(month.toLowerCase()));
  if (first === undefined || last === undefined || first < 0 || last < 0) return found;
  const share = (((last - first + 12) % 12) + 1) / 12;
  return {
    ...found,
    perMonth: found.perMonth * share,
    low: found.low * share,
    high: found.high * share,
    text: `${found.text}${said}, spread over the year`,
  };
}
