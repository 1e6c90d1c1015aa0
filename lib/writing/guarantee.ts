/** What anybody can promise from one day to the next: money back, a free repair, a written word. */
const GUARANTEE =
  /\bguarante\w*|\bwarranty\b|\bmoney back\b|\bfree (?:of charge|trial|repairs?)\b|\b(?:repair|mend|return|replace|reshoot|come back|redo)\w* (?:[\p{L},]+ ){0,3}free\b|\b(?:repairs?|returns?|exchange) (?:is|are) free\b|\bfree for \w+ years?\b|\bcancel\b|\bno contract\b|\bsend it back\b|\bif [^,]*\b(?:half (?:the )?price|for free|costs? (?:you )?nothing|don['’]t pay)\b/iu;

export const isGuarantee = (said: string): boolean => GUARANTEE.test(said);
