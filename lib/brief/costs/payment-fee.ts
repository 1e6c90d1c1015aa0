import type { ReadAmount } from "../amounts/amount-roles";

/** "The payment gateway keeps 3.5%", "PayPal takes 4% of everything": kept by whoever handles the money. */
const HANDLES_MONEY =
  /\b(?:(?:payments?|card|online|checkout) (?:gateway|provider|processor|processing|platform|service|fees?)s?|gateway|stripe|paypal|paystack|flutterwave|razorpay|mollie|adyen|klarna|square|sumup|zettle|mercado ?pago|m-?pesa|mobile money|twint|pix|payment fees?|card fees?)\b[^.;]{0,40}$/i;
/** More than this no bank or provider keeps. */
const MOST = 0.1;

/** A share of each payment that goes to who handles it, and to nobody who does the work. */
export const isPaymentFee = ({ kind, role, value, before }: ReadAmount): boolean =>
  kind === "percent" && (role === "share" || role === "cost") && value < MOST && HANDLES_MONEY.test(before);
