import type { AmountRole } from "../data/amount-cues";
import { NUMBER, parseNumber } from "../text/number-words";
import { sentenceSpans } from "../text/sentences";
import { pointSeparates } from "./amount-patterns";
import type { ReadAmount } from "./amount-roles";
import type { Amount } from "./amounts";
import { inBrackets, pricedAlike } from "./cost-in-brackets";
import { singular } from "./price-tail";

/** A stretch of text whose sums were announced as costs: of each thing that is sold, or of every month. */
interface Stretch {
  start: number;
  end: number;
  of: "each" | "month";
  /** What each of them is a cost of, in one: "small kit". */
  thing: string;
}

const ARTICLE = "(?:an?|one|each|every|the|our|my|any|single)\\s";
const THING = "((?:[\\p{L}’'-]+\\s){0,3}?[\\p{L}’'-]{3,})";
const OPENS = "(?:^|[.;!?\\n]\\s+|,\\s)";
/** "Fixed:", "our monthly costs are:", "every month we pay". */
const MONTHLY = new RegExp(
  `${OPENS}(?:(?:our|my|the)\\s)?(?:(?:fixed|overheads?|monthly|running)(?:\\s(?:monthly|running))?(?:\\s(?:costs?|expenses|overheads?|bills|spending))?(?:\\s(?:(?:a|per|each|every)\\smonth|monthly|for us))?(?:\\s(?:are|is)\\s?[:=–-]?|\\s?[:=–-])|(?:(?:a|per|each|every)\\smonth|monthly),?:?\\s(?:we|i)\\s(?:pay|spend|have)\\b)`,
  "giu",
);
/** "Costs are one van (lease), rent of the hall", "our costs: studio": of every month, where one of them is paid by time. */
const COSTS_ARE = new RegExp(
  `${OPENS}(?:(?:our|my|the)\\s)?(?:(?:main|only|biggest|other|regular|current)\\s)?(?:costs|expenses|outgoings)(?:\\s(?:for (?:us|me)|today|now|so far))?(?:\\s(?:are|include)\\s?:?|\\s?[:=–-])\\s?`,
  "giu",
);
/** "Cost of a piece:", "our costs per check are:", "unit costs:". */
const COST_OF = new RegExp(
  `${OPENS}(?:(?:our|my|the|direct|material|total|variable|production)\\s)*(?:costs?|cogs|bom|expenses)\\s(?:of|per|for|on)\\s(?:${ARTICLE})?${THING}(?:\\s(?:is|are))?\\s?[:=–]`,
  "giu",
);
/** "One box costs us:", "what the cover costs us:", "small kit costs:". */
const IT_COSTS = new RegExp(
  `${OPENS}(?:what\\s)?(?:${ARTICLE})?(?!(?:monthly|fixed|running|overhead|our|other|extra|the|delivery|shipping|postage)\\s)${THING}\\s(?:costs?|eats(?: up)?|swallows)(?:\\s(?:us|me))?(?:\\s(?:about|around|roughly))?\\s?:`,
  "giu",
);
/** "Per load we pay", "for one rental we spend:", "on each order I spend". */
const WE_PAY = new RegExp(
  `${OPENS}(?:and\\s)?(?:per|(?:for|on|of|in|from|out of|with)\\s(?:an?|one|each|every))\\s${THING},?\\s(?:we|i)\\s(?:pay|spend|have|use|need|buy)(?:\\s(?:out|about|around))?:?\\s`,
  "giu",
);
const PERIODS = /^(?:day|week|month|quarter|year|season|term)$/i;
/** Paid by time, whatever is sold. */
const RUNS =
  /\b(?:rent|lease|leased|electricity|power|internet|phone|insurance|hosting|salar(?:y|ies)|wages?|accountant|bookkeep(?:er|ing)|stipend|van|assistant|helper|driver|employee|half[- ]time|part[- ]time)\b/i;
/** Somebody else comes to speak, or the business asks for something: the list has ended. */
const LIST_ENDS =
  /[;,.]?\s(?:and\s|but\s|while\s)?(?:(?:we|i)\s(?:charge|sell|ask|rent|let|take|keep|get|earn|want|need|have|did|sold|are|plan)|(?:the\s|our\s|each\s)?(?:customers?|clients?|buyers?|guests?|parents?|famil(?:y|ies)|members?)\s(?:pays?|gets?))\b/iu;

