import { sentences } from "./cut";

const PAPER =
  "letters?|contracts?|claims?|applications?|permits?|appeals?|visas?|grants?|disputes?|agreements?|wills?|invoices?|bills?|tenders?|leases?|polic(?:y|ies)|tax returns?|statements?|notices?|fines?|forms?|documents?|manuscripts?|thes[ei]s|essays?|texts?|cvs?|r[eé]sum[eé]s?";
const BETWEEN = "(?:(?!no\\b|not\\b|without\\b|never\\b)[\\p{L}'’-]+ ){0,3}";
/** "We read your letter", "I check the lease": what is read lies with the customer first. */
const READ_BY_US = new RegExp(
  `\\b(?:reads?|checks?|reviews?|translates?|proofreads?|edits?|corrects?|explains?|cancels?|contests?|goes? through|looks? (?:through|over)) (?:your|their|the|each|every|any|an?|clients?['’]|customers?['’]) ${BETWEEN}(${PAPER})(?!\\p{L})`,
  "iu",
);
/** "You send us the contract", "photograph the letter". */
const SENT_TO_US = new RegExp(
  `(?<!\\b(?:we|i|and|also|then|our \\p{L}+) )\\b(?:sends?|uploads?|forwards?|photographs?|snaps?|scans?|e-?mails?|submits?|hands? (?:in|over)|brings?) (?:us |in )?(?:your|their|the|each|every|an?) ${BETWEEN}(${PAPER})(?!\\p{L})`,
  "iu",
);
/** "Nobody reads the contract", "without a permanent contract": what is not there is not handed in. */
const DENIED = /\b(?:no|not|without|never|nobody|none|instead of)\b|n['’]t\b/i;
/** Clauses told of whom it is for: "buyers without a contract", "people who write letters". */
const OF_OTHERS = /\b(?:who|whose|for|like|such as)\b.*$/i;
const CLAUSES = /[,;:] | and | but | then /;

/** The paper that customers hand over by the founder's own account; "" where none is. */
export function paperHandedOver(solution: string): string {
  const said = sentences(solution)
    .flatMap((sentence) => sentence.split(CLAUSES))
    .map((clause) => clause.trim().replace(OF_OTHERS, ""))
    .filter((clause) => !DENIED.test(clause));
  const [paper = ""] = said
    .map((clause) => READ_BY_US.exec(clause)?.[1] ?? SENT_TO_US.exec(clause)?.[1] ?? "")
    .filter(Boolean);
  return paper.toLowerCase();
}

/** Somebody on the other side has to give way: a case that is told before anything is handled. */
const AGAINST =
  /\b(?:refunds?|compensation|appeals?|disputes?|fines?|objections?|debts?|complaints?|court|mediat\w+|cancel\w*|contest\w*|claims?|withheld|deposit back)\b/i;
const FIRST_WORDS = 160;
/** Whether a paper or a dispute is what customers come with, and not what lies about in the work. */
export const isPaperCase = (solution: string): boolean =>
  paperHandedOver(solution) !== "" || AGAINST.test(solution.slice(0, FIRST_WORDS));

/** Whether somebody else has to answer. */
export const hasOtherSide = (solution: string): boolean => AGAINST.test(solution);
