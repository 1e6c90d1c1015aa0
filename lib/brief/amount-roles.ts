import type { Amount } from "./amounts";
import { type AmountRole, CUES, type Cue, LATER } from "./data/amount-cues";
import { CUSTOMER_WORDS } from "./data/periods";
import { readTail, type Tail } from "./price-tail";
import { sentenceSpans } from "./sentences";

/** An amount with what it is, in its own stretch of the sentence. */
export interface ReadAmount extends Omit<Amount, "role"> {
  role: AmountRole | null;
  tail: Tail;
  /** Words from the last barrier to the amount. */
  before: string;
  /** Words after the amount and its units, up to the next barrier or amount. */
  after: string;
  /** The stretch as one contiguous piece of the text. */
  phrase: { start: number; end: number };
  later: boolean;
  /** Another price for what the amount before it pays for. */
  alternative?: boolean;
  /** Paid by the month for so many customers; the value is the part of one of them. */
  caseload?: number;
  /** A cost for each of several sizes, in the order of their prices. */
  sizes?: { value: number; said: string }[];
}

const BARRIER =
  /[;:]\s|,\s+(?:and|but|plus|then|with|while|y|und|et|e|en)\s|\s(?:plus|and|but|while|whereas|y|und|et|más|mais)\s(?=\p{L}+\s|$)|,\s/giu;

/** Where the stretch before an amount begins: the last barrier, unless nothing but units would be left. */
function stretchStart(text: string, from: number, to: number, hasPrevious: boolean): number {
  if (!hasPrevious) return from;
  let start = from;
  for (const match of text.slice(from, to).matchAll(BARRIER)) start = from + match.index + match[0].length;
  return start;
}

/** Where the stretch after an amount ends: the first barrier when another amount follows, else the sentence. */
function stretchEnd(text: string, from: number, to: number, hasNext: boolean): number {
  if (!hasNext) return to;
  const [match] = text.slice(from, to).matchAll(BARRIER);
  return match ? from + match.index : to;
}

