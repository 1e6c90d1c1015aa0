/** "Paid by monthly direct debit", "by card", "by invoice": how money moves, and nobody who pays. */
const MEANS =
  /(?:^|\s)(?:debits?|standing orders?|cards?|invoices?|transfers?|cash|che(?:que|ck)s?|bills?|instal+ments?|deposits?|wire|sepa|paypal|stripe|klarna|twint|bizum|sms|phone|apps?|links?|subscriptions?|vouchers?|post|e-?mail|advance|arrears)$/i;

export const isMeansOfPayment = (said: string): boolean => MEANS.test(said.trim());
