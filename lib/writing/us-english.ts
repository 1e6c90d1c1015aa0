import type { WritingContext } from "@/lib/artifacts/recipe";
import { US_WORDS } from "./data/us-words";
import { walked } from "./walked";

/** What is a name or an address and no text. */
export const NO_TEXT: ReadonlySet<string> = new Set(["name", "domain", "extensions", "meta"]);
const IN_NAMES = /^name$/;

function namesIn(value: unknown, key = ""): string[] {
  if (typeof value === "string") return IN_NAMES.test(key) ? [value] : [];
  if (!value || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([inner, held]) => namesIn(held, inner));
}

/** "Colour": "Color", "colour": "color". */
const asWritten = (found: string, word: string) =>
  found.charAt(0) === found.charAt(0).toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** A text as American readers write it; a word that the founder uses, or that a name is made of, stays as it is. */
export function inUsEnglish(text: string, kept: string): string {
  return US_WORDS.reduce(
    (said, [ours, theirs]) =>
      said.replace(ours, (found, ...held) => {
        if (kept.includes(found.trim().toLowerCase())) return found;
        const word = theirs.replace(/\$(\d)/g, (_, at) => held[Number(at) - 1] ?? "");
        return asWritten(found, word);
      }),
    text,
  );
}

/** What was written, in the English of the country where the business starts. */
export function inTheirEnglish<T>(written: T, { brief, brandName, prior }: WritingContext): T {
  if (brief.language !== "en" || brief.geography?.country !== "US") return written;
  const kept = [
    ...Object.values(brief.answers),
    brandName ?? "",
    ...namesIn(prior.brand),
    ...namesIn(written),
  ]
    .join(" ")
    .toLowerCase();
  return walked(written, (text) => inUsEnglish(text, kept), NO_TEXT);
}
