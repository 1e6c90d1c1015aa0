import type { AmountRole } from "../data/amount-cues";
import { multiplierAt, parseNumber, spelt } from "../text/number-words";
import { currencyOf, ONE, PARTS, PERCENT, pointSeparates, RANGE, SPELT_OUT, WORDED } from "./amount-patterns";
import { unsignedAmounts } from "./unsigned";

/** Money or a percentage as it stands in a text. */
export interface Amount {
  kind: "money" | "percent";
  /** Money in major units; a percentage as a share (20% = 0.2). */
  value: number;
  low: number;
  high: number;
  /** Currency code, or a sign or name that needs the country ("$", "kr", "peso"); "cent" when no currency was named. */
  currency: string;
  start: number;
  end: number;
  text: string;
  /** What it is, where the words that mark it as money say so. */
  role?: AmountRole;
}

interface Side {
  value: number;
  currency: string;
  percent: boolean;
}

function read(
  prefix: string,
  digits: string,
  multiplier: string,
  suffix: string,
  pointThousands: boolean,
): Side {
  const factor = multiplierAt(multiplier, 0).factor;
  const percent = new RegExp(`^${PERCENT}$`, "i").test(suffix);
  const raw = parseNumber(digits, pointThousands) * factor;
  if (percent)
    return { value: /b(?:ps|asis)/i.test(suffix) ? raw / 10_000 : raw / 100, currency: "%", percent };
  const currency = suffix ? currencyOf(suffix) : currencyOf(prefix);
  const hundredths = currency === "cent" || currency === "GBP/100";
  const named = hundredths && prefix ? currencyOf(prefix) : currency;
  return { value: hundredths ? raw / 100 : raw, currency: named === "GBP/100" ? "GBP" : named, percent };
}

function readSide(text: string, pointThousands: boolean): Side | null {
  const match = PARTS.exec(text);
  return match ? read(match[1] ?? "", match[2] ?? "", match[3] ?? "", match[4] ?? "", pointThousands) : null;
}

/** Of a wide range the smaller ones are commoner: the geometric mean; of a narrow one the middle. */
export const within = (low: number, high: number) =>
  low > 0 && high / low >= 3 ? Number(Math.sqrt(low * high).toPrecision(3)) : (low + high) / 2;

/** "8,000 to 20,000 KES", "$8-20", "5 to 10%": the mark may stand on either side; it must stand on one. */
function joined(
  first: Side,
  rest: string,
  pointThousands: boolean,
  between: boolean,
): { low: number; high: number; side: Side; length: number } | null {
  const match = RANGE.exec(rest);
  const second = match?.[1] ? readSide(match[1], pointThousands) : null;
  if (!match || !second) return null;
  const mark = first.currency || second.currency;
  const both = first.currency && second.currency;
  if (
    !mark ||
    (both && first.currency !== second.currency) ||
    (/^[ ]?(?:and|y|e|a)\b/i.test(match[0]) && both && !between)
  )
    return null;
  if (!first.currency && second.percent) first = { ...first, value: first.value / 100, percent: true };
  if (first.percent && !second.currency) second.value /= 100;
  if (!first.currency && second.currency === "cent") first = { ...first, value: first.value / 100 };
  if (second.value <= first.value) return null;
  return {
    low: first.value,
    high: second.value,
    side: {
      value: within(first.value, second.value),
      currency: mark,
      percent: first.percent || second.percent,
    },
    length: match[0].length,
  };
}

/** Where a crown has a price it is put on a tooth, and no money. */
const A_CROWN = /\b(?:an?|each|per|every)\s(?:\p{L}+\s)?crown\b/iu;

/** "Weighs 130 pounds", "40 pounds heavier". */
const WEIGHED =
  /\b(?:weigh(?:s|ed|ing)?|lift(?:s|ed|ing)?)(?: (?:about|around|only|over|under|up to|nearly))? $/i;
const isWeight = (said: string, before: string, after: string) =>
  /pounds?$/i.test(said) && (WEIGHED.test(before) || /^ (?:heav|light|(?:in|of) weight)/i.test(after));

