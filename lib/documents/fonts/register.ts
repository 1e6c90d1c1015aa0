import { readFileSync } from "node:fs";
import { Font } from "@react-pdf/renderer";
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
  if (!hyphenation) Font.registerHyphenationCallback((word) => breakable(word));
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

const LONGEST = 24;

/** East Asian text may break anywhere, and a word without end has to. */
export function breakable(word: string): string[] {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(word))
    return [...word];
  const characters = [...word];
  if (characters.length <= LONGEST) return [word];
  return Array.from({ length: Math.ceil(characters.length / 12) }, (_, i) =>
    characters.slice(i * 12, i * 12 + 12).join(""),
  );
}
