import { sentenceSpans } from "../text/sentences";
import type { Brief } from "../types";

/** "We have invested 480,000 so far", "I bought the first set for 11,000". */
const PAID =
  /\b(?:(?:have|has|['’]ve)(?: already)? (?:invested|bought|purchased|paid|spent|put)|(?:we|i)(?: already)? (?:invested|bought|purchased|paid|spent)|already (?:bought|own|paid|invested|spent)|(?:invested|spent|paid) so far)\b/i;

/** The sentence that says the equipment is there and paid for; null where it has still to be bought. */
export function paidAlready({
  answers,
  stated: { capex },
}: Pick<Brief, "answers" | "stated">): string | null {
  const said = /^Stated: ([^;]+)/.exec(capex?.note ?? "")?.[1];
  if (!said) return null;
  const text = answers.businessModel;
  const span = sentenceSpans(text).find(({ start, end }) => text.slice(start, end).includes(said));
  const sentence = span ? text.slice(span.start, span.end).trim() : "";
  return PAID.test(sentence) ? sentence.replace(/[.;]$/, "") : null;
}
