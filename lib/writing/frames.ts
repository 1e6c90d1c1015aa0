import { bare, cap, sentence } from "./english";

/** A tail that is not there: nothing in every template, and no empty slot of `t`. */
const NO_TAIL = { toString: () => "" };
type Tail = string | typeof NO_TAIL;

/** A sentence that exists only when every slot is filled: an empty one gives "". */
export function t(
  strings: TemplateStringsArray,
  ...slots: (Tail | number | false | null | undefined)[]
): string {
  if (slots.some((slot) => slot === "" || slot === null || slot === undefined)) return "";
  return strings.reduce((text, piece, i) => text + piece + (slots[i] || (slots[i] === 0 ? "0" : "")), "");
}

/** A tail that a frame can do without. */
export const ifAny = (said: string): Tail => said || NO_TAIL;

/** Sentences that exist, closed and joined. */
export const para = (...parts: (string | false | null | undefined)[]) =>
  parts
    .filter((part): part is string => Boolean(part))
    .map(sentence)
    .join(" ");

/** Paragraphs that exist. */
export const text = (...paragraphs: string[]) => paragraphs.filter(Boolean).join("\n\n");

/** "By ringing up cafés", "through the florists": how a channel is used. */
export const via = (channel: string) =>
  /^\p{Ll}+ing\b/u.test(channel) ? `by ${channel}` : `through ${channel}`;

/** The founder's words as a quotation. */
export const quote = (words: string | undefined | null) => (words ? `"${words.replace(/["“”]/g, "'")}"` : "");

/** The founder's words as a sentence of their own, and what follows from them. */
export const stated = (words: string | undefined | null, meaning: string) =>
  words && meaning ? `${quote(`${cap(bare(words))}.`)} ${cap(meaning)}` : "";

/** What founders say of themselves is quoted as they say it, never put into another mouth. */
export const retold = (said: string) => (/\b(?:we|i|our|my|us|me)\b/i.test(said) ? quote(said) : said);
