import { isWithheld } from "@/lib/brief/rules";
import type { Brief } from "@/lib/brief/types";
import { bare, list, uncap } from "./english";
import { quote } from "./frames";
import { claimWords } from "./without-claims";

/** What has to be at hand before the words may be said, as the object of "it takes". */
const TAKES: Record<string, string> = {
  "stopping-medicine": "a doctor who decides it for each patient",
  "sure-cure": "a published trial that counts how many got better",
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

/** The founder's claims that no text makes in his place, and what it would take to make each. */
function allLeftOut({ redFlags, language }: Brief): LeftOut[] {
  if (language !== "en") return [];
  return redFlags
    .filter(({ rule }) => isWithheld(rule))
    .map(({ rule, clause }) => ({
      words: uncap(bare(claimWords(clause.text, rule) || clause.text)),
      takes: TAKES[rule] ?? "a written answer of whoever decides about it",
    }));
}

/** The gravest of them; null where there is none. */
export const leftOutOf = (brief: Brief): LeftOut | null => allLeftOut(brief)[0] ?? null;

const alone = (all: readonly string[]) => [...new Set(all)];

/** Said once, where the founder reads first. */
export const leftOutTold = (brief: Brief): string => {
  const out = allLeftOut(brief);
  return out.length > 1
    ? `Your words ${list(alone(out.map(({ words }) => quote(words))))} are left out of every text: nothing here proves them`
    : out.length > 0
      ? `Your words ${quote(out[0]?.words ?? "")} are left out of every text, because to say them takes ${out[0]?.takes}`
      : "";
};
