import type { Frequency } from "./frequency";
import { COUNT, countOf } from "./number-words";
import { PERIODS, perMonth } from "./periods";

const AGAIN = new RegExp(
  `\\b(?:orders?|buys?|takes?|books?|gets?)\\s(?:about |around )?(${COUNT})(?:\\s(?!at\\b|and\\b)\\p{L}+)?(?:,?\\s(?:at once|at a time|together))?,?\\s(?:and|then)\\s(?:(?:order|buy|come|take|book)s?\\s)?(?:again|back|more)\\s(?:after|in|every)\\s(?:about |around )?(?:(${COUNT})\\s)?(${PERIODS})s?\\b`,
  "giu",
);

/** "Most people order three at once and again after four months": so many in that time. */
export const againAfter = (text: string): Frequency[] =>
  [...text.matchAll(AGAIN)].flatMap((match): Frequency[] => {
    const [said, many = "", step = "one", period = ""] = match;
    const often = (countOf(many) * perMonth(period)) / countOf(step);
    const start = match.index;
    return Number.isFinite(often) && often > 0
      ? [
          {
            perMonth: often,
            low: often,
            high: often,
            noun: null,
            start,
            end: start + said.length,
            text: said,
          },
        ]
      : [];
  });
