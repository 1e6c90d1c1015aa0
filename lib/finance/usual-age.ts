import type { Brief } from "@/lib/brief/types";
import { around } from "./assumed";
import type { Assumed } from "./types";

const LIFE = 80;
/** "aged 25 to 40" narrows a population by itself: one eightieth for each year of age. */
export function ageShare(brief: Brief): Assumed | null {
  const text = brief.answers.targetAudience;
  const over = Number(
    /\b(?:people|adults|women|men|those|parents|aged?)\s(?:over|above|older than)\s(\d{2})\b/i.exec(
      text,
    )?.[1],
  );
  if (over >= 18 && over < LIFE)
    return {
      ...around(
        (LIFE - over) / LIFE,
        0.2,
        `Older than ${over}, as a share of a life of about ${LIFE} years.`,
        "derived",
      ),
    };
  const match =
    /\b(?:aged?|ages|between)\s+(\d{1,2})\s*(?:to|-|–|and)\s*(\d{1,2})\b/i.exec(text) ??
    /\b(\d{1,2})\s*(?:to|-|–)\s*(\d{1,2})\s*(?:years?|year-olds?|yo)\b/i.exec(text);
  const from = Number(match?.[1]);
  const to = Number(match?.[2]);
  if (!match || !(from < to) || to > 90) return null;
  const share = (to - from + 1) / LIFE;
  return {
    value: share,
    low: share * 0.8,
    high: share * 1.2,
    provenance: "derived",
    note: `Ages ${from} to ${to} as a share of a life of about ${LIFE} years.`,
  };
}
