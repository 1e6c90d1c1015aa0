import type { WritingContext } from "@/lib/artifacts/recipe";
import { derivedFacts } from "./derived";

/** Days, weeks and months that plans are spoken of in. */
const DURATIONS = new Set([7, 14, 20, 24, 30, 36, 40, 48, 60, 90]);
const ORDINALS = 12;
const YEARS = 5;

const NUMERAL =
  /(?<![\p{L}\d#])[-−]?\p{Sc}?\s?\d+(?:[.,]\d+)*\s?(?:%|k\b|K\b|M\b|m\b(?!\p{L})|bn?\b|B\b|x\b)?/gu;

const SCALE: Record<string, number> = { k: 1e3, K: 1e3, M: 1e6, m: 1e6, b: 1e9, bn: 1e9, B: 1e9 };

export interface Numeral {
  text: string;
  value: number;
}

/** "2,400" and "14.50" are read; "1.200" in running English is a decimal. */
export function numeralsIn(text: string): Numeral[] {
  return [...text.replace(/#[0-9a-fA-F]{6}\b/g, "").matchAll(NUMERAL)].map((match) => {
    const said = match[0].trim();
    const digits = said.replace(/[^\d.,]/g, "").replace(/[.,]$/, "");
    const plain =
      /^\d{1,3}([.,]\d{3})+$/.test(digits) && !/^0[.,]/.test(digits)
        ? digits.replace(/[.,]/g, "")
        : digits.replace(/,/g, ".");
    const unit = /(%|k|K|M|m|bn?|B|x)$/.exec(said)?.[1] ?? "";
    return { text: said, value: Number(plain) * (SCALE[unit] ?? 1) };
  });
}

const near = (a: number, b: number) => Math.abs(a - b) <= Math.max(1e-9, Math.abs(b) * 0.005);

/** "1.9 million" beside itself as "1.9M", "R160" as "R 160": the same sum in figures. */
const inFigures = (answers: string) =>
  `${answers} ; ${answers
    .replace(/(?<![\p{L}])(\p{Lu}{1,3}|Rs\.?|Rp|kr)(?=\d)/gu, "$1 ")
    .replace(/(?<=\d)\s?(?:million|millionen|millones|milhões|mio|mln)\b/giu, "M")
    .replace(/(?<=\d)\s?(?:thousand|tausend|mil)\b/giu, "k")}`;

interface KnownNumerals {
  said: ReadonlySet<string>;
  values: readonly number[];
}

const kept = new WeakMap<WritingContext, KnownNumerals>();

/** What may be said of this idea: the ledger's figures, the founder's own and sums over them. */
function knownNumerals(context: WritingContext): KnownNumerals {
  const before = kept.get(context);
  if (before) return before;
  const { brief, ledger, model, hoursPerWeek } = context;
  const known = new Set<string>();
  const values: number[] = [hoursPerWeek];
  const facts = [...Object.values(ledger), ...Object.values(derivedFacts(brief))].map(
    ({ display }) => display,
  );
  const answers = inFigures(Object.values(brief.answers).join(" "));
  const words = [
    ...facts,
    answers,
    brief.lines.map(({ evidence }) => evidence).join(" "),
    model.warnings.map((w) => w.text).join(" "),
  ].join(" ; ");
  for (const { text: said, value } of numeralsIn(words)) {
    known.add(said);
    values.push(Math.abs(value));
  }
  for (const { quantity } of brief.lines)
    if (quantity) values.push(quantity.value, quantity.low, quantity.high);
  for (const { value } of model.market.factors)
    values.push(value <= 1 ? Number((value * 100).toPrecision(2)) : value);
  const found = { said: known, values };
  kept.set(context, found);
  return found;
}

/** Numerals that are neither a fact of the ledger, nor the founder's, nor a duration, an ordinal or a year around the start. */
export function strayNumerals(text: string, context: WritingContext): string[] {
  const { said: known, values } = knownNumerals(context);
  const { startDate } = context;
  const thisYear = Number(startDate.slice(0, 4));
  return numeralsIn(text)
    .filter(({ text: said, value }) => {
      const size = Math.abs(value);
      if (known.has(said) || DURATIONS.has(size)) return false;
      if (Number.isInteger(size) && size <= ORDINALS && !/[%\p{Sc}kMx]/u.test(said)) return false;
      if (Number.isInteger(size) && Math.abs(size - thisYear) <= YEARS) return false;
      if (/^4\.5$/.test(said)) return false;
      return !values.some((other) => near(size, other));
    })
    .map(({ text: said }) => said);
}
