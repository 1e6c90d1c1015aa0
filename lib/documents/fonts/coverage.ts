import { readFileSync } from "node:fs";
import * as fontkit from "fontkit";
import { chainFor, type FontPart, fontPath } from "./catalogue";
import { unpackWoff } from "./unpack";

const opened = new Map<string, fontkit.Font>();

/** Opened once a thread. */
export function openFont(file: string, weight = 400): fontkit.Font {
  const path = fontPath(file, weight);
  const known = opened.get(path);
  if (known) return known;
  const font = fontkit.create(unpackWoff(readFileSync(path)));
  if (!("layout" in font)) throw new Error(`${file} holds more than one font`);
  opened.set(path, font);
  return font;
}

/** Shown by nothing on its own: joiners, variation selectors, skin tones, tags, direction marks. */
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}\p{Emoji_Modifier}]/u;

export interface Coverage {
  /** The parts that the text needs, in order of preference. */
  parts: FontPart[];
  /** Every character is drawn by one of them. */
  whole: boolean;
  /** The text without what no font can draw. */
  drawable(text: string): string;
}

/** Finds for every character the first font that has it. */
export function coverageOf(name: string, characters: ReadonlySet<string>): Coverage {
  const chain = chainFor(name, [...characters].join(""));
  const needed = new Set<FontPart>(chain.slice(0, 1));
  const missing = new Set<string>();
  for (const char of characters) {
    const code = char.codePointAt(0) ?? 0;
    if (code < 0x7f || /\s/.test(char)) continue;
    const found = INVISIBLE.test(char)
      ? undefined
      : chain.find((part) => openFont(part.file).hasGlyphForCodePoint(code));
    if (found) needed.add(found);
    else missing.add(char);
  }
  return {
    parts: chain.filter((part) => needed.has(part)),
    whole: missing.size === 0,
    drawable: (value) =>
      [...value].map((char) => (!missing.has(char) ? char : INVISIBLE.test(char) ? "" : "?")).join(""),
  };
}
