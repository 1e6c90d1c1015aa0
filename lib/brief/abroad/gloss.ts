import { remembered } from "../text/remembered";
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
  /** Words that no dictionary knows, and all of them. */
  unknown: number;
  words: number;
  spans: readonly { from: number; to: number; start: number; end: number }[];
}

const CLOSING = /^[.,;:!?)\]”»%]/;
/** "inkl. Erde": the point ends no sentence. */
const ABBREVIATED = /^(?:inkl|exkl|incl|ca|bzw|zzgl|mind|aprox|máx|mín|env)$/i;
const OPENING = /[(["“«]$/;

const KEPT = 12;
const recent = remembered<Gloss>(KEPT);
/** Word by word and phrase by phrase: what is unknown stays as it is. */
export const glossOf = (original: string, tongue: Tongue): Gloss =>
  recent(tongue + original, () => worked(original, tongue));

function worked(original: string, tongue: Tongue): Gloss {
  const read = wordsOf(original, tongue, lexiconOf(tongue));
  const ordered = tongue === "de" ? german(read) : romance(read, tongue);
  const words = smoothed(inflected(ordered, tongue), tongue).filter(
    ({ english, start }) =>
      english !== "" &&
      !(english === "." && ABBREVIATED.test(/\p{L}*$/u.exec(original.slice(0, start))?.[0] ?? "")),
  );
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
  const said = read.filter(({ sort }) => !".#Z".includes(sort));
  return {
    english,
    original,
    spans,
    words: said.length,
    unknown: said.filter(({ sort }) => sort === "U").length,
  };
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
