import { readFileSync } from "node:fs";
import { Font } from "@react-pdf/renderer";
import { chopped, piecesOf } from "../text";
import { type FontPart, fontPath } from "./catalogue";
import { unpackWoff, withoutContextual } from "./unpack";

const registered = new Set<string>();
let hyphenation = false;

const WRITTEN_APART = /-(latin|greek|cyrillic|vietnamese)(-ext)?$/;

function sourceOf({ file }: FontPart, weight: number): string {
  const font = unpackWoff(readFileSync(fontPath(file, weight)));
  const drawn = WRITTEN_APART.test(file) ? withoutContextual(font) : font;
  return `data:font/ttf;base64,${drawn.toString("base64")}`;
}

/** Makes the parts known to the renderer, each once a thread; words are never hyphenated by guess. */
export function registerFonts(parts: readonly FontPart[]): string[] {
  if (!hyphenation) Font.registerHyphenationCallback(breakable);
  hyphenation = true;
  for (const part of parts) {
    const { family, weights } = part;
    if (registered.has(family)) continue;
    registered.add(family);
    Font.register({
      family,
      fonts: weights.map((weight) => ({ src: sourceOf(part, weight), fontWeight: weight })),
    });
  }
  return parts.map(({ family }) => family);
}

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
/** A character with what may not begin a line after it, nor end one before it. */
const UNIT =
  /[\p{Ps}\p{Pi}]*(?:[A-Za-z0-9]+|.)[\p{M}\p{Pe}\p{Pf}\p{Po}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々ゝ]*/gsu;
const JOINS = { after: /[\p{Ps}\p{Pi}\p{Po}]$/u, before: /^[\p{Pe}\p{Pf}\p{Po}]/u };

let before = "";

/**
 * Parts between which a line may end. East Asian text may break anywhere but at its punctuation, also beside words of
 * another script, which come as words of their own; an empty part lets it do so without a hyphen. A word without end
 * has to break, at its own hyphens first.
 */
export function breakable(word: string): string[] {
  const beside = EAST_ASIAN.test(before.slice(-1)) || EAST_ASIAN.test(word);
  const free = beside && !JOINS.after.test(before) && !JOINS.before.test(word);
  const [first = "", ...rest] = partsOf(word);
  before = word;
  return [...(free ? ["", first] : [first]), ...rest];
}

function partsOf(word: string): string[] {
  if (EAST_ASIAN.test(word))
    return (word.match(UNIT) ?? []).flatMap((unit, i) => (i > 0 ? ["", unit] : [unit]));
  return piecesOf(word).flatMap((piece, i) => (i > 0 ? ["", ...chopped(piece)] : chopped(piece)));
}
