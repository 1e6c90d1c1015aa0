import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { RevenueLine } from "@/lib/finance/types";

/** "Get 85% of the invoice tomorrow": money is lent, whatever its fee is called. */
const PAID_EARLY =
  /\b(?:get|receive|pays?|advances?) (?:up to |them |you )*\d+ ?% (?:of (?:it|the|your|each|every|an?)|up ?front)\b|\bget paid (?:early|the same day|in \d+ (?:hours|days)|within \d+)|\bwe pay (?:the|them|each) (?:\p{L}+ )?(?:the )?(?:next|same) day|\bin (?:three|four|six|\d+) instal?ments\b|\d+ ?% (?:(?:is|are) )?paid (?:out )?(?:within|in|on)\b|\bbuys? (?:\p{L}+ )?invoices\b|\bsalary on demand\b|\bbuy now,? pay later\b|\bgives? (?:\p{L}+ ){0,3}(?:prepaid|debit) cards\b/iu;
const LENDS_MONEY = /\blend(?:s|ing)? (?:\p{L}+ ){0,5}(?:money|cash|capital)\b/iu;

const SUM =
  "(?:an? |the |her |his |their )?(?:\\p{L}+ )?(?:money|cash|fees?|quarter|invoice|bill|salary|wages?|rent|loan|sum|\\p{Sc} ?\\d[\\d.,]*|\\d[\\d.,]*(?: \\p{L}+)?)";
/** "The school gets the quarter on day one from our partner bank", "she gets 30,000 on Monday and brings back 1,100 a day". */
const OUT_AND_BACK = [
  `\\b(?:gets?|receives?|takes?|borrows?|(?:is|are) (?:given|lent|advanced)) ${SUM}\\b[^.;]{0,80}?(?:from (?:us|our|the|an?) (?:\\p{L}+ )?(?:bank|lender|fund)|\\b(?:brings?|pays?|gives?) (?:it |them |us |back )*(?:back|us)\\b|\\b(?:repays?|returns?) )`,
  `\\bwe (?:pay|advance|settle|front) [^.;]{3,50}? and (?:we )?(?:collect|get (?:it|the money) back|are (?:paid|repaid))\\b`,
  "\\b(?:the |their |her |his )?(?:money|payment|cash) (?:goes|is sent|travels) (?:straight|directly) (?:to|into)\\b",
  "\\b(?:puts?|sets?) (?:aside|away) (?:a (?:share|part)|\\d+ ?%|money)|\\b\\d+ ?% (?:of [^.;]{3,30} )?(?:moves|goes|is (?:moved|put|saved)) (?:in)?to (?:an?|the|her|his|their)\\b[^.;]{0,30}\\b(?:account|pot|wallet|fund)\\b|\\bsaves? (?:up )?(?:together|in (?:a )?groups?|each (?:week|month|market day))\\b",
  "\\bwe advance (?:the |their |her |his )?(?:money|cash|wages|salary|cost|price)\\b|\\b(?:gets?|receives?) (?:it |her money |his money |all )+(?:back )?in one (?:sum|go|lump)\\b",
  "\\bpays? us (?:in )?[^.;]{2,40} and [^.;]{3,50}? (?:gets?|receives?|is paid)\\b[^.;]{0,50}\\b(?:same day|minutes|at once|in \\p{L}+)\\b|\\bpays? out (?:whose|to the)\\b",
  "^we pay (?:the |their |her |his )[^.;]{3,60}?\\. [^.;]{2,30} pays? us back\\b|\\blets? the \\p{L}+ abroad pay\\b",
  "\\bpays? [^.;]{3,60}?(?:,| and) (?:after|until|when) [^.;]{3,40}?\\b(?:is|becomes) (?:his|hers|theirs|yours|the \\p{L}+['’]s)\\b",
].map((said) => new RegExp(said, "iu"));

const MONEY_WORDS =
  /\b(?:loans?|interest|credit|insur\w+|premiums?|(?:accident|health|sickness|life|damage|crop|income|funeral) cover|transfers?|remittances?|invest\w*|lend(?:s|ing|ers?)?\b(?! (?:out|each|them|it|tools?|one)\b)|advanc(?:es?|ed|ing)|(?:send|pay|withdraw)(?:s|ing)? (?:\p{L}+ )?(?:money|cash|wages|salar(?:y|ies)|bills)|fx)\b/iu;

/** What is sold is that money goes out before it comes back, or gets to somebody. */
export const movesMoney = ({ solution }: Pick<QuizAnswers, "solution">): boolean =>
  PAID_EARLY.test(solution) || LENDS_MONEY.test(solution) || OUT_AND_BACK.some((said) => said.test(solution));

/** "22% of premium", "1.5% per month until repaid", "1.2% per bank payment". */
const SHARE_OF_MONEY =
  /\b(?:premiums?|until (?:repaid|paid back)|per month on (?:the )?balance|on (?:the )?(?:exchange|balance|loan|advance)|per (?:transfer|tap|payout)|card payments?|bank payments?|interchange|rate margin)\b/iu;

/** A share of what is lent, insured or sent is no share of a sale. */
export const sharesMoney = (
  { solution }: Pick<QuizAnswers, "solution">,
  lines: readonly RevenueLine[],
): boolean =>
  lines.some(
    ({ kind, evidence }) =>
      kind === "take" &&
      (SHARE_OF_MONEY.test(evidence) || (MONEY_WORDS.test(solution) && MONEY_WORDS.test(evidence))),
  );
