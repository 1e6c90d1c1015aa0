import * as z from "zod";

/** One line of text an artifact holds, as stored. */
export const line = z.string().max(600);
/** A paragraph or several. */
export const prose = z.string().max(6_000);
export const lines = (max: number) => z.array(line).max(max);

/** Text that came from a founder: one NFC form, no invisible padding, no control characters. */
export function clean(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[^\P{Cc}\n\t]|[\u2028\u2029\uFFFE\uFFFF]/gu, "")
    .replace(/[\u200B\u2060\uFEFF\u00AD]/g, "")
    .replace(/\p{Surrogate}/gu, "");
}

interface Limits {
  min?: number;
  max: number;
  name: string;
}

/** Founder text in a request: cleaned and trimmed before its length counts. */
export const founderText = ({ min = 0, max, name }: Limits) =>
  z
    .string({ error: `${name} must be text` })
    .transform((text) => clean(text).trim())
    .pipe(
      z
        .string()
        .min(min, min > 1 ? `${name} needs at least ${min} characters` : `${name} is required`)
        .max(max, `${name} can have at most ${max} characters`),
    );

/** A value with every text in it changed. */
export function mapTexts<T>(value: T, map: (text: string) => string): T {
  const walk = (node: unknown): unknown => {
    if (typeof node === "string") return map(node);
    if (Array.isArray(node)) return node.map(walk);
    if (node === null || typeof node !== "object") return node;
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, walk(child)]));
  };
  return walk(value) as T;
}
