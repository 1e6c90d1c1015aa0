import type { Alternative } from "./alternatives";

/** "Only places", "doesn't", "tools with you dashboards": what was cut out of a sentence and names nobody. */
const NO_NAME =
  /^(?:where|when|which|that|who|whose|while|if|once|only|just|even|no|not|others|(?:does|do|is|are|wo|ca)n['’]?t)\b|\b(?:you|exists?|needs|assumes|wants)$|\b(?:you|your|exists?) /iu;
/** "Game studios look for illustrators": who lacks something is a customer. */
const LACKS = /^(?:lack|look for|wish for|would like|would love|search for)s?\b/iu;
/** "Tested", "scam", "closure": one bare word that is neither several nor a name. */
const BARE_WORD = /^\p{Ll}+(?<!s|people|men|women)$/u;

/** Surely somebody or something that customers turn to instead. */
export const namesARival = ({ who, flaw }: Pick<Alternative, "who" | "flaw">): boolean =>
  !NO_NAME.test(who) && !LACKS.test(flaw) && !BARE_WORD.test(who);
