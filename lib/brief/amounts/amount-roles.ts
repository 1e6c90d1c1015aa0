import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import { type AmountRole, CUES, type Cue, LATER } from "../data/amount-cues";
import { type Span, sentenceSpans } from "../text/sentences";
import type { Tag } from "../told-numbers/tags";
import { settleByNeighbours } from "./amount-neighbours";
import type { Amount } from "./amounts";
import { isAsked, verdictOf } from "./clause-verdicts";
import { type Known, type MoneyClause, moneyClause } from "./money-clauses";
import { isOwnPay } from "./own-pay";
import { periodNamed } from "./period-named";
import { readTail, type Tail } from "./price-tail";

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
  clause?: MoneyClause;
  /** Neither surely a price nor surely a cost: told, and left out of the plan. */
  unsure?: boolean;
  /** Who takes so many of what is costed in a month: "a shop sends 300". */
  taker?: string;
  /** Money that the founder looks for. */
  sought?: boolean;
  /** Somebody pays it to the business. */
  asked?: boolean;
  /** The clause says surely what it is. */
  sure?: boolean;
  /** Another price for what the amount before it pays for. */
  alternative?: boolean;
  /** Paid by the month for so many customers; the value is the part of one of them. */
  caseload?: number;
  /** What the words around it most likely tell that it is. */
  told?: Tag;
  /** Of an announced list of costs: where it begins, and of which thing, or of which price. */
  listed?: { at: number; of: string; price?: number };
  /** A cost of the whole business, or of each sale, as far as that is told. */
  overhead?: boolean;
  /** A cost for each of several sizes, in the order of their prices. */
  sizes?: { value: number; said: string }[];
}

const BARRIER =
  /[;:]\s|,\s+(?:and|but|plus|then|with|while|y|und|et|e|en)\s|\s(?:plus|and|but|while|whereas|y|und|et|más|mais)\s(?=\p{L}+\s|$)|,\s(?!(?:bought|paid|charged|billed) (?:once|up ?front|one-))/giu;

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
  // A shared pattern walked by hand: `matchAll` would copy it for every amount and cue.
  const { pattern } = cue;
  pattern.lastIndex = 0;
  let match = pattern.exec(words);
  if (!match) return null;
  for (let next = side === "before" ? match : null; next; next = pattern.exec(words)) {
    match = next;
    if (next[0] === "") pattern.lastIndex += 1;
  }
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

/** "35 a month, no set-up fee". */
const NO_FEE =
  /\b(?:no|without(?: an?)?|zero) (?:set-?up|joining|entry|registration|activation|onboarding|installation|cancellation)(?: fees?| costs?)?\b/gi;
/** "We take 12%": what others take is told beside it. */
const WE_TAKE = /\b(?:we|i) (?:also |only |just |then |now )?(?:take|keep|charge|ask)\b[^.;]{0,24}%/i;

/** ", and later we show advertising" speaks of another thing. */
const AND_THEN = /[,;)]\s+(?:and|but|then)\s/i;
/** "Their revenue rose from 2,400 to 3,300 a month": told, and asked of nobody. */
const MOVED =
  /\b(?:revenue|turnover|sales|takings|income|profit|costs?|spending|bills?|rents?)\s(?:has |have |had )?(?:rose|risen|grew|grown|went (?:up|down)|gone (?:up|down)|increased|climbed|jumped|fell|fallen|dropped|sank)\s(?:(?:from|to|by)\s)?(?:about\s)?\s*$/i;

/** "Two assistants 9,000 each a month". */
const EACH_FIRST = /^\s*each(?=\s(?:an?|per)\s(?:month|week|year|day|hour)\b)/i;

/** A sentence that opens with the future speaks of it to its end. */
const OPENS_LATER =
  /^(?:(?:and|then|but)\s+)?(?:later|eventually|in (?:the )?future|in year (?:two|three|2|3)|after(?! (?:that\b|(?:the |a |your |this )?(?:free|trial|first|test)\b|it\b|\d))|once we|when we)\b/i;

/** "After the course a refill": what was named before comes to an end for each customer, and not for the business. */
const AFTER_IT = /^after (?:the|this|that|each|every|an?) (?:\p{L}+ )?(\p{L}{4,})/iu;
function opensLater(text: string, { start, end }: Span): boolean {
  const sentence = text.slice(start, end);
  const ended = AFTER_IT.exec(sentence)?.[1]?.toLowerCase();
  return OPENS_LATER.test(sentence) && !(ended && text.slice(0, start).toLowerCase().includes(ended));
}

/** Gives each amount of a text its role; the nearest cue in its own stretch decides. */
export function readAmounts(
  text: string,
  amounts: readonly Amount[],
  known = new Map<string, AmountRole | null>(),
  { field, ...idea }: Known & { field: AnswerField } = { field: "businessModel", audience: "", ours: "" },
): ReadAmount[] {
  /** The same words around a price mean the same wherever they stand. */
  const remembered = (amount: Amount, before: string, behind: string) => {
    const after = behind.replace(NO_FEE, "");
    const key = `${amount.kind}|${before}|${after}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const role = roleOf(amount, before, after);
    known.set(key, role);
    return role;
  };
  const sentences = sentenceSpans(text);
  const weTake = WE_TAKE.test(text);
  let last: MoneyClause | undefined;
  const read = amounts.map((amount, i): ReadAmount => {
    const sentence = sentences.find((span) => span.start <= amount.start && amount.start < span.end) ?? {
      start: 0,
      end: text.length,
    };
    const previous = amounts[i - 1];
    const next = amounts[i + 1];
    const behind = text.slice(amount.end, Math.min(sentence.end, next?.start ?? sentence.end));
    const each = EACH_FIRST.exec(behind)?.[0] ?? "";
    const read = readTail(behind.slice(each.length));
    const tail = each ? { ...read, length: read.length + each.length } : read;
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
    const after = `${each}${text.slice(tailEnd, end)}`;
    const clause = moneyClause(text, amount, hasPrevious ? previous : undefined, sentence.start, idea, last);
    last = clause;
    const moved = MOVED.test(before) ? ("traction" as const) : null;
    const own = isOwnPay(
      { kind: amount.kind, tail },
      text.slice(from, amount.start),
      text.slice(tailEnd, sentence.end),
    );
    const drawn = own && field === "businessModel" ? ("draw" as const) : null;
    const verdict =
      moved ?? drawn ?? verdictOf(clause, amount.kind, field, text.slice(amount.end, end), weTake);
    const asked = verdict === null && field === "businessModel" && isAsked(clause);
    const seen =
      verdict ?? amount.role ?? remembered(amount, before, `${text.slice(amount.end, tailEnd)}${after}`);
    // "Green waste costs me 9 a load": ours, whatever the words beside it remind of.
    const ours = clause.deed === "cost" && /^(?:us|me)\b/i.test(clause.object);
    const said = field === "businessModel" && seen === "compare" && ours ? "cost" : seen;
    const paysForIt = asked && (said === "cost" || (said === "grant" && clause.who === "customer"));
    return {
      ...amount,
      tail,
      before,
      after,
      role: paysForIt && amount.kind === "money" ? "price" : said,
      clause,
      ...(verdict ? { sure: true } : {}),
      ...(asked ? { asked } : {}),
      phrase: { start: Math.min(start, amount.start), end: Math.max(end, tailEnd) },
      later:
        LATER.test(before) ||
        LATER.test(after.split(AND_THEN)[0] ?? "") ||
        (opensLater(text, sentence) && !text.slice(sentence.start, amount.start).includes(";")),
    };
  });
  return settleByNeighbours(periodNamed(read), text);
}
