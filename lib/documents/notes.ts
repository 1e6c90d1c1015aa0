import { PLANNING } from "@/lib/finance/planning";

/** Said once above the rows instead of in each of them. */
export const ASSUMED_MEANS = "Assumed: a planning value for this kind of business, without a source.";

const stems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? [])
    .filter((word) => !/^(the|and|per|that|for|are|was|its)$/.test(word))
    .map((word) => word.replace(/s$/, "").slice(0, 4));

/** Most of its words stand in the label already. */
function repeats(label: string, said: string): boolean {
  const known = new Set(stems(label));
  const words = stems(said);
  return words.filter((word) => known.has(word)).length >= words.length * 0.6;
}

const amountOf = (text: string): number =>
  Number(text.replace(/[^\d.]/g, "") || Number.NaN) / (text.includes("%") ? 100 : 1);

/** "Stated: $49" beside 49. */
function isValue(note: string, value: string | number): boolean {
  const stated = /^Stated: (.+?)\.?$/.exec(note)?.[1];
  if (!stated || stated.replace(/[\d.,\s]/g, "").length > 4) return false;
  return Math.abs(amountOf(stated) - (typeof value === "number" ? value : amountOf(value))) < 1e-9;
}

/** What a note adds to its row, where label, value and basis stand beside it. */
export function noteBeside(note: string, label: string, value: string | number): string {
  if (isValue(note, value)) return "";
  const [first = "", ...rest] = note
    .replace(PLANNING, "")
    .replace(/[;,] assumed(?=\.|$)/g, "")
    .trim()
    .split(/(?<=[.;])\s+/);
  const kept = (repeats(label, first) ? rest : [first, ...rest]).join(" ");
  return kept.charAt(0).toUpperCase() + kept.slice(1);
}
