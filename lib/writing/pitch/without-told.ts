import type { Case } from "../case";
import { bare, wordCount } from "../english";

const LEAST = 4;
/** Who the founders are and what has happened has a place of its own in the talk. */
export function withoutTold({ record, team, traction, done }: Case, said: string): string {
  const told = [record, ...team, ...traction, done ?? ""].filter(Boolean);
  return told.reduce((rest, part) => {
    const at = rest.toLowerCase().indexOf(part.toLowerCase());
    if (at < 0) return rest;
    const left = bare(`${rest.slice(0, at)}${rest.slice(at + part.length)}`)
      .replace(/^[\s,;]*(?:and |but |so )?/i, "")
      .replace(/[\s,;]*\b(?:and|but|so|because|as)$/i, "");
    return wordCount(left) >= LEAST ? left : "";
  }, said);
}