const stretchesOf = (text: string): Stretch[] => {
  const found: Stretch[] = [];
  const spans = sentenceSpans(text);
  for (const [pattern, of] of [
    [MONTHLY, "month"],
    [COSTS_ARE, "month"],
    [COST_OF, "each"],
    [IT_COSTS, "each"],
    [WE_PAY, "each"],
  ] as const)
    for (const match of text.matchAll(pattern)) {
      const start = match.index + match[0].length;
      const words = (match[1] ?? "").toLowerCase().split(/\s/);
      const thing = [...words.slice(0, -1), singular(words.at(-1) ?? "")].join(" ");
      const sentence = spans.find((span) => span.start < start && start <= span.end);
      const rest = text.slice(start, sentence?.end ?? text.length);
      const stop = LIST_ENDS.exec(rest)?.index ?? rest.length;
      if (pattern === COSTS_ARE && !RUNS.test(rest.slice(0, stop))) continue;
      found.push({ start, end: start + stop, of: PERIODS.test(thing) ? "month" : of, thing });
    }
  return found;
};

/** Where a text lists what the business pays every month. */
export const monthlyLists = (text: string): readonly { start: number; end: number }[] =>
  stretchesOf(text).filter(({ of }) => of === "month");

/** "Shell 2,900, wool lining 1,350": a thing and its figure, with nothing the figure could count. */
const ITEM = new RegExp(
  `(?<=\\p{L}[\\p{L}’')-]*\\s)(?<!\\b(?:for|of|with|than|about|from|up to|lasts|after|every|size|no)\\s)(${NUMBER})(?=\\s*(?:$|[,;.)]|and\\s|each\\b|(?:per|an?)\\s\\p{L}))(?![,.]\\d)`,
  "giu",
);

/** Sums that stand without their sign in an announced list of costs. */
export function announcedSums(text: string, signed: readonly Amount[]): Amount[] {
  const currency = signed.find(({ kind }) => kind === "money")?.currency;
  if (!currency) return [];
  return stretchesOf(text).flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(ITEM)].flatMap((match): Amount[] => {
      const said = match[1] ?? "";
      const at = start + match.index;
      const until = at + said.length;
      if (signed.some((amount) => at < amount.end && until > amount.start)) return [];
      const value = parseNumber(said, pointSeparates(text));
      return [{ kind: "money", value, low: value, high: value, currency, start: at, end: until, text: said }];
    }),
  );
}

/** "..., so ₱176", "together 48", "= 12.40": what the parts add up to. */
const IN_ALL =
  /\b(?:so|makes?|making|total(?:s|ling|ing)?|together|altogether|in all|that is|that's|sum|comes to|adds up to|added up)\b[^,;\d]{0,16}$|=\s?$/i;
/** "Costs us:", "per load we pay". */
const OURS = /\b(?:us|me|we|i|our|my)\b[^.;]*$/i;
const NOT_COSTS: readonly (AmountRole | null)[] = ["through", "bound", "own", "draw"];

/** Every sum of an announced list is a cost, of each sale or of a month; two equal ones are two, and the total is no further one. */
export function announcedCosts(told: readonly ReadAmount[], text: string): ReadAmount[] {
  const read = pricedAlike(told, text);
  const stretches = stretchesOf(text);
  return read.map((amount) => {
    const behind = amount.kind === "money" ? inBrackets(amount, read, text) : null;
    if (behind) return behind;
    const stretch = stretches.find(({ start, end }) => start <= amount.start && amount.start < end);
    if (!stretch || amount.kind !== "money" || NOT_COSTS.includes(amount.role)) return amount;
    const before = read.filter(
      ({ kind, start }) => kind === "money" && start >= stretch.start && start < amount.start,
    );
    // "A workshop costs: adults €60, children €35", where nothing has a price yet.
    const priced = read.some(
      ({ kind, role, start }) => kind === "money" && role !== "cost" && start < stretch.start,
    );
    if (stretch.of === "each" && !priced && !OURS.test(text.slice(0, stretch.start))) return amount;
    if (before.length > 0 && IN_ALL.test(text.slice(before.at(-1)?.end, amount.start)))
      return { ...amount, role: "compare", sure: true, unsure: false };
    const { period, unit } = amount.tail;
    const settled = { ...amount, role: "cost" as const, sure: true, unsure: false, sought: false };
    const monthly = { ...amount.tail, period: "month" as const };
    if (stretch.of === "month")
      return period || unit ? settled : { ...settled, overhead: true, tail: monthly };
    const whole = !period && !unit;
    return whole ? { ...settled, listed: { at: stretch.start, of: stretch.thing } } : settled;
  });
}
