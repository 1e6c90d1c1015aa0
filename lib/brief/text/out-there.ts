import { COUNT, SPELT_NUMBER } from "./number-words";

const SOME = `(?<!\\p{Sc}\\s?)(?<![\\d.,])(?:${COUNT}|${SPELT_NUMBER})`;
const THINGS = "(?:(?!(?:that|which|who|if|can|could|will|would|per|a|each)\\b)[\\p{L}'’-]+ ){1,4}?";
/** "35 prototypes are out", "four buildings using it for free", "our beta is with three clinics": it is in the hands of those it is for. */
const OUT_THERE: readonly RegExp[] = [
  new RegExp(
    `\\b${SOME} ${THINGS}(?:are|is|have been|were) (?:(?:already|now|currently) )?(?:out(?! of)|in use|at sea|in the field|being (?:used|tried|tested)|(?:running|mounted|fitted|installed|working|live) (?:at|in|on|with|since))\\b`,
    "iu",
  ),
  new RegExp(
    `\\b${SOME} ${THINGS}(?:(?:are|is|have been) )?(?:(?:already|now|currently) )?(?:using|trying|testing|piloting) (?:it|ours|them|one|the (?:app|tool|prototype|beta|box|device|service|system))\\b`,
    "iu",
  ),
  new RegExp(
    `\\b(?:beta|prototype|pilot|trial|test version|first version|app|tool) (?:is|has been|runs|is running) (?:(?:already|now|currently) )?(?:with|at|in|on) ${SOME} \\p{L}`,
    "iu",
  ),
];
const NOT_YET =
  /\b(?:will|would|could|should|plan(?:s|ned)? to|want to|hope to|going to|if|once|until)\b|\b(?:i|we)['’](?:d|ll)\b/i;

/** So many of it are used or tried by those it is for, whether or not they pay. */
export const isOutThere = (text: string): boolean =>
  !NOT_YET.test(text) && OUT_THERE.some((told) => told.test(text));

const SOMEBODY = `(?:${COUNT}|${SPELT_NUMBER}|an?|another|the|our|my)`;
const WHEN =
  /\b(?:(?:in|from|by|this|next|for) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|the (?:next|new|coming) \p{L}+|(?:week|month|season|year|term))|tomorrow|as soon as|20\d\d)\b/iu;
const SOME_ONE = new RegExp(`^(?:already |and |so far )?(?:${COUNT}|${SPELT_NUMBER})\\b`, "iu");
const WANTS = new RegExp(
  `^(?:already |and |so far,? )?${SOMEBODY} (?!customers?\\b|clients?\\b|users?\\b|people who\\b)(?:(?!who\\b|that\\b|if\\b)[\\p{L}\\d'’-]+,? ){1,10}?(?:(?:already )?(?:wants?|would like) to (?:begin|start|order|buy|try|join|book|sign|take|have|test|go)|(?:is|are) (?:ready|waiting) to (?:begin|start|order|buy|try|join|sign)|(?:has |have )?(?:already )?(?:said yes|agreed in principle|asked (?:me|us) (?:to|for|when|if|whether)|asked to (?:join|begin|start|try)))\\b`,
  "iu",
);
/** "One firm from Łódź with 60 trucks wants to begin in September": somebody told apart is waiting, and has not paid. */
export const isInterest = (text: string): boolean =>
  WANTS.test(text) && (SOME_ONE.test(text) || WHEN.test(text));

/** "We think it pays for itself at 250 members", "break even around 22 shops": reckoned, and nothing that happened. */
const RECKONED =
  /\bbreak(?:s|ing)?[- ]?even\b|\b(?:we|i) (?:think|believe|guess|reckon|expect|hope|estimate|assume)\b|\b(?:when|once) (?:we|i)(?:['’]re| are| have| reach| get)\b|\bshould (?:be|become|reach|bring)\b/iu;
/** "Costs are one truck and one driver". */
const COSTS = /^(?:and )?(?:our |my |the )?(?:\p{L}+ )?(?:costs?|expenses|overheads?)(?: is| are|:)/iu;
const BY_NOW = /\b(?:since|last|so far|already|this (?:year|season|month)|to date)\b/i;
export const isReckoned = (text: string): boolean =>
  COSTS.test(text) || (RECKONED.test(text) && !BY_NOW.test(text));
