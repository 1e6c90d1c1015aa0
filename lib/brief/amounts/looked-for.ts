import type { ReadAmount } from "./amount-roles";

const NEEDS = /\b(?:we|i)(?:['’]d| would| will| still)? need\s(?:about |around |some |roughly |another )?$/i;
const LOOKED_FOR =
  /\b(?:(?:want|need|plan|hope|trying|like|looking|have) to (?:raise|borrow|find)|raising|seek(?:ing)?|look(?:ing)? for|apply(?:ing)? for|ask(?:ing)? for|borrow|(?:raised|got|received)\s(?:\p{L}+\s)?)\s?(?:an? (?:\p{L}+ )?(?:loan|credit|investment|round) of )?(?:about |around |roughly )?$/iu;
const NEEDED_FOR =
  /^\s*(?:(?:to|before|until|for|as a start|upfront|up front|in total|altogether|from investors)\b|[:–—(]|-\s)/i;
/** "$150k raise planned", "a round of 80k". */
const A_ROUND = /^\s*(?:raise|round|pre-?seed|seed|investment|in (?:funding|capital|equity))\b/i;
/** "The boat and books, about 900,000, we hope to get from foundations". */
const WE_SEEK =
  /^\s*,?\s*(?:which |that )?(?:(?:we|i)(?:['’](?:re|m)| are| am| still)? (?:looking (?:for|to (?:fund|raise|get|find|borrow))|(?:hope|hoping|want|wanting|trying|need|plan) to (?:get|raise|find|receive|borrow|crowdfund)|seek(?:ing)?|asking for|applying for|raising)|(?:is|are) (?:still )?(?:missing|to be (?:raised|found)|not (?:yet )?(?:found|funded|there)))\b/i;
const HAS_COME = /\b(?:raised|got|received|have)\b[^.;,]{0,16}$/i;

type Said = Pick<ReadAmount, "before" | "after">;

/** "Rent is £1,450 a month and we need £14,000 for wheels": the sum has left the list of costs. */
export const isNeeded = ({ before, after }: Said): boolean => NEEDS.test(before) && NEEDED_FOR.test(after);
/** What it is for stands before it, and behind it that it is still looked for. */
export const isSoughtBehind = ({ after }: Said): boolean => WE_SEEK.test(after);
/** Money that somebody gives or lends for the start: no customer pays it. */
export const isLookedFor = (said: Said): boolean =>
  LOOKED_FOR.test(said.before) || A_ROUND.test(said.after) || isSoughtBehind(said) || isNeeded(said);
/** It has been given already. */
export const hasCome = ({ before }: Said): boolean => HAS_COME.test(before);
