import type { Alternative } from "./alternatives";

/** "Only places", "doesn't", "tools with you dashboards", "unlike gym memberships": what was cut out of a sentence and names nobody. */
const NO_NAME =
  /^(?:where|when|which|that|who|whose|while|if|once|only|just|even|no|not|unlike|like|on|in|at|the others?|others|guys|\d|(?:does|do|is|are|wo|ca)n['’]t)\b|\b(?:you|exists?|needs|assumes|wants|pays|to|writes?|uses?|tr(?:y|ies)|without|alone)$|\b(?:you|your|exists?|without) |^(?:other|general|normal|usual|big) (?:savings|booking|accounting|budget|tax|learning|fitness|delivery|management)$/iu;
/** "Game studios look for illustrators", "smaller shows give up on it": who lacks something is a customer. */
const LACKS =
  /^(?:(?:then |often |usually |simply |just )*(?:gives? up|give in|cannot afford|can['’]t afford|struggle)|lack|look for|wish for|would like|would love|search for)s?\b/iu;
/** "Let each partner choose", "are led by women who trained with us": what the offer itself does. */
const IS_OURS =
  /^(?:lets?|helps?|gives?|allows?) (?:each|every|you|us|them|partners?|parents)\b|\b(?:us|our|ours)\b/iu;
/** "Week without practice" is a loss, and the day is nobody. */
const A_TIME =
  /^(?:the |an? |every |each )?(?:\p{L}+ )?(?:minute|hour|day|night|week|month|year|weekend)s?(?: |$)/iu;
/** "Tested", "scam", "closure": one bare word that is neither several nor a name. */
const BARE_WORD = /^\p{Ll}+(?<!s|people|men|women)$/u;

/** Surely somebody or something that customers turn to instead. */
export const namesARival = ({ who, flaw }: Pick<Alternative, "who" | "flaw">): boolean =>
  !NO_NAME.test(who) && !LACKS.test(flaw) && !IS_OURS.test(flaw) && !A_TIME.test(who) && !BARE_WORD.test(who);
