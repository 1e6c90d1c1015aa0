import type { Case } from "../case";
import { wordCount } from "../english";
import { TURNED } from "../plan/data/outline";
import { meetingKind, workKind } from "../plan/kinds";
import { WORKS } from "../plan/texts";
import { wordsOf } from "../plan/words";
import { AUDIENCE } from "./data/audience";
import { OFFER_LINES } from "./data/offer-lines";

export const audienceOf = (c: Case) => AUDIENCE[meetingKind(c)];
export const offerLinesOf = (c: Case) => OFFER_LINES[workKind(c)];

/** What the money of a sale goes to first: the founder's own costs, or what such work usually pays. */
export function spentOn(c: Case): string {
  const { spent } = wordsOf(c);
  return / and /.test(spent) ? spent : spent ? `${spent} and fees` : offerLinesOf(c).paid;
}

/** The three marks of the plan, in the words of this buyer and this work. */
export function marks(c: Case) {
  const w = wordsOf(c);
  const { yes, runs } = WORKS[workKind(c)];
  return {
    yes: `${w.yes} ${c.fresh}${w.crowd} have ${yes(w)}${c.loses ? " at a price that covers the cost" : w.atPrice}`,
    runs: `${c.say("gate40_pilots") || w.yes} ${runs(w)}`,
    turned: TURNED[workKind(c)](w),
  };
}

/** The group was already named in so many words. */
export const sameAs = (c: Case, whole: string) =>
  whole === c.group.crowd || (wordCount(whole) <= 2 && c.need.toLowerCase().includes(whole.toLowerCase()));
