import type { AnswerField, QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { findAmounts } from "../amounts/amounts";
import { clauseAt } from "../text/sentences";
import type { Clause } from "../types";
import { ORGANISATIONS } from "./firms-or-people";

/** "Free to readers", "the podcast is free", "a free email every Thursday", "given away at cafes". */
const FREE =
  /\b(?:free (?:for|to) (?:the |all |every |our )*(?:readers|users|listeners|viewers|subscribers|visitors|players|parents|families|students|everyone|everybody|anyone|people|members|residents|locals)|(?:email|newsletter|podcast|magazine|paper|map|guide|app|site|website|calendar|show|channel|list) (?:is|will be|stays) free|free (?:\p{L}+ )?(?:email|newsletter|podcast|magazine|paper|map|guide)|given away)\b/iu;
const PAID_EDITION = /\b(?:paid (?:edition|plan|version|tier|membership)|premium|donations?|donate)\b/i;
/** Being seen by those who have it free. */
const SEEN =
  /\b(?:sponsors?(?:hips?| spots?| slots?)?|advertis(?:ers?|ing|ements?)|adverts?|ads?|banners?|(?:paid|highlighted) (?:listings?|ads?)|listings?)\b/i;

const FIELDS = ["targetAudience", "businessModel"] as const satisfies readonly AnswerField[];
const NOT_A_GROUP = "(?!the |our |my |it\\b|them\\b|card\\b)";
const GROUP = `${NOT_A_GROUP}([\\p{L}][^.;:()\\d]{3,90}?)`;
const END = "(?=$|[.;:(]|, (?:and|but|price|who|which|maybe|not|i|we)\\b)";
const PAYERS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:ones|those|people|businesses|companies|places) (?:who|that)(?:['’]d| would| will| could| might)? pay (?:are|is|would be|will be|could be) ${GROUP}${END}`,
    "iu",
  ),
  new RegExp(
    `\\b(?:sponsors|advertisers|buyers|payers|customers) (?:are|will be|would be|could be) ${GROUP}${END}`,
    "iu",
  ),
  new RegExp(
    `(?:^|[.;] )(?:The )?${GROUP} (?:will |would |could )?pay for (?:it|this|their|the|an?)\\b`,
    "iu",
  ),
  new RegExp(
    `\\b(?:sold|sell [^.;]{0,30}|paid(?: for)?|bought|funded|advertising|adverts?|ads) (?:to|by|from|for) ${GROUP}${END}`,
    "iu",
  ),
];

/** A thing that is free for those who use it, is to be paid for by who is seen in it, and has no price yet. */
export const sponsorsPay = ({ businessModel, solution, targetAudience }: QuizAnswers): boolean =>
  FREE.test(`${businessModel} ; ${solution}`) &&
  SEEN.test(`${businessModel} ; ${targetAudience}`) &&
  !PAID_EDITION.test(businessModel) &&
  findAmounts(businessModel).length === 0;

const isFirm = (said: string) => new RegExp(`(?<!\\p{L})(?:${ORGANISATIONS})(?!\\p{L})`, "iu").test(said);

/** Who pays where those who read or use it do not: the first that the answers name and that is a business; null where nobody is. */
export function sponsorsNamed(answers: QuizAnswers): Clause | null {
  if (!sponsorsPay(answers)) return null;
  for (const field of FIELDS)
    for (const said of PAYERS) {
      const found = said.exec(answers[field]);
      const [whole = "", group = ""] = found ?? [];
      if (!found || !isFirm(group.split(/ (?:that|who|which) /)[0] ?? "")) continue;
      const start = found.index + whole.indexOf(group);
      return clauseAt(field, answers[field], { start, end: start + group.length });
    }
  return null;
}
