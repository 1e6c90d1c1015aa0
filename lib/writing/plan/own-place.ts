import type { Brief } from "@/lib/brief/types";

const TO_OPEN =
  /\b(?:we|i)(?: both)? (?:want|plan|hope|intend|would like|are going|am going|are planning|am planning) to (?:open|start|set up|run|rent|convert)\b|\b(?:we|i) (?:are|am) (?:looking|searching) for (?:an? |the )?(?:place|site|room|premises|building|space|hall)\b|\bwill (?:open|be opened|rent)\b|\b(?:conversion|fit-?out|renovation)\b|\bonce (?:we|i)(?: have)? (?:open|found)/i;
const RENTED =
  /\b(?:(?:our|the|my) )?(?:lease|rent)\b(?: (?:and|for) (?:the )?\p{L}+)*[^.;]{0,40}\b(?:is|are|costs?|comes?)\b[^.;]{0,24}\d|\b(?:we|i) (?:pay|rent|lease)\b[^.;]{0,40}\d[^.;]{0,20}\b(?:rent|lease)\b/iu;
/** "We run a daycare in Mount Eden", "our studio has eight wheels". */
const OPEN_TODAY =
  /\b(?:we|i) (?:run|offer|have|own|operate|keep|rent)\b|\bour (?:\p{L}+ ){0,2}(?:studio|hall|shop|caf[ée]|room|garden|gym|centre|center|workshop|space|house|farm)\b/iu;

/** "Open Wed to Sun", "26 came to the open house": it can be visited. */
const CAN_BE_VISITED =
  /\bopen house\b|\b(?:we|i)(?:['’]re|['’]m| are| am) (?:closed|open)\b|\bopen (?:from |every )?(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|daily)\p{L}*\b/iu;
/** "A night daycare in our house". */
const AT_HOME =
  /\b(?:in|at|from) (?:our|my) (?:own )?(?:house|home|garage|garden|farm|barn|flat|yard|kitchen)\b/i;

/** The place is rented and run by the founder's own account: no address is to be looked for, and no lease to be signed. */
export function hasOwnPlace({ answers }: Brief): boolean {
  const { solution, differentiator, businessModel } = answers;
  const told = `${solution} ${differentiator} ${businessModel}`;
  const isThere = OPEN_TODAY.test(solution) || CAN_BE_VISITED.test(told);
  return !TO_OPEN.test(told) && (AT_HOME.test(solution) || (RENTED.test(businessModel) && isThere));
}
