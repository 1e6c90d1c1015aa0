import { Font } from "@react-pdf/renderer";
import type * as fontkit from "fontkit";

type Glyphs = Pick<fontkit.Font, "getGlyph">;
const mended = new WeakSet<object>();

/** The prototype that a font has its glyphs from. */
function sourceOf(font: object): Glyphs | null {
  const above: unknown = Object.getPrototypeOf(font);
  if (above === null || typeof above !== "object") return null;
  return Object.hasOwn(above, "getGlyph") ? (above as Glyphs) : sourceOf(above);
}

function mend(source: Glyphs): void {
  const { getGlyph } = source;
  source.getGlyph = function (this: fontkit.Font, id, characters = []) {
    const glyph = getGlyph.call(this, id, characters);
    if (glyph && glyph.codePoints.length === 0 && characters.length > 0) glyph.codePoints = [...characters];
    return glyph;
  };
  mended.add(source);
}

/**
 * After a document: a glyph gets its character even if it was met first as a part of another, as ‘ is where “ is drawn
 * of two. The library keeps it as it was first met; in the next document lines would break one letter late after it.
 */
export function keepCharacters(): void {
  for (const { sources } of Object.values(Font.getRegisteredFonts()))
    for (const { data } of sources) {
      const source = data && sourceOf(data);
      if (source && !mended.has(source)) mend(source);
    }
}
