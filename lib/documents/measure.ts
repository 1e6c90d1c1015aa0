import { brandParts } from "./fonts/catalogue";
import { openFont } from "./fonts/coverage";
import { shorten } from "./text";

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;
/** A viewer's own font may run a little wider than ours. */
const MARGIN = 1.08;
/** A character of another script, as wide as the widest of them: measuring each in its own font would cost seconds. */
const FOREIGN = 1.05;

const faces = new Map<string, Map<string, number>>();

/** The widths of one face, as far as they were asked for. */
function widthsOf({ family, weight }: Face): Map<string, number> {
  const key = `${family}|${weight}`;
  const known = faces.get(key) ?? new Map<string, number>();
  faces.set(key, known);
  return known;
}

/** Width of one character at size 1, in the family or its fallback. */
function advance(char: string, { family, weight }: Face, known: Map<string, number>): number {
  const seen = known.get(char);
  if (seen !== undefined) return seen;
  const code = char.codePointAt(0) ?? 0;
  const part = brandParts(family).find(({ file }) => openFont(file).hasGlyphForCodePoint(code));
  const font = part ? openFont(part.file, weight) : null;
  const width = font ? (font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm) * MARGIN : FOREIGN;
  if (known.size < 20_000) known.set(char, width);
  return width;
}

export interface Face {
  family: string;
  weight: 400 | 600;
}

export function widthOf(text: string, face: Face): number {
  const known = widthsOf(face);
  let width = 0;
  for (const char of text) width += advance(char, face, known);
  return width;
}

/** Lines that a text takes at `size` in `width` points. */
export function linesOf(text: string, size: number, width: number, face: Face): number {
  const room = width / size;
  const known = widthsOf(face);
  let lines = 1;
  let at = 0;
  for (const word of text.split(/(?<=[^\S\u00A0])/)) {
    const long = widthOf(word, face);
    const breakable = long > room || WIDE.test(word);
    if (breakable) {
      for (const char of word) {
        const step = advance(char, face, known);
        if (at + step > room) {
          lines += 1;
          at = 0;
        }
        at += step;
      }
    } else {
      if (at + widthOf(word.trimEnd(), face) > room && at > 0) {
        lines += 1;
        at = 0;
      }
      at += long;
    }
  }
  return lines;
}

/** The narrowest width at which a text takes no more lines than at `width`: its lines come out about as long. */
export function evenWidth(text: string, size: number, width: number, face: Face): number {
  const lines = linesOf(text, size, width, face);
  let [narrow, wide] = [width / 2, width];
  if (lines === 1) return width;
  while (wide - narrow > 2) {
    const between = (narrow + wide) / 2;
    if (linesOf(text, size, between, face) > lines) narrow = between;
    else wide = between;
  }
  return Math.ceil(wide);
}

export interface Box {
  width: number;
  height: number;
  largest: number;
  smallest: number;
  lineHeight: number;
  /** Between texts, as a share of the size. */
  gap: number;
}

export interface Fitted {
  size: number;
  texts: string[];
  height: number;
}

function heightAt(texts: readonly string[], size: number, box: Box, face: Face): number {
  const lines = texts.reduce((sum, text) => sum + linesOf(text, size, box.width, face), 0);
  return lines * size * box.lineHeight + Math.max(0, texts.length - 1) * size * box.gap;
}

/** Scripts without spaces may break anywhere. */
const wordsStayWhole = (text: string, room: number, face: Face): boolean =>
  WIDE.test(text) || text.split(/\s+/).every((word) => widthOf(word, face) <= room);

/** The largest size at which the texts stay inside the box; at the smallest they are shortened, then left out. */
export function fitText(texts: readonly string[], box: Box, face: Face): Fitted {
  let broken: Fitted | null = null;
  for (let size = box.largest; size >= box.smallest; size -= 1) {
    const height = heightAt(texts, size, box, face);
    if (height > box.height) continue;
    const fitted = { size, texts: [...texts], height };
    if (texts.every((text) => wordsStayWhole(text, box.width / size, face))) return fitted;
    broken ??= fitted;
  }
  if (broken) return broken;
  const size = box.smallest;
  for (const most of [200, 140, 100, 70, 48]) {
    const shorter = texts.map((text) => shorten(text, most));
    const height = heightAt(shorter, size, box, face);
    if (height <= box.height) return { size, texts: shorter, height };
  }
  const kept = texts.map((text) => shorten(text, 48));
  while (kept.length > 1 && heightAt(kept, size, box, face) > box.height) kept.pop();
  return { size, texts: kept, height: heightAt(kept, size, box, face) };
}
