const OWN_MONEY =
  /\b(?:we|i)(?:['’]ve)?\s(?:have |have already |already )?(?:put(?:ting)? in|put aside|saved(?: up)?)\s(?:about |around )?$/i;
const OF_OUR_OWN =
  /^\s*(?:of|from|in)\s(?:our|my)\s(?:own\b(?!\s(?:[\p{L}-]+\s)?(?:shop|store|stall|web ?shop|web ?site|channel)s?\b)|(?:(?:joint|personal)\s)?(?:money|savings?|pockets?|accounts?)\b)|^\s*(?:of|in) (?:own )?(?:savings|capital|the bank)\b|^\s*(?:(?:is|are|have been|has been)\s)?(?:already\s)?(?:saved|set aside|put aside|in hand|in the bank)\b/iu;
/** "We've £12,000 from a local foundation": it has been given. */
const HAVE_GOT =
  /\b(?:we|i)(?:['’]ve| have)(?: already)?(?: got| received| been given)?\s(?:about |around |some )?$/i;
const FROM_A_GIVER =
  /^\s*(?:\p{L}+ )?from (?:(?:an?|the|our|my|two|three|one)\s(?:\p{L}+\s){0,3}?)?(?:foundations?|funds?|council|lottery|trust|charity|bank|investors?|angels?|famil(?:y|ies)|friends|parents|savings|grants?|donors?|church|city|ministry|programme)\b/iu;
/** "I have 8,000 euros." and no word of what for. */
const HAVE = /(?:^|[.;!?,]\s|\band\s)(?:we|i) have (?:about |around |only |some )?$/i;
const NOTHING_MORE =
  /^(?:\s(?:euros?|dollars?|pounds?|pesos?|rupees|shillings|kron(?:er|or)|francs?|rand))?\s*(?:[.;!?,]|$|to (?:start|begin)\b|now\b|of (?:it|that|this)\b)/i;

/** Money that the founder has, by the words around the sum; `bare`: a sum of no thing and no time. */
export const isInHand = (before: string, after: string, bare: boolean): boolean =>
  OWN_MONEY.test(before) ||
  OF_OUR_OWN.test(after) ||
  (HAVE_GOT.test(before) && FROM_A_GIVER.test(after)) ||
  (bare && HAVE.test(before) && NOTHING_MORE.test(after));