function distance(cue: Cue, side: "before" | "after", words: string): number | null {
  if (cue.side !== "both" && cue.side !== side) return null;
  const matches = [...words.matchAll(cue.pattern)];
  const match = side === "before" ? matches[matches.length - 1] : matches[0];
  if (!match) return null;
  const gap = side === "before" ? words.length - match.index - match[0].length : match.index + 4;
  return (
    gap +
    (/[,;(]/.test(
      side === "before" ? words.slice(match.index + match[0].length) : words.slice(0, match.index),
    )
      ? 12
      : 0)
  );
}

function roleOf(amount: Amount, before: string, after: string): AmountRole | null {
  let best: { role: AmountRole; score: number } | null = null;
  for (const cue of CUES) {
    if (cue.kind && cue.kind !== amount.kind) continue;
    for (const side of ["before", "after"] as const) {
      const gap = distance(cue, side, side === "before" ? before : after);
      if (gap === null) continue;
      const score = gap - (cue.weight ?? 0) * 18;
      if (!best || score < best.score) best = { role: cue.role, score };
    }
  }
  return best?.role ?? null;
}

/** Between two prices of one list ("$29, $79 and $199 per month") nothing but joining words stands. */
const LISTED =
  /^[\s,/]*(?:and|or|y|o|und|oder|et|ou|e|en|of)?\s*(?:the\s+)?(?:(?!then|plus|later)[\p{L}]{2,12}\s*)?(?:at|for|:|=|\()?\s*$/iu;

/** "Sells for 145 on average" is a price; an average is the size of a trade only beside a commission on it. */
const SOLD_AT = /\b(?:sells?|sold|selling|costs?|goes?|retails?)\s+(?:for|at)?\s*$/i;
const AVERAGE = /\b(?:average|avg|typical|typically)\b/i;
/** ", SIM 1.10": the second cost is of another thing, with a period of its own. */
const NAMED_NEXT = /^,\s*\p{L}/u;
/** ", shipping 420", "and packaging 1": what is listed after a cost is a cost. */
const MORE_COST = /^[^.;]{0,24}(?:,|\band|\bplus|\+)\s*(?:\p{L}+\s){0,3}$/iu;
/** ", and later we show advertising" speaks of another thing. */
const AND_THEN = /[,;]\s+(?:and|but|then)\s/i;
/** A sentence that opens with the future speaks of it to its end. */
const OPENS_LATER =
  /^(?:(?:and|then|but)\s+)?(?:later|eventually|in (?:the )?future|in year (?:two|three|2|3)|after|once we|when we)\b/i;

const BARE_WORDS = /^(?:[^.;:]{0,18}\b)?(?:and|or)\s+$|^(?:[^.;:]{0,18}),\s*$/i;

/** "£32 an hour peak and £18 off-peak": the second price is for the same unit at other times. */
function isAlternative(before: ReadAmount, here: ReadAmount, text: string): boolean {
  const sold = before.role === "price" || before.role === null;
  if (!sold || before.kind !== "money" || here.kind !== "money" || before.currency !== here.currency)
    return false;
  if (!before.tail.unit || before.tail.period || here.tail.unit || here.tail.period) return false;
  if (here.role !== null && here.role !== "price") return false;
  return (
    BARE_WORDS.test(text.slice(before.end + before.tail.length, here.start)) && TIMES_OF_SALE.test(here.after)
  );
}
/** When or for whom the other price holds. */
const TIMES_OF_SALE =
  /^\s*(?:for (?:\p{L}+ )?(?:groups|teams|orders|companies|customers|shops|\p{L}+s) (?:of|above|over|from|with more than)\b|off-peak|off peak|peak|on weekends?|at weekends?|on weekdays?|weekends?|weekdays?|at night|for (?:children|kids|students|seniors|members|concessions)|children|members)\b/iu;

/** "Actors and props cost": several or a mass of something, without an article, has a cost; "a guest ticket costs" has a price. */
const INPUTS_COST =
  /(?:^|[\s,;:(])(?!(?:an?|the|our|each|every|one|this|that|it)\s)((?:\p{L}+\s(?:and\s)?){1,3})costs?\s+(?:about |around |roughly |some |only )?$/iu;
/** "€5.60 wholesale, cost 2.35 per bottle". */
const OWN_COST = /^\s*(?:(?:unit|own|our|production|purchase)\s)?costs?:?\s+(?:about |around |roughly )?$/i;
/** "ingredients and jar 1.85". */
const INPUT = /\b(?:ingredients?|materials?|parts|components|packaging|labou?r|postage)\b[^.;:]{0,24}$/i;
const DEARER = 2;

/** "3,900 per buoy per month; a buoy costs 38,000": what is let by the month is bought by the business. */
function isLet({ tail, currency }: ReadAmount, here: ReadAmount): boolean {
  const bought = /\b(?:an?|each|one|every)\s+(\p{L}+)\s+costs?\s+(?:about |around |some )?$/iu.exec(
    here.before,
  )?.[1];
  return tail.period !== null && bought !== undefined && bought === tail.unit && currency === here.currency;
}

/** After the price of a piece, what its inputs cost is no second price. */
function isInput(here: ReadAmount, earlier: readonly ReadAmount[], text: string): boolean {
  if (here.kind !== "money" || (here.role !== null && here.role !== "price") || here.tail.period)
    return false;
  const sold = earlier.find(({ role, kind }) => kind === "money" && (role === null || role === "price"));
  return (
    sold !== undefined &&
    !sold.tail.period &&
    !/\bcosts?\b/i.test(sold.before) &&
    sold.currency === here.currency &&
    here.value <= sold.value * DEARER &&
    (INPUTS_COST.test(here.before) ||
      (OWN_COST.test(here.before) && here.value < sold.value) ||
      INPUT.test(text.slice(earlier.at(-1)?.end ?? 0, here.start)))
  );
}

/** Gives each amount of a text its role; the nearest cue in its own stretch decides. */
export function readAmounts(
  text: string,
  amounts: readonly Amount[],
  known = new Map<string, AmountRole | null>(),
): ReadAmount[] {
  /** The same words around a price mean the same wherever they stand. */
  const remembered = (amount: Amount, before: string, after: string) => {
    const key = `${amount.kind}|${before}|${after}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const role = roleOf(amount, before, after);
    known.set(key, role);
    return role;
  };
  const sentences = sentenceSpans(text);
  const read = amounts.map((amount, i): ReadAmount => {
    const sentence = sentences.find((span) => span.start <= amount.start && amount.start < span.end) ?? {
      start: 0,
      end: text.length,
    };
    const previous = amounts[i - 1];
    const next = amounts[i + 1];
    const tail = readTail(text.slice(amount.end, Math.min(sentence.end, next?.start ?? sentence.end)));
    const tailEnd = amount.end + tail.length;
    const from = Math.max(
      sentence.start,
      previous && previous.end > sentence.start ? previous.end : sentence.start,
    );
    const hasPrevious = previous !== undefined && previous.end > sentence.start;
    const hasNext = next !== undefined && next.start < sentence.end;
    const start = stretchStart(text, from, amount.start, hasPrevious);
    const end = stretchEnd(text, tailEnd, hasNext ? next.start : sentence.end, hasNext);
    const before = text.slice(start, amount.start);
    const after = text.slice(tailEnd, end);
    return {
      ...amount,
      tail,
      before,
      after,
      role: amount.role ?? remembered(amount, before, `${text.slice(amount.end, tailEnd)}${after}`),
      phrase: { start: Math.min(start, amount.start), end: Math.max(end, tailEnd) },
      later:
        LATER.test(before) ||
        LATER.test(after.split(AND_THEN)[0] ?? "") ||
        (OPENS_LATER.test(text.slice(sentence.start, sentence.end)) &&
          !text.slice(sentence.start, amount.start).includes(";")),
    };
  });
  for (let i = read.length - 2; i >= 0; i -= 1) {
    const here = read[i];
    const next = read[i + 1];
    if (
      !here ||
      !next ||
      here.kind !== "money" ||
      next.kind !== "money" ||
      here.tail.period ||
      here.tail.unit ||
      here.currency !== next.currency
    )
      continue;
    const between = text.slice(here.end, next.start);
    if (!LISTED.test(between) || (here.role === "cost" && NAMED_NEXT.test(between))) continue;
    here.tail = { ...next.tail, length: here.tail.length };
    if (next.role !== here.role && (here.role === null || here.role === "price")) here.role = next.role;
    if (next.role === null || next.role === "price") next.role = here.role ?? next.role;
  }
  // "Foundations give £48 per book": whoever funds it, each one is paid for.
  for (const here of read)
    if (here.role === "grant" && here.tail.unit && !here.tail.period) here.role = "price";
  for (const [i, here] of read.entries())
    if (read.slice(0, i).some((before) => isLet(before, here))) here.role = "capex";
  for (const [i, here] of read.entries()) if (isInput(here, read.slice(0, i), text)) here.role = "cost";
  for (let i = 1; i < read.length; i += 1) {
    const here = read[i];
    const before = read[i - 1];
    if (!here || !before || here.role !== null || here.kind !== "money") continue;
    if (before.role === "cost" && MORE_COST.test(text.slice(before.end, here.start))) {
      here.role = "cost";
      const between = text.slice(before.end + before.tail.length, here.start).toLowerCase();
      const another = read.some(({ tail }) => tail.unit !== null && between.includes(tail.unit));
      if (!here.tail.unit && !here.tail.period && before.tail.unit && !another)
        here.tail = { ...before.tail, length: here.tail.length };
    }
    if (before.role !== "price") continue;
    const added = /^[^.]{0,40}\b(?:plus|and)\s+$/i.test(text.slice(before.end, here.start));
    if (added && (here.tail.unit || here.tail.period)) here.role = "price";
  }
  for (let i = 1; i < read.length; i += 1) {
    const here = read[i];
    const before = read[i - 1];
    if (here && before && isAlternative(before, here, text)) {
      here.role = before.role;
      here.tail = { ...before.tail, length: here.tail.length };
      here.alternative = true;
    }
  }
  for (let i = 1; i < read.length; i += 1) {
    const [before, here] = [read[i - 1], read[i]];
    if (!before?.tail.period || !here?.tail.unit || here.tail.period || here.kind !== "money") continue;
    const joined = /^\s*(?:\+|plus|and)\s*$/i.test(text.slice(before.end + before.tail.length, here.start));
    // "£19 per school and month + £2 per child": paid as often as what it is added to.
    if (joined && CUSTOMER_WORDS.has(here.tail.unit))
      here.tail = { ...here.tail, period: before.tail.period };
  }
  const commission =
    read.some(({ kind, role }) => kind === "percent" && role === "take") || /\bcommission\b/i.test(text);
  const [only, more] = read;
  if (only?.kind === "percent" && !more && only.role === null && /^\s*\S+\s*$/.test(text)) only.role = "take";
  for (const amount of read) {
    const averaged = AVERAGE.test(`${amount.before} ${amount.after}`);
    // Beside a commission, an average is the size of the trade that it is taken of.
    if (commission && averaged && amount.kind === "money" && (amount.role ?? "price") === "price")
      amount.role = "average";
    if (amount.role === "average" && (!commission || (SOLD_AT.test(amount.before) && !averaged)))
      amount.role = "price";
  }
  return read;
}
