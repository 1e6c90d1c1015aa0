import type { Brief } from "@/lib/brief/types";
import { around } from "./assumed";
import type { Assumed } from "./types";

const LIFE = 80;
/** Of all people in an ageing country, so many are older than that. */
const OLDER: readonly (readonly [age: number, share: number])[] = [
  [85, 0.03],
  [80, 0.06],
  [75, 0.1],
  [70, 0.15],
  [65, 0.2],
  [60, 0.27],
];

const DECADES = ["twenties", "thirties", "forties", "fifties", "sixties", "seventies"];
const IN_DECADES = new RegExp(
  `\\bin their (?:early |mid-?|late )?(${DECADES.join("|")})(?:(?:,| and| or| to)+ (?:their )?(?:early |mid-?|late )?(${DECADES.join("|")}))?`,
  "i",
);
/** "In their thirties and forties": from 30 to 49. */
function decades(text: string): readonly [from: number, to: number] | null {
  const [, first = "", last = first] = IN_DECADES.exec(text) ?? [];
  const at = (decade: string) => 20 + 10 * DECADES.indexOf(decade.toLowerCase());
  return first ? [at(first), at(last) + 9] : null;
}

const OVER = /\b(?:people|adults|women|men|those|parents|aged?)\s(?:over|above|older than)\s(\d{2})\b/i;
/** "People over 50": from that age on; NaN where none is said. */
export const overAge = (text: string) => Number(OVER.exec(text)?.[1]);

/** "aged 25 to 40" narrows a population by itself: one eightieth for each year of age. */
export function ageShare(brief: Brief): Assumed | null {
  const text = brief.answers.targetAudience;
  const over = overAge(text);
  const older = OLDER.find(([age]) => over >= age)?.[1];
  if (older)
    return around(older, 0.3, `Older than ${over}: about ${older * 100} in a hundred people; assumed.`);
  if (over >= 18)
    return around(
      (LIFE - over) / LIFE,
      0.2,
      `Older than ${over}, as a share of a life of about ${LIFE} years.`,
      "derived",
    );
  const match =
    /\b(?:aged?|ages|between)\s+(\d{1,2})\s*(?:to|-|–|and)\s*(\d{1,2})\b/i.exec(text) ??
    /\b(\d{1,2})\s*(?:to|-|–)\s*(\d{1,2})\s*(?:years?|year-olds?|yo)\b/i.exec(text);
  const [from, to] = match ? [Number(match[1]), Number(match[2])] : (decades(text) ?? [0, 0]);
  if (!(from < to) || to > 90) return null;
  const share = (to - from + 1) / LIFE;
  return {
    value: share,
    low: share * 0.8,
    high: share * 1.2,
    provenance: "derived",
    note: `Ages ${from} to ${to} as a share of a life of about ${LIFE} years.`,
  };
}
