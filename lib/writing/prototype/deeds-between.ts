import type { Deed } from "./deeds";

export const LOOKS: readonly Deed["kind"][] = ["view", "choose", "book", "order", "scan"];
/** "Owners post a job": what is asked for, not what is offered. */
export const WISH =
  /\b(?:jobs?|tasks?|requests?|projects?|loads?|briefs?|gigs?|shifts?|wish(?:es)?|problems?|defects?|need\w*|wants?|looking for)\b/i;

const BID = /^(?:an? |their |your )?(?:[\p{L}]+ )?(?:price|quote|bid|offer|estimate)\b/iu;
/** Whether one side names a price for what the other put up. */
export const isBidFor = (deeds: readonly Deed[]) => deeds.some(({ rest, actor }) => actor && BID.test(rest));
