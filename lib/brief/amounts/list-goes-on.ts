import type { ReadAmount } from "./amount-roles";

/** What a business buys itself. */
const BOUGHT =
  /\b(?:fuel|petrol|diesel|materials?|ingredients|insurance|rent|labou?r|wages|salar(?:y|ies)|power|electricity|heating|packaging|shipping|postage|delivery|transport|tax(?:es)?|fees?|hosting|servers?)\b/i;
/** "48 for the half marathon and 28 for the 10 km race". */
const FOR_ONE = /^ for (?:the|an?) [\p{L}\d -]{3,30} (?:and|or) $/iu;
const FOR_OTHER = /^\s*for (?:the|an?) [\p{L}\d]/iu;
/** "Polishing costs 3,900 and engine service 2,700": the second is asked for as the first is. */
export function listGoesOn(read: ReadAmount[], text: string): void {
  for (const [i, here] of read.entries()) {
    const before = read[i - 1];
    if (
      before?.role !== "price" ||
      before.clause?.deed !== "cost" ||
      /\b(?:us|me)\b/i.test(before.clause.object)
    )
      continue;
    const between = text.slice(before.end + before.tail.length, here.start);
    if (here.role !== null || here.kind !== "money" || here.clause?.deed !== null || BOUGHT.test(between))
      continue;
    const ofTwo = FOR_ONE.test(between) && FOR_OTHER.test(here.after);
    if (
      ofTwo ||
      /^(?:,| and|, and) (?!each|every|per|then)[\p{L}-]{3,}(?: [\p{L}-]+){0,2} $/iu.test(between)
    ) {
      here.role = "price";
      here.sure = true;
    }
  }
}
