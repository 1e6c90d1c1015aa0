import type { Brief } from "@/lib/brief/types";
import { money } from "@/lib/finance/money";
import { sentences } from "./cut";
import { bare, wordCount } from "./english";

const SOUGHT =
  /\b(?:(?:we|i)(?:['’]re| are| am)?(?: now| want to| need to| plan to| hope to)? (?:raise|raising|seek|seeking|borrow|look(?:ing)? for|ask(?:ing)? for|need|still need))(?: investors for| an? (?:loan|credit|investment) of)? (?:about |around |roughly )?(\p{Sc}\s?\d[\d.,]*\d(?:\s?(?:k|m|million|lakh|crore))?|\p{Sc}\s?\d+\s?(?:k|m|million|lakh|crore)|\d[\d.,]*(?:k|m| million)?\s(?:euros?|dollars?|pounds|shillings|rupees|pesos|kron\p{L}+|złoty|[A-Z]{3})\b|\d{1,3}(?:[ .,’']\d{3})+(?![\d.,]))(?: (for [^.;,]{3,80}?(?= to \p{L}|[.;,]|$)|(?:to|through) \p{L}[^.;,]{3,80}))?(?= to \p{L}|[.;,]|$)/iu;

/** "$450,000 for a second washer and two vans", "$600,000 to extend our coverage": the money the founder seeks, in the founder's words; "" where none is. */
export function soughtIn({ answers, language, stated, currency }: Brief, most: number): string {
  if (language !== "en" || !stated.sought) return "";
  for (const sentence of Object.values(answers).flatMap(sentences)) {
    const [, sum = "", purpose = ""] = SOUGHT.exec(bare(sentence)) ?? [];
    // "Around 400 000": of what, the country says.
    const called = /^[\d\s.,’']+$/.test(sum) ? money(stated.sought.value, currency) : sum;
    const whole = [called, purpose].filter(Boolean).join(" ");
    if (sum) return wordCount(whole) <= most ? whole : called;
  }
  return "";
}
