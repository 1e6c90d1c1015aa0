import type { RedFlagRule } from "./red-flags";

const either = (...parts: string[]) => new RegExp(parts.join("|"), "iu");

const RETURN = "(?:returns?|profits?|yields?|income|gains?|interest)";
/** "You put money in and it makes a guaranteed ...": who takes it, and on what promise. */
const PUT_IN =
  "\\b(?:put|pay|deposit|invest|lend|leave|place) (?:in )?(?:(?:your|their|some|the|any|spare|his|her) ){0,2}(?:money|savings|cash|capital|pensions?|[\\p{Sc}]\\s?\\d[\\d,.]*)";
const OF_MONEY =
  "(?:invest(?:s|ed|ing|ments?|ors?)?|(?:your|their|some|the) savings|capital|traders?|trading|crypto|portfolios?|stocks|profits?|[\\d.]+\\s?%(?: an?| per| every| each) (?:day|week|month|year))";
const NO_RISK = "(?:(?:no|zero|without(?: any| the)?) risks?(?! of\\b)|risk[- ]free)";

/** A return that is promised, in words or as a rate a month. */
const PROMISED_RETURN = either(
  `\\b(?:guaranteed?|risk[- ]free|certain|assured) (?:\\p{L}+ )?${RETURN}\\b`,
  "\\b(?:earns?|makes?|returns?|pays?) (?:you |them |everyone )?(?:at least )?[\\d.]+\\s?% (?:per|an?|every|each) (?:day|week|month)\\b",
  `\\bguarantee[sd]?\\b[^.]{0,20}\\b${RETURN}\\b`,
  `\\b${RETURN} (?:is|are) (?:always )?guaranteed\\b`,
  "\\bdoubles? (?:your|their) (?:money|savings)\\b",
  "\\bguarantee[sd]? (?:at least )?(?:an? )?[\\d.]+\\s?%(?: \\p{L}+){0,2} (?:an?|per|every|each) (?:day|week|month|year)\\b",
  "\\b[\\d.]+\\s?% (?:per|an?|every|each) (?:day|week|month|year),? guaranteed\\b",
  `${PUT_IN}\\b[^.]{0,50}\\b(?:guaranteed|(?:makes?|earns?|grows?|returns?|doubles?) (?:by )?(?:a |an |at least )?(?:fixed |steady |certain )?[\\d.]+\\s?%)`,
  `\\b${OF_MONEY}[^.]{0,60}\\b${NO_RISK}`,
  `\\b${NO_RISK}[^.]{0,20}\\b(?:invest(?:ing|ments?)|trading|profits?)\\b`,
  "\\bnobody (?:can|could|will|ever) (?:ever )?loses? (?:a (?:cent|penny|euro|pound)|money|anything they put in)\\b",
);

/** What turns the promise round: a goods return, a refund. */
const RETURN_OF_GOODS = /\b(?:free|easy|30[- ]day|14[- ]day) returns\b|\breturns? (?:policy|label)\b/i;

/** Money put in by the public for a return, without a word of a guarantee. */
const PUBLIC_MONEY = either(
  `${PUT_IN}\\b[^.]{0,60}\\b(?:earns?|grows?|returns?|doubles?|interest|dividends?|pays? (?:back|out)|gets? (?:back )?more|share of the profits?|[\\d.]+\\s?%)(?!\\p{L})`,
  "\\b(?:savers|members|users|people|customers|students|families|investors) (?:get|earn|receive)s? (?:\\p{L}+ )?[\\d.]+\\s?% (?:an?|per|every|each) (?:day|week|month|year)\\b",
);

const SURE =
  "(?:pass(?:es)?|wins?|earns?|sells?|succeeds?|profits?|get (?:in|hired|the job|a job|a visa)|lose weight|rank)";
const WHO =
  "(?:that )?(?:you|they|every \\p{L}+|all \\p{L}+|our \\p{L}+|students?|pupils?|clients?|customers?|users?|members?)";
const SURE_SUCCESS = either(
  `\\bguarantee[sd]? (?:${WHO} )?(?:will |to |can )?(?:always )?${SURE}\\b`,
  "\\b(?:guaranteed|100\\s?%) (?:an? )?(?:pass(?:es)?(?: rate)?|wins?|success(?: rate)?|jobs?|visas?|admission|approval|weight loss|sales)\\b",
  "\\b(?:pass(?:es|ing)?|success|admission|approval|winning) (?:is |are )?(?:always )?guaranteed\\b",
  "\\b(?:always|never fails? to) (?:wins?|beats? the (?:market|bookies|house))\\b|\\b(?:cannot|can['’]t|never) lose (?:money|a bet|a case)\\b",
);

