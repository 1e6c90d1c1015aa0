import { isInTheirHands } from "@/lib/brief/evidence/in-their-hands";
import { countOf, NUMBER, SPELT_NUMBER, spelt } from "@/lib/brief/text/number-words";
import { sentencesOf } from "@/lib/brief/text/sentences";
import { isUnpaid } from "@/lib/brief/text/tried";
import type { Brief } from "@/lib/brief/types";

/** Those in whose hands it was, and how many of them pay. */
export interface TriedBy {
  all: number;
  paying: number;
  /** Who has tried it and does not pay. */
  rest: number;
}

const SAID = `(${NUMBER}|${SPELT_NUMBER})`;
/** "Three labs in Laureles have tried it since June and one of them has paid for two months". */
const TRIED = new RegExp(
  `(?<![\\p{L}\\d])${SAID} (?:[\\p{L}-]+ ){1,5}?(?:(?:have|has) )?(?:tried|tested|piloted|used?|are using|have been using)\\b[^.;]*?\\b${SAID} of (?:them|these|those)\\b[^.;]*?\\b(?:paid|pays?|paying)\\b`,
  "iu",
);
/** "14 colleagues already use my rough version", "31 orchards used it last season for nothing". */
/** "Three labs have tried it", "three of them pay": whether they paid is not said, or they did. */
const MAY_PAY = /\b(?:have|has) (?:tried|tested)\b|\bpay(?:s|ing)?\b/i;
const USED = new RegExp(
  `(?<![\\p{L}\\d])${SAID} (?:[\\p{L}-]+ ){1,7}?(?:(?:have|has|already|now|been) )*(?:tried|tested|used?|worn|(?:are )?(?:using|trying|testing|piloting|wearing|eating|drinking)|(?:one|some) (?:on|in|at)\\b)\\b`,
  "iu",
);
const numberOf = (said: string) => (/\d/.test(said) ? countOf(said) : spelt(said.toLowerCase()));

/** Who tried it and does not pay knows more of its faults than any stranger; null where nothing is told of them. */
export function triedBy({ answers, language }: Pick<Brief, "answers" | "language">): TriedBy | null {
  if (language !== "en") return null;
  for (const field of ["businessModel", "differentiator", "solution", "targetAudience"] as const)
    for (const { text } of sentencesOf(field, answers[field])) {
      const [, tried = "", paid = ""] = TRIED.exec(text) ?? [];
      const [all, paying] = [numberOf(tried), numberOf(paid)];
      if (paying > 0 && all > paying) return { all, paying, rest: all - paying };
      const users =
        isUnpaid(text) || (isInTheirHands(text) && !MAY_PAY.test(text))
          ? numberOf(USED.exec(text)?.[1] ?? "")
          : 0;
      if (users > 1) return { all: users, paying: 0, rest: users };
    }
  return null;
}
