import { join } from "node:path";
import * as fontkit from "fontkit";
import { lettersOf, logoFont } from "@/lib/content/logo-fonts";
import { chainFor, fontPath } from "@/lib/documents/fonts/catalogue";

const FOLDER = join(process.cwd(), "public", "fonts", "logo");
const opened = new Map<string, fontkit.Font>();

function open(path: string): fontkit.Font {
  const known = opened.get(path);
  if (known) return known;
  const font = fontkit.openSync(path);
  if (!("layout" in font)) throw new Error(`${path} holds more than one font`);
  opened.set(path, font);
  return font;
}

interface Run {
  font: fontkit.Font;
  text: string;
}

const RTL = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Belongs to the letter before it, in whatever font that is. */
const JOINS = /\p{M}|\u200d|\ufe0e|\ufe0f/u;

/** The text cut where the font has to change: the brand's own family first, then what covers other scripts. */
function runsOf(text: string, family: string, weight: number): Run[] {
  const { subsets, foreign } = lettersOf(text);
  const own = subsets.map((subset) => join(FOLDER, logoFont(family).file(weight, subset)));
  const others =
    foreign.length === 0
      ? []
      : chainFor(family, text).map(({ file, weights }) =>
          fontPath(file, weight >= 600 && weights.includes(600) ? 600 : 400),
        );
  const chain = [...own, ...others];
  const runs: Run[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    if (last && JOINS.test(character)) {
      if (last.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) last.text += character;
      continue;
    }
    // A space has no look of its own: it stays with what stands before it.
    if (last && character === " " && last.font.hasGlyphForCodePoint(32)) {
      last.text += character;
      continue;
    }
    const path = chain.find((file) => open(file).hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    if (!path) continue;
    const font = open(path);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return RTL.test(text.match(/\p{L}/u)?.[0] ?? "") ? runs.reverse() : runs;
}

/** A letter without a place for its mark ("ڥ" in Noto Sans Arabic) makes fontkit throw; its mark then stays where it is drawn. */
function shaped(font: fontkit.Font, text: string): fontkit.GlyphRun {
  try {
    return font.layout(text);
  } catch {
    return font.layout(text, { mark: false });
  }
}

export interface Outline {
  /** SVG path data with the baseline at y = 0, at the set size. */
  path: string;
  width: number;
  capHeight: number;
}

/** A text as outlines, kerned, at `size` pixels with `spacing` pixels between letters. */
export function outlineText(
  text: string,
  { family, weight, size, spacing }: { family: string; weight: number; size: number; spacing: number },
): Outline {
  const main = open(join(FOLDER, logoFont(family).file(weight, "latin")));
  const parts: string[] = [];
  let x = 0;
  for (const { font, text: words } of runsOf(text, family, weight)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = shaped(font, words);
    for (const [index, glyph] of glyphs.entries()) {
      const at = positions[index];
      if (!at) continue;
      const drawn = glyph.path
        .scale(scale, -scale)
        .translate(x + at.xOffset * scale, -at.yOffset * scale)
        .toSVG();
      if (drawn) parts.push(drawn);
      x += at.xAdvance * scale + spacing;
    }
  }
  const capital = main.glyphForCodePoint(72).bbox.maxY;
  return {
    path: parts.join(""),
    width: Math.max(0, x - spacing),
    capHeight: (capital / main.unitsPerEm) * size,
  };
}
