import { inflateSync } from "node:zlib";

const DIRECTORY = { woff: 44, sfnt: 12 } as const;
const ENTRY = { woff: 20, sfnt: 16 } as const;
const padded = (length: number): number => (length + 3) & ~3;

const CONTEXTUAL = "calt";
/** A tag that no shaper asks for. */
const UNUSED = "zzzz";

/**
 * Takes contextual shapes out of a table of substitutions. Alphabets that are written apart hardly use them, and
 * looking for them took most of a PDF's time.
 */
export function withoutContextual(font: Buffer): Buffer {
  for (
    let entry = DIRECTORY.sfnt;
    entry < DIRECTORY.sfnt + font.readUInt16BE(4) * ENTRY.sfnt;
    entry += ENTRY.sfnt
  ) {
    if (font.toString("latin1", entry, entry + 4) !== "GSUB") continue;
    const table = font.readUInt32BE(entry + 8);
    const features = table + font.readUInt16BE(table + 6);
    for (let i = 0; i < font.readUInt16BE(features); i++) {
      const tag = features + 2 + i * 6;
      if (font.toString("latin1", tag, tag + 4) === CONTEXTUAL) font.write(UNUSED, tag, "latin1");
    }
  }
  return font;
}

/** A WOFF 1.0 as the plain font inside it: the renderer would unpack a table again for every letter. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const at = DIRECTORY.woff + i * ENTRY.woff;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    };
  });
  const start = DIRECTORY.sfnt + count * ENTRY.sfnt;
  const font = Buffer.alloc(tables.reduce((sum, { bytes }) => sum + padded(bytes.length), start));
  const power = 2 ** Math.floor(Math.log2(count));
  woff.copy(font, 0, 4, 8);
  for (const [field, value] of [count, power * 16, Math.log2(power), (count - power) * 16].entries())
    font.writeUInt16BE(value, 4 + field * 2);
  let offset = start;
  for (const [i, { tag, checksum, bytes }] of tables.entries()) {
    const at = DIRECTORY.sfnt + i * ENTRY.sfnt;
    tag.copy(font, at);
    for (const [field, value] of [checksum, offset, bytes.length].entries())
      font.writeUInt32BE(value, at + 4 + field * 4);
    bytes.copy(font, offset);
    offset += padded(bytes.length);
  }
  return font;
}
