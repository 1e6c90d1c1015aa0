const LONG =
  "(?:an? month|(?:the )?(?:first )?(?:four|five|six|seven|eight|ten|twelve) weeks|(?:the )?(?:first )?(?:two|three|four|six|nine|twelve) months|half a year|a year)";
const LATE =
  "(?:a month|some weeks|(?:three|four|five|six|eight|ten|twelve) weeks|(?:two|three|four|six|twelve) months|a year)";

/** What is counted later than a start in week 4 can be followed within the sixty days, and what is counted instead. */
const SOONER: readonly (readonly [RegExp, string])[] = [
  [
    / (?:in|into|after) (?:the (?:third|fourth|fifth|sixth|eighth) week|the (?:second|third|sixth) month)\b/giu,
    " in the second week",
  ],
  [new RegExp(` (?:in(?! an? )|after) ${LONG}(?= in |[,.;]|$)`, "giu"), " in the second week"],
  [new RegExp(` ${LATE} (after|later)\\b`, "giu"), " two weeks $1"],
  [new RegExp(` within ${LONG}\\b`, "giu"), " within three weeks"],
  [
    / in (the|their|its|his|her) first (?:month|(?:four|six|eight|twelve) weeks|(?:two|three|six) months)\b/giu,
    " in $1 first two weeks",
  ],
  [
    / for (?:(?:the|a) )?(?:whole|full|entire) (?:school )?(?:year|season|term)\b/giu,
    " after the first two weeks",
  ],
  [/ for (?:four|six|eight|twelve) weeks\b/giu, " for two weeks"],
];

/** A measure of what comes later, as far as it can be counted between the first start and day 60. */
export const inTheSixtyDays = (measure: string): string =>
  SOONER.reduce((said, [late, sooner]) => said.replace(late, sooner), measure);

/** "The share of customers who book the next visit within six weeks": counted by those who come again. */
const COMES_AGAIN =
  /^the share of ((?:[\p{L}’'-]+ ){1,4})who (?:(?:re)?book|(?:re)?order|come|buy|return|borrow|refill|take)\b[^,;]*\b(?:again|next|back|second|reorder|refill|rebook)\b/iu;
const LEAST_A_MONTH = 0.5;

/** Who buys seldom, or once, shows within the sixty days what it is worth by naming the next one. `often`: purchases a month, null where it is no such sale. */
export const asOftenAsBought = (measure: string, often: number | "once" | null): string => {
  const [, who = ""] = COMES_AGAIN.exec(measure) ?? [];
  const seldom = often === "once" || (often !== null && often < LEAST_A_MONTH);
  return who && seldom ? `the share of ${who}who name somebody who wants it too` : measure;
};
