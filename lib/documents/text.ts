import { mapTexts } from "@/lib/artifacts/text";
import { headingOf } from "@/lib/content/heading-line";

/** Text that any of the formats can hold: no control characters, no halves of characters, no noncharacters. */
export const safeText = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(
      /[^\P{Cc}\n\t]|\p{Surrogate}|[\u200B\u2060\uFEFF\u00AD\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu,
      "",
    )
    .replace(/\p{Noncharacter_Code_Point}/gu, "");

export const safeDeep = <T>(value: T): T => mapTexts(value, safeText);

/** Every text inside a value, to know which characters a file needs. */
export function* textsOf(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (value && typeof value === "object")
    for (const child of Object.values(value)) yield* textsOf(child);
}

const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** True when the first letter and most of them are written so: a sentence that begins with a name is none of its script. */
export function isRightToLeft(text: string): boolean {
  if (!RTL.test(/\p{L}/u.exec(text)?.[0] ?? "")) return false;
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => RTL.test(letter)).length * 2 >= letters.length;
}

/** A Thai vowel that is drawn as two signs, written as both: the renderer would lose a letter for each of them. */
export const shaped = (text: string): string => text.replace(/([\u0E48-\u0E4B]?)\u0E33/g, "\u0E4D$1\u0E32");

/** No line holds a longer word in every size it is set in. */
const LONGEST_WORD = 24;

/** A word that may be too long for its line, in the parts that its own hyphens and tied spaces leave. */
export const piecesOf = (word: string): string[] =>
  [...word].length > LONGEST_WORD ? word.split(/(?<=\p{L}[-–]|\u00A0)/u) : [word];

/** Parts of a piece that has to break. */
export function chopped(piece: string): string[] {
  const characters = [...piece];
  if (characters.length <= LONGEST_WORD) return [piece];
  return Array.from({ length: Math.ceil(characters.length / 12) }, (_, i) =>
    characters.slice(i * 12, i * 12 + 12).join(""),
  );
}

/** At most `max` characters, cut at a word, with an ellipsis. */
export function shorten(text: string, max: number): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  const cut = characters.slice(0, max - 1).join("");
  const space = cut.lastIndexOf(" ");
  return `${(space > max * 0.6 ? cut.slice(0, space) : cut).replace(/[\s,;:.–—-]+$/, "")}…`;
}

export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "heading"; text: string }
  | { kind: "item"; marker: string; text: string };

/** Paragraphs, headings and list items, as the writer set them with line breaks, colons, "1." and "-". */
export function blocksOf(text: string): Block[] {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const item = /^(?:(\d{1,2})[.)]|[-•*])\s+(.+)$/su.exec(line);
      if (item) return { kind: "item", marker: item[1] ? `${item[1]}.` : "•", text: item[2] ?? "" };
      const heading = headingOf(line);
      return heading ? { kind: "heading", text: heading } : { kind: "paragraph", text: line };
    });
}
