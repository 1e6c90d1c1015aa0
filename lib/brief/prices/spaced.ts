import type { Assumed } from "@/lib/finance/types";
import { COUNT, countOf } from "../text/number-words";

const METRES: Readonly<Record<string, number>> = {
  m: 1,
  metre: 1,
  meter: 1,
  km: 1000,
  kilometre: 1000,
  kilometer: 1000,
  mile: 1609,
};
const LENGTH = "(km|kilomet(?:re|er)s?|miles?|m|met(?:re|er)s?)";
const metres = (unit: string) => METRES[unit.toLowerCase().replace(/s$/, "")] ?? 1;

/** "A box every 200 metres" along "5 to 50 km of fence": so many of them one customer has; null where either is not said. */
export function spacedAlong(stem: string, texts: readonly string[]): Assumed | null {
  const every = new RegExp(
    `(?<!\\p{L})${stem}(?!\\p{L})[^.;]{0,60}?\\bevery (${COUNT}) ?${LENGTH}(?!\\p{L})`,
    "iu",
  );
  const along = new RegExp(
    `(?<!every )\\b(${COUNT})(?:\\s?(?:to|-|–)\\s?(${COUNT}))? ?${LENGTH} of\\b`,
    "iu",
  );
  const [said = "", step = "", unit = ""] = texts.map((text) => every.exec(text)).find(Boolean) ?? [];
  const [length = "", from = "", to = "", of = ""] =
    texts.map((text) => along.exec(text)).find(Boolean) ?? [];
  const each = countOf(step) * metres(unit);
  const [low, high] = [countOf(from), countOf(to || from)].map((many) => (many * metres(of)) / each);
  if (!(each > 0) || !low || !high || low < 1 || high < low) return null;
  return {
    value: Math.round(Math.sqrt(low * high)),
    low: Math.round(low),
    high: Math.round(high),
    provenance: "derived",
    note: `Stated: ${said}, along ${length}.`,
  };
}
