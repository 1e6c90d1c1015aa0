import type { Tongue } from "./forms";
import { german } from "./german";
import { inflected } from "./inflected";
import { lexiconOf } from "./lexicon";
import { romance } from "./romance";
import { smoothed } from "./smoothed";
import { type Word, wordsOf } from "./words-of";

/** An answer in reading English, and where each word of it stands in the original. */
export interface Gloss {
  english: string;
  original: string;
  spans: readonly { from: number; to: number; start: number; end: number }[];
}

const CLOSING = /^[.,;:!?)\]”»%]/;
const OPENING = /[(["“«]$/;

/** Word by word and phrase by phrase: what is unknown stays as it is. */
export function glossOf(original: string, tongue: Tongue): Gloss {
  const read = wordsOf(original, tongue, lexiconOf(tongue));
  const ordered = tongue === "de" ? german(read) : romance(read, tongue);
  const words = smoothed(inflected(ordered, tongue), tongue).filter(({ english }) => english !== "");
  const spans: { from: number; to: number; start: number; end: number }[] = [];
  let english = "";
  let opens = true;
  words.forEach((word, i) => {
    const last = words[i - 1] as Word | undefined;
    const tight =
      i === 0 ||
      (word.glued && (word.sort === "." || word.sort === "#" || last?.sort === "." || last?.sort === "#"));
    const space = tight || CLOSING.test(word.english) || OPENING.test(english) ? "" : " ";
    const broken = /\n/.test(last ? original.slice(last.end, Math.max(last.end, word.start)) : "");
    const said = opens ? word.english.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : word.english;
    const from = english.length + (broken ? 1 : space.length);
    english += (broken ? "\n" : space) + said;
    spans.push({ from, to: english.length, start: word.start, end: word.end });
    opens = word.sort === "." && /[.!?]/.test(word.english);
  });
  return { english, original, spans };
}

/** The original's words behind a part of the English. */
export function behind(
  { original, spans }: Gloss,
  from: number,
  to: number,
): { text: string; start: number; end: number } {
  const under = spans.filter((span) => span.to > from && span.from < to);
  const start = Math.min(...under.map((span) => span.start));
  const end = Math.max(...under.map((span) => span.end));
  return under.length > 0 ? { text: original.slice(start, end), start, end } : { text: "", start: 0, end: 0 };
}
