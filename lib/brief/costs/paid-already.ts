import { COUNT, countOf } from "../text/number-words";
import { sentenceSpans } from "../text/sentences";
import type { Brief } from "../types";

/** "We have invested 480,000 so far", "I bought the first set for 11,000". */
const PAID =
  /\b(?:(?:have|has|['’]ve)(?: already)? (?:invested|bought|purchased|paid|spent|put)|(?:we|i)(?: already)? (?:invested|bought|purchased|paid|spent)|already (?:bought|own|paid|invested|spent)|(?:invested|spent|paid) so far)\b/i;
/** "The trailer cost 900 and is paid", "the pots cost 350 each, twelve of them are bought". */
const IS_PAID = /^[^.;]{0,32}?\b(?:is|are) (?:already )?(?:paid|bought|ours)\b/i;
/** "The line was 31,000". */
const WAS = /\b(?:was|were)\s(?:about |around |roughly )?$/i;
const STILL = /^[^.;]{0,24}?\b(?:still|to buy|to be bought)\b/i;
/** "Three pumps cost 270,000 together and I have bought two of them". */
const ALL_OF_THEM = new RegExp(`\\b(${COUNT}) (?:[\\p{L}-]+ ){1,3}(?:cost|come to|are)\\b[^.;]*$`, "iu");
const SOME_OF_THEM = new RegExp(`\\b(${COUNT}) of (?:them|these|those|the ${COUNT})\\b`, "iu");

export interface PaidAlready {
  sentence: string;
  /** The part that is paid; the rest is still to be bought. */
  part: number;
}

/** The sentence that says the equipment is there and paid for, and how much of it; null where it has still to be bought. */
export function paidAlready({
  answers,
  stated: { capex },
}: Pick<Brief, "answers" | "stated">): PaidAlready | null {
  const said = /^Stated: (.+?)(?: for each of |;|$)/.exec(capex?.note ?? "")?.[1];
  if (!said) return null;
  const text = answers.businessModel;
  const span = sentenceSpans(text).find(({ start, end }) => text.slice(start, end).includes(said));
  const sentence = span ? text.slice(span.start, span.end).trim() : "";
  const [before = "", behind = ""] = sentence.split(said);
  if (STILL.test(behind) || !(PAID.test(sentence) || IS_PAID.test(behind) || WAS.test(before))) return null;
  const all = countOf(ALL_OF_THEM.exec(before)?.[1] ?? "");
  const some = countOf(SOME_OF_THEM.exec(behind)?.[1] ?? "");
  return { sentence: sentence.replace(/[.;]$/, ""), part: some > 0 && all > some ? some / all : 1 };
}
