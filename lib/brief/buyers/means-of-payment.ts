import type { Brief } from "../types";

/** "Paid by monthly direct debit", "by card", "by invoice": how money moves, and nobody who pays. */
const MEANS =
  /(?:^|\s)(?:debits?|standing orders?|cards?|invoices?|transfers?|cash|che(?:que|ck)s?|bills?|instal+ments?|deposits?|wire|sepa|paypal|stripe|klarna|twint|bizum|sms|phone|apps?|links?|subscriptions?|vouchers?|post|e-?mail|advance|arrears)$/i;

export const isMeansOfPayment = (said: string): boolean => MEANS.test(said.trim());

const ON_THE_SPOT =
  /\b(?:mobile money|momo|m-?pesa|(?:in|with|by|pay) cash|on the spot|upi|contactless|card reader|tap to pay)\b/i;
const LATER = /\b(?:invoices?|in arrears|days after|pay later|on account|instal+ments?)\b/i;

const toldOf = ({ answers }: Pick<Brief, "answers">) =>
  `${answers.targetAudience} ; ${answers.businessModel}`;

/** "By invoice", "in instalments": the money comes some time after the sale. */
export const isPaidLater = (brief: Pick<Brief, "answers">): boolean => LATER.test(toldOf(brief));

/** "They pay with mobile money": the money is there when the work is done, and nobody waits for it. */
export const isPaidAtOnce = (brief: Pick<Brief, "answers">): boolean =>
  ON_THE_SPOT.test(toldOf(brief)) && !isPaidLater(brief);
