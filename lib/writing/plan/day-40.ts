import type { Case } from "../case";
import { inWords } from "../english";

/** Of many, a few may be disappointed. */
const MOST_OF_THEM = 0.7;
/** What has come of the first customers by day 40, with a number that can fail. */
export function shownBy40(c: Case): string {
  if (c.theirs) return `most of them show a better figure for ${c.counted}`;
  const served = c.fact("gate40_pilots")?.value ?? 3;
  return served <= 2
    ? "both would recommend it to others"
    : `at least ${inWords(Math.min(served - 1, Math.round(served * MOST_OF_THEM)))} would recommend it to others`;
}
