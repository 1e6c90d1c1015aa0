import { LOGO_LIMITS } from "@/lib/content/logo-fonts";

/** Controls, direction marks and the like; the joiner that holds an emoji together stays. */
const INVISIBLE =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u00ad\u061c\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
/** No script stacks more than a few marks on a letter. */
const MARKS = /(\p{M}{4})\p{M}+/gu;

/** A name as it may be drawn: one line, visible characters, at most 50 of them, none cut in two. */
export function brandText(raw: string): string {
  const line = raw
    .slice(0, LOGO_LIMITS.text * 40)
    .replace(/\s/g, " ")
    .replace(INVISIBLE, "")
    .replace(/[\s\p{Z}]+/gu, " ")
    .normalize("NFC")
    .replace(MARKS, "$1");
  let text = "";
  for (const { segment } of new Intl.Segmenter("en", { granularity: "grapheme" }).segment(line)) {
    if (text.length + segment.length > LOGO_LIMITS.text) break;
    text += segment;
  }
  return text;
}

/** What a file with this logo is called: letters and digits of any script, never a path. */
export const logoFileName = (text: string, extension: "png" | "svg"): string =>
  `${
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
      .replace(/^-+|-+$/g, "") || "brand"
  }-logo.${extension}`;
