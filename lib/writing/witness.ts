import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import { ANSWER_FIELDS } from "@/lib/brief/text/fields";
import type { Brief } from "@/lib/brief/types";

const SUM = /\p{Sc}\s?\d|\b[A-Z]{3} ?\d|\d\s?(?:\p{Sc}|[A-Z]{3}\b|kr\b|pesos|rupees|rand)/u;
/** "The parking permit is €180 a month": a sum that nobody pays us. */
const isCost = (said: string, { lines }: Brief) =>
  /\bcosts? (?:us|me)\b/i.test(said) ||
  (SUM.test(said) && !lines.some(({ evidence }) => evidence.includes(said) || said.includes(evidence)));

const stem = (hit: string) => hit.toLowerCase().slice(0, 6);

/** Where a cue was found, and where its row looks for it. */
interface Found {
  when: RegExp;
  said: string;
  field: AnswerField;
  fields: readonly AnswerField[];
}

/**
 * One word in passing sets no trade: outside the offer itself it needs a second witness, another word of the row or
 * another answer that has it. Two words together, and a row written for that one answer, need none.
 */
export function isBorneOut({ when, said, field, fields }: Found, brief: Brief): boolean {
  if (field === "businessModel" && isCost(said, brief)) return false;
  if (field === "solution" || fields.length === 1) return true;
  const all = new RegExp(when.source, `${when.flags.replace("g", "")}g`);
  const hits = (text: string) => [...text.matchAll(all)].map(([hit]) => hit.trim());
  if (hits(said).some((hit) => /[\s-]/.test(hit))) return true;
  const told = ANSWER_FIELDS.map((each) => hits(brief.answers[each]));
  return told.filter((found) => found.length > 0).length > 1 || new Set(told.flat().map(stem)).size > 1;
}
