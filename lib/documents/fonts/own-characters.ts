import type { Font } from "fontkit";

type Glyphs = Pick<Font, "getGlyph">;
const mended = new WeakSet<object>();

/** The prototype that a font has its glyphs from. */
function sourceOf(font: object): Glyphs | null {
  const above: unknown = Object.getPrototypeOf(font);
  if (above === null || typeof above !== "object") return null;
  return Object.hasOwn(above, "getGlyph") ? (above as Glyphs) : sourceOf(above);
}

/**
 * A glyph keeps its character even if it was met first as a part of another: “ is drawn of two ‘. The library keeps
 * it as first met, and in the next document its lines would break one letter late and the mark could not be copied.
 */
export function keepCharacters(font: Font): void {
  const source = sourceOf(font);
  if (!source || mended.has(source)) return;
  mended.add(source);
  const { getGlyph } = source;
  source.getGlyph = function (this: Font, id, characters = []) {
    const glyph = getGlyph.call(this, id, characters);
    if (glyph && glyph.codePoints.length === 0 && characters.length > 0) glyph.codePoints = [...characters];
    return glyph;
  };
}
