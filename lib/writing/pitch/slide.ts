import type { Slide } from "@/lib/artifacts/pitch/artifact";
import type { Case } from "../case";
import { cores } from "../cut";
import { cap, sentence, shorten, wordCount } from "../english";
import { isWhole } from "../whole";

export const WORDS = 16;

/** At most sixteen words, closed by nothing: a bullet. */
export const bullet = (text: string) =>
  text.startsWith("[") ? text : cap(shorten(text.replace(/[.;,]$/, ""), WORDS));
export const bullets = (...items: (string | false | null | undefined)[]) =>
  [
    ...new Set(
      items.filter((item): item is string => Boolean(item) && wordCount(item || "") <= WORDS).map(bullet),
    ),
  ].slice(0, 5);
export const spoken = (...items: (string | false | null | undefined)[]) =>
  items
    .filter((item): item is string => Boolean(item))
    .map(sentence)
    .slice(0, 3);
/** Founder text is never cut: what is too long gives way to a part that can stand alone. */
export const fits = (text: string) => wordCount(text) <= WORDS && wordCount(text) >= 4 && isWhole(text);
/** What stands before each "and" that a whole clause follows: a list is never cut. */
export function beforeAnd(text: string): string[] {
  const parts = text.split(/ and (?:still |then )?/);
  return parts.flatMap((_, i) => {
    const next = parts[i + 1];
    const before = text.slice(0, next ? text.indexOf(next, parts.slice(0, i + 1).join(" and ").length) : 0);
    return next && wordCount(next) >= 4 && wordCount(before) >= 7
      ? [before.replace(/ and (?:still |then )?$/, "")].filter((part) => isWhole(part))
      : [];
  });
}
export const brief = (text: string | undefined) => {
  if (!text) return "";
  return [text, ...cores(text)].find(fits) ?? [...beforeAnd(text)].reverse().find(fits) ?? "";
};

/** Adds what is always true of this venture until a slide has three lines. */
export function atLeast(count: number, items: string[], more: string[]): string[] {
  const extra = bullets(...more).filter((item) => !items.includes(item));
  return [...items, ...extra].slice(0, Math.max(count, items.length));
}

export type Write = (c: Case) => Slide;