/**
 * Every amount of money and every percentage, left to right, ranges as one. `pointThousands` says that "1.200" means
 * twelve hundred: prices hardly ever have three decimals, unless they start with a zero. Plain numbers are not amounts.
 */
export function findAmounts(text: string, pointThousands = pointSeparates(text)): Amount[] {
  const found: Amount[] = [];
  const crowned = A_CROWN.test(text);
  for (const match of text.matchAll(ONE)) {
    const start = match.index;
    const previous = found[found.length - 1];
    if (previous && start < previous.end) continue;
    const first = read(match[1] ?? "", match[2] ?? "", match[3] ?? "", match[4] ?? "", pointThousands);
    const end = start + match[0].length;
    const between = /\b(?:between|from|entre|zwischen|tra|tussen)\s+$/i.test(text.slice(0, start));
    const range = joined(first, text.slice(end, end + 40), pointThousands, between);
    const side = range?.side ?? first;
    if (!side.currency || !Number.isFinite(side.value)) continue;
    if (crowned && /\bcrowns?$/i.test(match[0])) continue;
    const stop = end + (range?.length ?? 0);
    if (isWeight(text.slice(start, stop), text.slice(0, start), text.slice(stop))) continue;
    found.push({
      kind: side.percent ? "percent" : "money",
      value: side.value,
      low: range?.low ?? side.value,
      high: range?.high ?? side.value,
      currency: side.currency,
      start,
      end: stop,
      text: text.slice(start, stop),
    });
  }
  const words = worded(text, found);
  const signed = [...found, ...words, ...speltOut(text, [...found, ...words]), ...partsKept(text)];
  return [...signed, ...unsignedAmounts(text, signed)].sort((a, b) => a.start - b.start);
}

function worded(text: string, found: readonly Amount[]): Amount[] {
  return [...text.matchAll(WORDED)].flatMap((match) => {
    const start = match.index;
    const end = start + match[0].length;
    const quantity = (match[1] ?? "").toLowerCase();
    const unit = (match[2] ?? "").toLowerCase();
    const bareArticle = quantity === "a" && /^(?: (?:cost|based|sign|store))/.test(text.slice(end));
    if (bareArticle || found.some((amount) => start < amount.end && end > amount.start)) return [];
    const size = quantity === "half a" ? 0.5 : quantity === "a quarter of a" ? 0.25 : 1;
    const value = unit === "cent" || unit === "penny" ? size / 100 : size;
    const currency = { cent: "cent", penny: "GBP", dollar: "$", euro: "EUR", pound: "GBP" }[unit] ?? "$";
    return [{ kind: "money" as const, value, low: value, high: value, currency, start, end, text: match[0] }];
  });
}

const PARTS_OF_ONE: Record<string, number> = {
  half: 0.5,
  "a third": 1 / 3,
  "one third": 1 / 3,
  "a quarter": 0.25,
  "two thirds": 2 / 3,
};
/** "of which the museum keeps half". */
const PART_KEPT =
  /(?<=\b(?:keeps?|takes?|gets?|receives?|earns?)\s)(half|a third|one third|a quarter|two thirds)(?=\s*(?:$|[.,;)]|of (?:it|that|the|each)\b))/gi;

function partsKept(text: string): Amount[] {
  return [...text.matchAll(PART_KEPT)].map((match): Amount => {
    const value = PARTS_OF_ONE[match[0].toLowerCase()] ?? 0;
    const [start, end] = [match.index, match.index + match[0].length];
    return { kind: "percent", value, low: value, high: value, currency: "%", start, end, text: match[0] };
  });
}

function speltOut(text: string, found: readonly Amount[]): Amount[] {
  return [...text.matchAll(SPELT_OUT)].flatMap((match): Amount[] => {
    const [said, number = "", name] = match;
    const start = match.index;
    const end = start + said.length;
    if (found.some((amount) => start < amount.end && end > amount.start)) return [];
    const named = name ? currencyOf(name) : "%";
    const parts = named === "cent" || named === "GBP/100" || !name;
    const value = spelt(number) / (parts ? 100 : 1);
    const currency = named === "GBP/100" ? "GBP" : named;
    return [
      { kind: name ? "money" : "percent", value, low: value, high: value, currency, start, end, text: said },
    ];
  });
}
