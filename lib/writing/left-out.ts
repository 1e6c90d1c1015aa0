import { isWithheld } from "@/lib/brief/rules";
import type { Brief } from "@/lib/brief/types";
import { bare, uncap } from "./english";
import { quote } from "./frames";
import { claimWords } from "./without-claims";

/** What has to be at hand before the words may be said, as the object of "it takes". */
const TAKES: Record<string, string> = {
  "stopping-medicine": "a doctor who decides it for each patient",
  "medical-claim": "a study with the product itself and the consent of the medicines authority",
  "claimed-study": "a published study that anybody can read",
  "promised-returns": "a licence and a written answer of the financial supervisor",
  "no-licence": "a written answer of the authority that no licence is needed",
  "tax-free": "a tax adviser's signature under exactly these words",
  "sure-success": "a count that nobody has yet: how many reached it of how many who began",
};

export interface LeftOut {
  /** The words that are said nowhere. */
  words: string;
  takes: string;
}

/** The founder's claim that no text makes in his place, and what it would take to make it; null where there is none. */
export function leftOutOf({ redFlags, language }: Brief): LeftOut | null {
  const flag = redFlags.find(({ rule }) => isWithheld(rule));
  if (!flag || language !== "en") return null;
  return {
    words: uncap(bare(claimWords(flag.clause.text) || flag.clause.text)),
    takes: TAKES[flag.rule] ?? "a written answer of whoever decides about it",
  };
}

/** Said once, where the founder reads first. */
export const leftOutTold = (brief: Brief): string => {
  const out = leftOutOf(brief);
  return out
    ? `Your words ${quote(out.words)} are left out of every text, because to say them takes ${out.takes}`
    : "";
};
