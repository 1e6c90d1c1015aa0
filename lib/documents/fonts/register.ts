import { readFileSync } from "node:fs";
import { Font } from "@react-pdf/renderer";
import { type FontPart, fontPath } from "./catalogue";
import { unpackWoff } from "./unpack";

const registered = new Set<string>();
let hyphenation = false;

const sourceOf = (path: string): string =>
  `data:font/ttf;base64,${unpackWoff(readFileSync(path)).toString("base64")}`;

/** Makes the parts known to the renderer, each once a thread; words are never hyphenated by guess. */
export function registerFonts(parts: readonly FontPart[]): string[] {
  if (!hyphenation) Font.registerHyphenationCallback((word) => breakable(word));
  hyphenation = true;
  for (const { family, file, weights } of parts) {
    if (registered.has(family)) continue;
    registered.add(family);
    Font.register({
      family,
      fonts: weights.map((weight) => ({ src: sourceOf(fontPath(file, weight)), fontWeight: weight })),
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
