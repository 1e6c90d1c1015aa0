import type { WritingContext } from "@/lib/artifacts/recipe";
import { percent } from "@/lib/finance/money";
import { derivedFacts } from "./derived";

/** Days, weeks and months that plans are spoken of in. */
const DURATIONS = new Set([7, 14, 20, 24, 30, 36, 40, 48, 60, 90]);
const ORDINALS = 12;
const YEARS = 5;

const NUMERAL =
  /(?<![\p{L}\d#.,])[-−]?(?:\p{Lu}{0,3}\p{Sc}\s?|\b\p{Lu}{3}\s(?=\d))?\d+(?:[.,]\d+)*\s?(?:%|k\b|K\b|M\b|m\b(?!\p{L})|bn?\b|B\b|x\b)?/gu;

const SCALE: Record<string, number> = { k: 1e3, K: 1e3, M: 1e6, m: 1e6, b: 1e9, bn: 1e9, B: 1e9 };

/** What is counted; "any" where a founder wrote a bare number, which may be money. */
type Kind = "money" | "percent" | "count" | "any";

export interface Numeral {
  text: string;
  value: number;
  kind: Kind;
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
    const kind =
      unit === "%" ? "percent" : /^[-−]?(?:\p{Lu}{0,3}\p{Sc}|\p{Lu}{3}\s)/u.test(said) ? "money" : "count";
    return { text: said, value: Number(plain) * (SCALE[unit] ?? 1), kind };
  });
}

/** A rounded figure stands for what it was rounded from; one with cents says it to the cent. */
const CENTS = /\d[.,]\d\d(?!\d)\s?$/;
const near = (said: string, a: number, b: number) =>
  Math.abs(a - b) <= (CENTS.test(said) ? 0.0051 : Math.max(1e-9, Math.abs(b) * 0.005));

/** Money is no count and a share is neither. */
const alike = (a: Kind, b: Kind) => a === b || a === "any" || b === "any";

/** "1.9 million" beside itself as "1.9M", "R160" as "R 160": the same sum in figures. */
const inFigures = (answers: string) =>
  `${answers} ; ${answers
    .replace(/(?<![\p{L}])(\p{Lu}{1,3}|Rs\.?|Rp|kr)(?=\d)/gu, "$1 ")
    .replace(/(?<=\d)\s?(?:million|millionen|millones|milhões|mio|mln)\b/giu, "M")
    .replace(/(?<=\d)\s?(?:thousand|tausend|mil)\b/giu, "k")}`;

interface KnownNumerals {
  said: ReadonlySet<string>;
  values: readonly Pick<Numeral, "value" | "kind">[];
}

const kept = new WeakMap<WritingContext, KnownNumerals>();

/** What may be said of this idea: the ledger's figures, the founder's own and sums over them. */
function knownNumerals(context: WritingContext): KnownNumerals {
  const before = kept.get(context);
  if (before) return before;
  const { brief, ledger, model, hoursPerWeek } = context;
  const known = new Set<string>();
  const values: Pick<Numeral, "value" | "kind">[] = [{ value: hoursPerWeek, kind: "count" }];
  const facts = [...Object.values(ledger), ...Object.values(derivedFacts(brief, ledger))].map(
    ({ display }) => display,
  );
  const ours = [...facts, model.warnings.map((w) => w.text).join(" ")].join(" ; ");
  const theirs = inFigures(
    [
      ...Object.values(brief.answers),
      ...brief.lines.map(({ evidence }) => evidence),
      ...brief.redFlags.map(({ clause }) => clause.text),
    ].join(" ; "),
  );
  const add = (text: string, bare: Kind) => {
    for (const { text: said, value, kind } of numeralsIn(text)) {
      known.add(said);
      values.push({ value: Math.abs(value), kind: kind === "count" ? bare : kind });
    }
  };
  add(ours, "count");
  add(theirs, "any");
  for (const { quantity } of brief.lines)
    if (quantity)
      for (const value of [quantity.value, quantity.low, quantity.high])
        values.push({ value, kind: "count" });
  for (const { value } of model.market.factors)
    values.push(
      value <= 1 ? { value: Number(percent(value).slice(0, -1)), kind: "percent" } : { value, kind: "any" },
    );
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
    .filter(({ text: said, value, kind }) => {
      const size = Math.abs(value);
      if (known.has(said) || DURATIONS.has(size)) return false;
      if (Number.isInteger(size) && size <= ORDINALS && !/[%\p{Sc}kMx]/u.test(said)) return false;
      if (Number.isInteger(size) && Math.abs(size - thisYear) <= YEARS) return false;
      if (/^4\.5$/.test(said)) return false;
      return !values.some((other) => alike(kind, other.kind) && near(said, size, other.value));
    })
    .map(({ text: said }) => said);
}
