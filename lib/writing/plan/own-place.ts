import type { Brief } from "@/lib/brief/types";

const TO_OPEN =
  /\b(?:we|i)(?: both)? (?:want|plan|hope|intend|would like|are going|am going|are planning|am planning) to (?:open|start|set up|run|rent|convert)\b|\b(?:we|i) (?:are|am) (?:looking|searching) for (?:an? |the )?(?:place|site|room|premises|building|space|hall)\b|\bwill (?:open|be opened|rent)\b|\b(?:conversion|fit-?out|renovation)\b|\bonce (?:we|i)(?: have)? (?:open|found)/i;
const RENTED =
  /\b(?:(?:our|the|my) )?(?:lease|rent)\b(?: (?:and|for) (?:the )?\p{L}+)*[^.;]{0,12}\b(?:is|are|costs?|comes?)\b[^.;]{0,24}\d|\b(?:we|i) (?:pay|rent|lease)\b[^.;]{0,40}\d[^.;]{0,20}\b(?:rent|lease)\b/iu;
/** "We run a daycare in Mount Eden", "our studio has eight wheels". */
const OPEN_TODAY =
  /\b(?:we|i) (?:run|offer|have|own|operate|keep|rent)\b|\bour (?:\p{L}+ ){0,2}(?:studio|hall|shop|caf[ée]|room|garden|gym|centre|center|workshop|space|house|farm)\b/iu;

/** The place is rented and run by the founder's own account: no address is to be looked for, and no lease to be signed. */
export function hasOwnPlace({ answers }: Brief): boolean {
  const { solution, differentiator, businessModel } = answers;
  const told = `${solution} ${differentiator} ${businessModel}`;
  return !TO_OPEN.test(told) && RENTED.test(businessModel) && OPEN_TODAY.test(solution);
}
