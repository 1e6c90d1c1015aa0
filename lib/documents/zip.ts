import { strToU8, type Zippable, zipSync } from "fflate";

/** The same date in every archive, so that the same content gives the same bytes. */
const DATE = new Date(2024, 0, 1, 12);
const STORED = /\.(png|ico|zip|pptx|xlsx|docx|pdf)$/i;

/** Files in the order given; what is compressed already is only stored. */
export function zip(files: Readonly<Record<string, Uint8Array | string>>): Uint8Array {
  const entries: Zippable = {};
  for (const [name, content] of Object.entries(files)) {
    const bytes = typeof content === "string" ? strToU8(content) : content;
    entries[name] = [bytes, { level: STORED.test(name) ? 0 : 6, mtime: DATE }];
  }
  return zipSync(entries);
}