const PERMISSION = "(?:licen[cs]es?|permits?|authori[sz]ations?|permissions?|approvals?|registration)";
/** A boat or a rod may need no licence, and software has another kind. */
const OTHER_LICENCE =
  /\b(?:boats?|boating|sailing|kayaks?|hp|kw|mph|km\/h|riders?|scooters?|mopeds?|bikes?|driv\w+|fishing|rod|software|seats?|user licen[cs]e|planning|building permit|open[- ]source)\b|\b(?:council|authority|ministry|regulator|supervisor|lawyer|solicitor|city|office)\b[^.]{0,30}\b(?:confirmed|says?|said|wrote|told)\b|\bin writing\b|\bexempt(?:ed|ion)?\b/i;
const NO_LICENCE = either(
  `\\b(?:it|we|i|this|that|(?:the|our) (?:app|platform|site|service|ai|bot|business|company)) (?:will |would )?(?:(?:does|do|will|would) not|doesn['’]t|don['’]t|won['’]t|never) (?:need|require)s? (?:an?y? |the )?(?:\\p{L}+ ){0,2}${PERMISSION}\\b`,
  `\\b(?:needs?|requires?) no (?:\\p{L}+ ){0,2}${PERMISSION}\\b|\\b(?:no|without(?: an?y?)?) (?:\\p{L}+ )?licen[cs]e (?:is )?(?:needed|required|necessary)\\b|\\bnot (?:need|require) to be (?:licen[cs]ed|regulated|authori[sz]ed)\\b`,
  "\\b(?:uses?|using|thanks to|through|via|found|exploits?) (?:an? |the )?(?:\\p{L}+ )?loopholes?\\b",
  "\\b(?:gets?|goes|go|getting|works?) (?:round|around) (?:the )?(?:law|rules|regulators?|regulations?|tax|supervisor)\\b|\\b(?:avoids?|escapes?|bypass(?:es)?) (?:the )?(?:regulators?|regulations?|law)\\b",
);

const TAX_FREE = either(
  "\\btax[- ]free (?:for ?ever|for ever|for life|always|income|returns?|profits?|earnings|gains?|money)\\b|\\b(?:always|completely|totally|100\\s?%) tax[- ]free\\b",
  "\\b(?:never|no longer) pays? (?:any )?(?:income )?tax(?:es)?\\b(?! (?:twice|late|fines?))|\\bpays? no (?:income )?tax(?:es)?\\b(?! (?:twice|late))",
);

/** Promises that no founder can keep or may make; each is withheld from every text. */
export const UNLAWFUL_PROMISES: readonly RedFlagRule[] = [
  {
    rule: "promised-returns",
    pattern: PROMISED_RETURN,
    unless: RETURN_OF_GOODS,
    advice:
      "Promise no return and no freedom from risk. Ask the financial supervisor whether a licence is needed, and take no money before the answer is there in writing.",
  },
  {
    rule: "public-money",
    pattern: PUBLIC_MONEY,
    unless: RETURN_OF_GOODS,
    advice:
      "Taking money from the public for a return is supervised nearly everywhere. Ask the financial supervisor first, and take no money before the answer is there in writing.",
  },
  {
    rule: "no-licence",
    pattern: NO_LICENCE,
    unless: OTHER_LICENCE,
    advice:
      "Whether a licence is needed is decided by the authority and not by the method. Describe the offer to it in writing, and sell nothing before it has answered.",
  },
  {
    rule: "tax-free",
    pattern: TAX_FREE,
    unless: /\b(?:allowance|isa|threshold|accountant|charit\w+)\b/i,
    advice:
      "Promise nobody freedom from tax; ask a tax adviser what a customer owes on it, and say no more than the adviser signs.",
  },
  {
    rule: "sure-success",
    pattern: SURE_SUCCESS,
    unless:
      /\b(?:money[- ]back|refund\w*|back if|free (?:retake|resit|repeat)|or (?:you|they|we) (?:do not|don['’]t|pay|repeat|teach)|no (?:guaranteed|guarantee))\b|\b(?:your|their|the) money back\b/i,
    advice:
      "Nobody can promise how it ends for a customer. Say what is done and how many reached it of how many who began, or offer the money back.",
  },
];

/** What has to be asked before anything else is done. */
export const STOP_TASKS: Readonly<Record<string, string>> = {
  "medical-device": "Stop: ask the authority whether this is a medical device",
  "promised-returns": "Stop: ask the financial supervisor before anybody pays in",
  "public-money": "Stop: ask the financial supervisor before anybody pays in",
  "no-licence": "Stop: ask the authority whether a licence is needed",
  "tax-free": "Stop: ask a tax adviser what customers owe on it",
};

export const WITHHELD_PROMISES = new Set(["promised-returns", "no-licence", "tax-free", "sure-success"]);
