import { cap } from "../../english";
import type { PriceRow } from "./price-rows";

const MONEY = "(?:\\p{L}{0,3}\\s?\\p{Sc}|[A-Z]{3} )?\\d[\\d.,]*(?:\\s?(?:\\p{Sc}|\\p{L}{2,8}))?";
/** "CA$140 and a battery is CA$70": a second thing at a price of its own. */
const SECOND = new RegExp(
  `^(.*?\\d[^,;]*?),? and (?:an? |the )?((?:[\\p{L}-]+ ){0,2}[\\p{L}-]+) (?:is|costs?|for) (${MONEY})$`,
  "iu",
);
/** "€150 when we agree the day", "$99 and the app is free": how and what else, behind what it costs. */
const BEHIND =
  /(?:,? (?:that|which|when|because|so|gives?|if they)\b.*|,? and (?:the|an?) .* (?:is|are) .*)$/iu;
const OPEN_END = /(?:,| and| but| plus| with| for| of)+$/iu;
/** "Adjustment alone is", "gift boxes are available as one-offs": what is said of it. */
const SAID =
  / (?:(?:is|are)(?: (?:an? )?(?:extra|available\b.*|sold\b.*))?|costs?(?: an? \p{L}+)?|goes?|comes?|incl\.?|(?:they|we|you) (?:ask|pay|charge)|it)$/iu;
/** "So about", "four of those paid", "I take for myself": nothing that is on sale. */
const NOTHING_SOLD =
  /^(?:so|which)\b|^(?:\p{L}+|\d+) of (?:those|them|which)\b|^(?:i|we) (?:take|keep|earn|pay|put)\b|\b(?:offers|pays) us$/iu;
/** "£18 on bank holidays": the same on other days. */
const ON_DAYS = /^(.*\d\S*) (on (?:\p{L}+ )?(?:holidays|weekends|sundays|saturdays|weekdays|evenings))$/iu;
const FROM_NOW = /^this \p{L}+ adding (?:an? )?/iu;

function apart([name, price]: PriceRow): PriceRow[] {
  const [, first, other, second] = SECOND.exec(price) ?? [];
  return first && other && second
    ? [
        [name, first],
        [cap(other), second],
      ]
    : [[name, price]];
}

/** Each row one thing and one price; what is not on sale has none, as long as something else has. */
export function oneItemOnePrice(rows: readonly PriceRow[]): PriceRow[] {
  const clean = rows.flatMap(apart).map(([name, price], at): PriceRow => {
    const [, sum, days] = (at > 0 && ON_DAYS.exec(price)) || [];
    if (sum && days) return [cap(days), sum];
    return [
      cap(name.replace(FROM_NOW, "").replace(SAID, "") || name),
      price.replace(BEHIND, "").replace(OPEN_END, "") || price,
    ];
  });
  const sold = clean.filter(([name]) => !NOTHING_SOLD.test(name));
  return sold.length > 0 ? sold : clean;
}
