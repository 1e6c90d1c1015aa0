import type { ReadAmount } from "./amount-roles";

const GIVERS =
  "councils?|city|town|municipality|county|ministry|state|government|foundation|lottery|fund|church|parish|chamber|university|programme|program|trust|bank";
/** "The city council has promised us 5,000 pounds". */
const GIVES_US = new RegExp(
  `\\b(?:${GIVERS})\\b[^.;,]{0,24}\\b(?:promised|granted|awarded|pledged|approved|gave|given|gives|giving)\\sus\\s(?:a grant of |about |up to )?$`,
  "iu",
);
/** "UNDP gave us a grant of 5,000", whoever it is. */
const GAVE_A_GRANT =
  /\b(?:promised|granted|awarded|pledged|approved|gave|given|gives|giving|paid)\s(?:us|me)\s(?:an?|the)\s(?:[\p{L}-]+\s){0,2}?(?:grants?|prize|award|subsidy)\s(?:of|over|worth)\s(?:about )?$/iu;
/** Spent on things at once: "a grant of 5,000 for machines", "the app cost 14k from our savings". */
const FOR_THINGS =
  /^\s*(?:for|on|in) (?:the |our |new )?(?:\p{L}+ )?(?:machines?|machinery|equipment|tools?|ovens?|vans?|looms?|moulds?|kilns?|fit-?out|vehicles?|computers?|furniture)\b/iu;
const THING_COST = /\b(?:costs?|was|were|came to)\s(?:us |me )?(?:about |around |roughly )?$/i;
const SPENT =
  /\b(?:we|i)(?: have|['’]ve)? (?:already |so far )?(?:spent|invested|paid|put)\s(?:about |around )?$/iu;
/** "We spent 9,000 on moulds": bought, and no cost of what is sold. */
export const isBoughtThing = ({ kind, tail, before, after }: ReadAmount): boolean =>
  kind === "money" && !tail.period && !tail.unit && SPENT.test(before) && FOR_THINGS.test(after);
export const isSpentOnThings = ({ before, after }: ReadAmount): boolean =>
  FOR_THINGS.test(after) || THING_COST.test(before);
const RECEIVED =
  /\b(?:we|i)(?: have|['’]ve)? (?:won|been (?:awarded|granted|promised|given)|received|got|have) (?:an? )?$/iu;
/** "We have a grant of £12,000". */
const A_GRANT_OF =
  /\b(?:we|i)(?: have|['’]ve)? (?:won|been (?:awarded|granted|promised|given)|received|got|have) an? (?:[\p{L}-]+ )?(?:grant|prize|award|subsidy) of (?:about )?$/iu;
/** "... from the lottery", "... in a competition", "a 10,000 euro grant". */
const FROM_A_GIVER = new RegExp(
  `^\\s*(?:grant|prize|award|subsidy)\\b|^\\s*(?:from|in|of) (?:the|an?|our) (?:[\\p{L}-]+ ){0,2}?(?:${GIVERS}|competition|contest|grant)\\b`,
  "iu",
);

/** Money that a council, a foundation or a prize gives once: it stands in the account at the start and no customer pays it. */
export const isGivenOnce = ({ kind, tail, before, after }: ReadAmount): boolean =>
  kind === "money" &&
  !tail.period &&
  !tail.unit &&
  (GIVES_US.test(before) ||
    GAVE_A_GRANT.test(before) ||
    A_GRANT_OF.test(before) ||
    (RECEIVED.test(before) && FROM_A_GIVER.test(after)));
