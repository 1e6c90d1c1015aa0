/** "In the fourth week", "into the third month": later than a start in week 4 is followed within the sixty days. */
const LATER =
  / (?:in|into|after) (?:the (?:third|fourth|fifth|sixth|eighth) week|the (?:second|third|sixth) month|an? months?|(?:four|six|eight|twelve) weeks|(?:two|three|six) months)\b/giu;

/** A measure of who stays, as far as it can be counted between the first start and day 60. */
export const inTheSixtyDays = (measure: string): string => measure.replace(LATER, " in the second week");
