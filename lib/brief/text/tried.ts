import { PAST } from "./happened";

/** Nobody paid for it, or no more than it cost. */
export const FREE =
  /\b(?:for (?:free|nothing)|free of (?:charge|cost)|at no (?:cost|charge)|without (?:paying|charge)|unpaid|nobody pays|pays? nothing|(?:not|never|n['’]t|without)(?: yet)? (?:charg(?:ed?|ing)|(?:taking|asking for) (?:any )?money)|as a (?:trial|test|gift|favou?r)|free (?:[\w-]+ )?(?:workshop|class|lesson|session|trial|taster|sample|course|clinic)(?:e?s)?|free (?:until|till|for now|while)|(?:pay(?:s|ing)?|paid|cover(?:s|ing)?) (?:just|only|nothing but) (?:for )?the (?:ingredients|materials?|costs?|parts|postage)|(?:just|only) (?:pay(?:s|ing)?|paid|cover) (?:for )?the (?:ingredients|materials?|costs?|parts|postage|fuel))\b/i;

/** "Has used a prototype on 60 lifts since March without paying". */
const UNPAID =
  /\b(?:all|both|is|are|was|were|still) free\b|\b(?:my|our|the|an?) (?:very )?(?:rough|first|early|test|free|trial|beta|unfinished|half-finished) (?:version|prototype|build|app)\b|\b(?:prototype|mock-?up)\b|\b(?:without (?:paying|pay|payment|charge)|free of charge|at no (?:charge|cost)|for (?:free|nothing)|unpaid|(?:pays?|paid|paying) nothing)\b|\b(?:tasting|test|testing|trial|focus|reader) (?:panels?|groups?|evenings?|tables?)\b|\bblind (?:tests?|tastings?)\b/i;
/** "Have ridden one since June without paying" tells of nobody who pays. */
export const withoutUnpaid = (text: string): string => text.replace(UNPAID, "");
/** It is used or done, and nobody pays for it: a trial, and no sale. */
export const isUnpaid = (sentence: string): boolean => UNPAID.test(sentence) || FREE.test(sentence);

const SPENT =
  "(?:bought|paid|spent|invested|borrowed|rented|hired|put|saved|needed|raised|received|lost|built|ordered)";
const WE_SOLD = new RegExp(
  `\\b(?:we|i)(?:['’]ve| have)? (?:(?:already|also|then|only|just|once) )?(?!(?:${SPENT}|run|read|let)\\b)${PAST}\\b|\\bpaid (?:us|me)\\b`,
  "iu",
);
const IS_OVER =
  /\b(?:pilots?|trials?|tests?|tested|try|tried)\b|\b(?:last|past|previous) (?:\p{L}+ )?(?:year|season|month|week|spring|summer|autumn|fall|winter|term)\b|\bin (?:January|February|March|April|May|June|July|August|September|October|November|December|(?:19|20)\d\d|(?:the |early |late )?(?:spring|summer|autumn|winter))\b|\bat first\b|\bback then\b/iu;
/** "In August I ran a pilot with 11 students at 900": sold then, at the price of then. */
export const isPastSale = (sentence: string): boolean => WE_SOLD.test(sentence) && IS_OVER.test(sentence);
