import type { ReadAmount } from "./amount-roles";

const SENDING =
  /(?:^|[.;,]\s)(?:(?:standard|the|our)\s)?(?:shipping|postage|delivery)(?:\s(?:within|in|to)\s[^.;,]{2,30})?\s(?:is|costs?|at)\s(?:about\s)?$/iu;
const FREE_ABOVE =
  /^[^.;\d]{0,30}(?:,|\band|\bbut|\bor)\s[^.;\d]{0,16}\bfree (?:for |on |of )?[^.;\d]{0,24}\b(?:above|over|from|beyond|up from|more than)\b/iu;

/** "Shipping is €4.50 and is free for orders above €50": what some are let off is paid by the buyer. */
export const isSentOnCharge = ({ before, end }: ReadAmount, text: string): boolean =>
  SENDING.test(before) && FREE_ABOVE.test(text.slice(end));
