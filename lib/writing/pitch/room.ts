import type { Case } from "../case";
import { wordCount } from "../english";
import { TURNED } from "../plan/data/outline";
import { meetingKind, workKind } from "../plan/kinds";
import { worksOf } from "../plan/texts";
import { wordsOf } from "../plan/words";
import { AUDIENCE } from "./data/audience";
import { OFFER_LINES } from "./data/offer-lines";

export const audienceOf = (c: Case) => AUDIENCE[meetingKind(c)];
export const offerLinesOf = (c: Case) => OFFER_LINES[workKind(c)];

/** What a thing is made of and how it comes; what else stands before a sum may be anything. */
const DIRECT =
  /^(?:the )?(?:(?:raw )?materials?|ingredients|parts|clay|glaze|firing|wax|yarn|wool|fabric|thread|leather|wood|timber|paper|ink|flour|milk|oats|enzymes|coffee|beans|tea|fruit|vegetables|meat|fish|food|bottles?|jars?|bags?|box(?:es)?|labels?|labour|assembly|packing|packaging|wages|fuel|diesel|petrol|electricity|power|water|(?:frozen |cold )?(?:shipping|delivery|postage|transport|freight)|printing|hosting|servers|model|model calls|text messages|payment fees|fees|insurance)$/i;

/** What the money of a sale goes to first, in the founder's words where each of them is surely a cost. */
export function spentOn(c: Case): string {
  const { spent } = wordsOf(c);
  const listed = spent.split(/, | and /);
  return listed.length > 1 && listed.every((item) => DIRECT.test(item)) ? spent : "direct costs";
}

/** The plan says "you"; the founder says "we". */
const ours = (text: string) =>
  text
    .replace(/\b(through|to|from|with|by|for) you\b/g, "$1 us")
    .replace(/\byou\b/g, "we")
    .replace(/\byour\b/g, "our");

/** The three marks of the plan, in the words of this buyer and this work. */
export function marks(c: Case) {
  const w = wordsOf(c);
  const { yes, runs } = worksOf(c);
  return {
    yes: ours(
      `${w.yes} ${c.fresh}${w.crowd} have ${yes(w)}${c.loses ? " at a price that covers the cost" : w.atPrice}`,
    ),
    runs: ours(`${c.say("gate40_pilots") || w.yes} ${runs(w)}`),
    turned: ours(TURNED[workKind(c)](w)),
  };
}

/** The group was already named in so many words. */
export const sameAs = (c: Case, whole: string) =>
  whole === c.group.crowd || (wordCount(whole) <= 2 && c.need.toLowerCase().includes(whole.toLowerCase()));
