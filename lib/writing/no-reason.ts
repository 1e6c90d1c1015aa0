import { saysOwnFigures } from "@/lib/brief/beliefs/beliefs";

/** "Costs are one truck and one driver", "the hall costs us 2,100": what is spent is nothing that customers get. */
const SPENT =
  /^(?:our |my |the |all )?(?:running |monthly |fixed |main |biggest )?(?:costs?|expenses) (?:is|are|for|include)\b|\bcosts? (?:us|me)\b/i;
/** "We plan to be in every suburb by Christmas", "we want to add a second van": still to come. */
const MEANT =
  /\b(?:we|i)(?:['’]d| would)? (?:(?:also|then|later|only|really) )*(?:plan|want|hope|like|intend|aim|wish) to (?!(?:know|understand|meet|keep)\b)|\bnot (?:yet )?(?:sure|decided)\b|\bfiguring out\b/i;
/** "I always say this", "my friends tell me I should": said of oneself, or in passing. */
const ASIDE =
  /\bi (?:always|often|usually) say (?:this|that|it|so)\b|\b(?:my|our) (?:friends?|family|wife|husband|neighbours?|colleagues?) (?:always |often )?(?:tells?|says?|thinks?|asks?)\b|\bi (?:really|truly) (?:care|love|believe)\b/i;
/** "We need around 400,000 for the first batch". */
const NEEDED = /\b(?:we|i) (?:still )?need (?:about |around |roughly )?(?:\p{Sc}\s?)?\d/iu;

/** "Still open is whether we need a licence", "we have a lawyer looking at it": a question, and no answer. */
const OPEN_STILL =
  /^(?:still )?(?:open|unclear|undecided)\b|\b(?:still|not yet) (?:open|clear|decided|settled|known)\b|\bwhether\b.*\b(?:need|needs|allow\w*|permit\w*|licen[cs]e)\b|\b(?:lawyer|solicitor|accountant|notary|somebody)\b[^.;]{0,20}\b(?:looking (?:at|into)|checking|asking)\b|\bdon['’]?t quote me\b/i;
/** "I know because I used to do that job": why the founder knows, and not what is sold. */
const HOW_I_KNOW = /^i know bec(?:au|ua)se\b/i;
/** "I sit in the middle": where a price stands. */
const IN_BETWEEN =
  /^(?:we|i|it|ours) (?:sits?|stands?|am|are|is) (?:right |somewhere )?(?:in the middle|in between|between)\b/i;
/** "We do not do nursing, lifting or nights", "I say no to a patient who can't transfer", "no hoists, not qualified": what is left to others. */
const NOT_OFFERED =
  /^(?:and |but |so )?(?:we|i) (?:do not|don['’]?t|never|won['’]?t|will not) (?:do|treat|repair|teach|cover|carry|lift|work on) (?!(?:you|them|people|it|this|that)\b)[^.;]*(?:, | or | nor )|\b(?:say(?:ing)?) no to\b|\bturn (?:down|away)\b|(?:^|, |\b(?:am|are|we['’]re|i['’]m) )not (?:yet )?(?:qualified|licen[sc]ed|insured|certified|trained|registered)\b/i;
/** "..., that is why we're never late": what it is good for is told with it. */
const FOR_A_REASON = /\b(?:why|because|so (?:that )?(?:we|i|you|it|every\p{L}*|the))\b/iu;
export const isNotOffered = (said: string): boolean => NOT_OFFERED.test(said) && !FOR_A_REASON.test(said);

/** No customer buys because of it: a cost, a wish, a remark in passing, what the founder needs or believes of the own figures. */
export const isNoReason = (said: string): boolean =>
  SPENT.test(said) ||
  isNotOffered(said) ||
  OPEN_STILL.test(said) ||
  HOW_I_KNOW.test(said) ||
  MEANT.test(said) ||
  ASIDE.test(said) ||
  NEEDED.test(said) ||
  IN_BETWEEN.test(said) ||
  saysOwnFigures(said);
