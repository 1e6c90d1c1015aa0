import type { ReadAmount } from "./amount-roles";

/** What founders call what they take out for themselves. */
const PAY = "(?:pay|salary|wages?|income|living|draw(?:ings)?|earnings)";
/** "I can then pay myself", "my own salary should be", "I want to take home", "we two want to draw". */
const TO_MYSELF = new RegExp(
  [
    "\\bpay(?:ing|s)? (?:myself|ourselves|me and \\p{L}+|both of us|the (?:two|three) of us)\\b",
    "\\b(?:pay(?:ing|s)?|leaves?|leaving|brings?|gives?|giving|earns?|nets?|nett?ing) (?:me|us)\\b[^.;]*\\b(?:wages?|salary|income)\\b(?: of)?",
    `\\b(?:my|our) (?:own )?(?:personal )?(?:(?:monthly|weekly|yearly|net) )?${PAY}\\b`,
    `\\b(?:goal|aim|target|dream|wish|hope|want|need)s? (?:is |are |to have |would be )?(?:an? )?(?:(?:monthly|weekly|yearly|net|decent|modest|small|own) )?${PAY} of\\b`,
    "\\b(?:take|taking|bring|bringing) home\\b",
    "\\b(?:want|wish|hope|like|need|aim|plan|able|happy|glad|content|enough) (?:\\p{L}+ )?to (?:earn|draw|make|live on|live off|take out)\\b",
  ].join("|"),
  "iu",
);
/** "2,200 a month take home", "1,500 a month was left for me", "2,300 for myself". */
const FOR_MYSELF =
  /^[^.;]{0,24}\b(?:take[- ]home|for (?:myself|ourselves|me|the (?:two|three) of us)(?! to (?:build|make|buy|rent|hire|produce))|to live on|in (?:my|our) (?:own )?pockets?)\b/i;
/** Of the whole business, or asked of somebody. */
const OF_THE_BUSINESS = /\b(?:turnover|revenue|sales|recurring|mrr|arr|fees|customers?|clients?|charge)\b/i;

type Said = Pick<ReadAmount, "kind" | "tail">;

/**
 * What the founder means to pay himself, told beside prices: no customer pays it and no cost of a sale. `before` is the
 * sentence up to the sum, `after` what follows the sum and its period.
 */
export const isOwnPay = ({ kind, tail }: Said, before: string, after: string): boolean =>
  kind === "money" &&
  tail.unit === null &&
  tail.period !== "use" &&
  !OF_THE_BUSINESS.test(before.slice(-60) + after.slice(0, 24)) &&
  ((tail.period !== null && TO_MYSELF.test(lastPart(before))) || FOR_MYSELF.test(after));

/** Behind the last sum and the last break: "$9 a bowl and I can then pay myself". */
const lastPart = (before: string) => before.split(/[.;:]\s|\d[^,]{0,24},\s/).at(-1) ?? "";
