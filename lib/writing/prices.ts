import { FETCHED } from "@/lib/brief/prices/line-names";
import { countOf } from "@/lib/brief/text/number-words";
import { percent, priceMoney } from "@/lib/finance/money";
import type { Assumed, RevenueLine } from "@/lib/finance/types";
import { bare, inWords, list, uncap, withArticle, wordCount } from "./english";
import { paidBeside } from "./extra-thing";
import { CONDITION, plansPhrase, withIt } from "./plans-phrase";
import { EACH, forWhat, ONCE, PERIOD, perWhat, thingSold, workDone } from "./price-units";

/** What follows the amount as the founder wrote it: "of each booking". */
function tailOf({ evidence, tail: own, paidBy }: RevenueLine): string {
  if (own) return own;
  const after =
    /\d[\d.,]*\s?(?:%|\p{Sc}|[A-Z]{3}\b|kr\b|(?:zł|zloty(?:s|ch)?|[Ee]uros?|[Dd]ollars?|[Pp]ounds?|[Ff]rancs?|[Rr]upees?|[Nn]aira|[Rr]eals?|kron(?:er|or)|crowns?|reais|pesos?|rand|yen|shillings?|lei|lira|percent|pence|cents?)(?!\p{L}))?\s((?:per|a|an|each|every|of|for (?:\d+|an?|one|each)|on each|commission on) .+)$/u.exec(
      bare(evidence),
    )?.[1];
  const tail = bare(
    (after ?? "")
      .replace(/^commission /, "")
      .split(
        /[;:(]|,(?!\d)|(?: or| and| plus| on average)$| (?:on an?|with|and|plus|paid by|including|for the|to the|to keep|by|when|that|if|in|but|because|since|unless|so|which) | for (?=\p{Ll}{3,}s(?: |$))| or (?=(?:an?|one|two|three) )/u,
      )[0] ?? "",
  );
  const plain = tail
    .replace(/ (?:billed|invoiced|charged|paid|sold)$/i, "")
    .replace(/ (?:through|via|with) us$/i, "")
    .replace(/\bwhat we (\p{L}+)$/iu, "what it $1s")
    .replace(paidBy ? / (?:from|paid by) the .*$/i : /$/, "");
  return wordCount(plain) >= 2 && wordCount(plain) <= 7 ? plain : "";
}

/** "Three days a week": how much of it a plan holds. */
const SO_OFTEN = /^\p{L}+ (?:days|times|visits|lessons|classes|sessions|walks) (?:a|per) (?:week|month)$/iu;

const HOLDS = /\b(?:plan|contract|package|subscription|membership) (?:with|of|for) (\p{L}+ \p{L}+)$/iu;

function recurring(line: RevenueLine, tail: string, shown: string, currency: string): string {
  const { everyMonths, price } = line;
  if (everyMonths && price) {
    const whole = priceMoney(price.value * everyMonths, currency);
    return /\b(?:quarter|semester|half|term|months?$)/i.test(tail)
      ? `${whole} ${tail}`
      : `${whole} every ${inWords(everyMonths)} months`;
  }
  // "€45 every three years" is planned by the year.
  const years = countOf(/\bevery (\w+) years\b/i.exec(tail)?.[1] ?? "");
  if (price && line.per === "year" && years > 1)
    return `${priceMoney(price.value * years, currency)} ${tail}`;
  const thing =
    paidBeside(line.evidence) ?? (line.onTop && line.label !== "Subscription" ? line.label : null);
  const plain = tail.replace(/^(?:a|an|each|every|per) (?:year|month|week)$/, "");
  const often = /\b(?:(?:month|year|week|quarter|season)(?:ly)?|day|daily|annually)\b/.test(plain)
    ? plain
    : `${plain} a ${line.per ?? "month"}`;
  const [, held = ""] = HOLDS.exec(line.label) ?? [];
  if (held) return `${shown} ${often.trim()} for ${held}`;
  if (SO_OFTEN.test(line.label) || line.label === "Storage")
    return `${shown} ${often.trim()} for ${uncap(line.label)}`;
  return `${shown} ${often.trim()}${thing ? ` for the ${thing.toLowerCase()}` : ""}`;
}

/** "On baskets of about": the size that followed in the answer. */
const OF_SIZE = /\s(?:of|worth|averaging|at)(?: (?:about|around|roughly|typically|usually|on average))*$/;
const withSize = (tail: string, { averageOrder }: RevenueLine, currency: string) =>
  OF_SIZE.test(tail)
    ? averageOrder
      ? `${tail} ${priceMoney(averageOrder.value, currency)}`
      : tail.replace(OF_SIZE, "")
    : tail;

/** "€1,900 in the first year and €700 in each following year". */
const IN_WHICH_YEAR =
  /\d (in (?:the first|each|every|the)(?: (?:following|further|next|second))? (?:year|season))\b/iu;

/** "Fee per car if they have to be mounted". */
const IN_CASE = /^(?:Fee|Price) per [\p{L}-]+ ((?:if|when|where|unless) .+)$/u;
const MERGED = /the middle is used/;
const sharedTail = (line: RevenueLine) => (/^(?:per|a|an|each) /.test(tailOf(line)) ? tailOf(line) : "");

/** "A single day", "a pass for ten days", "pick-up and return": what one line among several is named after. */
const NAMED =
  /^(?:single (?:day|visit|class|session|lesson|entry)|(?:pass|card|carnet|block|strip|ticket) (?:for|of) \p{L}+ \p{L}+)$/iu;
/** Several ways to pay for the same thing, each with its name. */
export const areNamed = (lines: readonly RevenueLine[]) =>
  lines.length > 1 && lines.some(({ label }) => NAMED.test(label));
const nameOf = ({ label, onTop, kind }: RevenueLine): string =>
  NAMED.test(label)
    ? withArticle(uncap(label))
    : onTop && kind !== "recurring" && FETCHED.test(`${label} `)
      ? uncap(label)
      : "";

// The lower end of a price that is also paid ahead is nobody's price.
const isRange = ({ price, averageOrder, ahead }: RevenueLine) => {
  const amount = price ?? averageOrder;
  return amount?.provenance === "parsed" && amount.low < amount.high && !ahead;
};
function shownPrice(line: RevenueLine, currency: string): string {
  const { value, low, high } = line.price ?? line.averageOrder ?? { value: 0, low: 0, high: 0 };
  return isRange(line)
    ? `${priceMoney(low, currency)} to ${priceMoney(high, currency)}`
    : priceMoney(value, currency);
}

/** "$99 per company per month", "20% of each rental": one revenue line as a noun phrase. */
export function linePhrase(line: RevenueLine, currency: string): string {
  // What is said behind one of two sums that were put together is not said of both.
  const tail = MERGED.test(line.price?.note ?? "") ? sharedTail(line) : tailOf(line);
  if (line.kind === "take" && line.takeRate)
    return `${percent(line.takeRate.value)} ${/^(?:of|on) (?!(?:this|that|it|these|them|which|the amount)\b)/.test(tail) ? withSize(tail, line, currency) : `of every ${tradeOf(line, currency)}`}`;
  const amount = line.price ?? line.averageOrder;
  if (!amount) return line.label.toLowerCase();
  const shown = shownPrice(line, currency);
  if (line.label === "Success fee") return `a success fee of ${shown} on average`;
  const issue =
    /(\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}|[A-Z]{3})) (per (?:issue|episode|edition|newsletter|post))/u.exec(
      line.evidence,
    );
  if (line.kind === "audience" && issue) return `sponsorship at ${issue[1]} ${issue[2]}`;
  if (line.kind === "audience") return `sponsorship at ${shown} per thousand readers`;
  if (line.kind === "grant") return `a grant of ${shown}${line.per === "year" ? " a year" : ""}`;
  if (line.kind === "recurring") return recurring(line, tail, shown, currency);
  if (line.kind === "oneOff" && /^(?:set-up|installation|onboarding) fee$/i.test(line.label))
    return `${shown} as ${withArticle(line.label.toLowerCase())}`;
  const named = nameOf(line);
  if (named) return `${shown} ${/^(?:a|an|each|every|per) [a-z]+$/.test(tail) ? `${tail} ` : ""}for ${named}`;
  if (tail && (line.job || !/^(?:a|an|each|every|per) (?:year|month|week)$/.test(tail)))
    return `${shown} ${tail}`;
  const several = /(?:^|\b(?:and|plus) )([\p{L}-]{3,}s) (?:average|come to|cost)\b/iu.exec(
    line.evidence,
  )?.[1];
  if (several) return `${shown} of ${several.toLowerCase()} on average`;
  const year = IN_WHICH_YEAR.exec(line.evidence)?.[1];
  if (year) return `${shown} ${year}`;
  const [flat] = /\b(?:flat|fixed) fee\b/i.exec(line.evidence) ?? [];
  if (flat && line.label === "Sales") return `${shown} as a ${flat.toLowerCase()}`;
  const said =
    line.kind === "oneOff" && line.label === "One-off fee" ? (workDone(line) ?? thingSold(line)) : null;
  if (said) return `${shown} for ${said}`;
  if (/^(?:Sales|One-off fee)$/.test(line.label) && EACH.test(line.evidence)) return `${shown} each`;
  if (line.label === "One-off fee" && ONCE.test(line.evidence)) return `${shown} once`;
  if (/(?<!usage )\bfee$/i.test(line.label)) return `${shown} as ${withArticle(line.label.toLowerCase())}`;
  if (/^each /i.test(line.label)) return `${shown} for ${line.label.toLowerCase()}`;
  if (MERGED.test(amount.note) && line.label === "Sales") return shown;
  if (CONDITION.test(line.label)) return `${shown} ${uncap(line.label)}`;
  const inCase = IN_CASE.exec(line.label)?.[1];
  if (inCase) return `${shown} ${inCase}`;
  return `${shown}${perWhat(line, isRange(line))}`;
}

/** "A seat in a group session costs": what the sum is said of, before what it lies in. */
const SOLD_AS =
  /(?:^|[.;,] )(?:an?|the|one|each|every) ([a-z]{3,})(?: (?:in|of|for|with|on) [^,.;]{2,40}?)? (?:costs?|is|sells? for|averages?|goes for)\b/i;
const isTold = (amount?: Assumed) => /^(?:founder|derived)$/.test(amount?.provenance ?? "");
/** "€55" and "milking": what the commission is taken of, where its size is stated. */
export function tradeIn({ averageOrder, evidence, tail = "" }: RevenueLine, currency: string) {
  const each =
    /\b(?:per|an?|each|every) (?!(?:commission|share|fee|cut|percentage|cent|flat|small|total)\b)([a-z]{3,})\b/;
  const thing = (SOLD_AS.exec(evidence) ?? each.exec(evidence) ?? each.exec(tail))?.[1];
  return averageOrder && isTold(averageOrder) && thing && !PERIOD.test(thing)
    ? { sum: priceMoney(averageOrder.value, currency), thing }
    : null;
}
function tradeOf(line: RevenueLine, currency: string): string {
  const { sum, thing } = tradeIn(line, currency) ?? {};
  const { averageOrder: each } = line;
  if (!sum && each && isTold(each)) return `${priceMoney(each.value, currency)} paid`;
  return sum ? `${sum} ${thing}` : "transaction";
}

/** What is charged, as a noun phrase; several plans are a choice, everything else is added up. */
export function pricePhrase(lines: readonly RevenueLine[], currency: string, full = true): string {
  const plans = lines.filter(({ id }) => /^plan-/.test(id));
  const others = lines.filter((line) => !plans.includes(line));
  const phrase = (line: RevenueLine) => linePhrase(line, currency) + (full ? withIt(line, currency) : "");
  const goods = plans.length === 0 && others.length > 1 && others.every(isThing);
  const said = plans.length > 1 ? [plansPhrase(plans, currency, linePhrase, !full)] : plans.map(phrase);
  const beside = others.slice(0, 3 - said.length);
  const [first] = beside;
  const chosen =
    first?.kind === "recurring" && beside.slice(1).every((line) => isInstead(line) || isExtra(line));
  const isChoice = (line: RevenueLine) =>
    (goods && !isBeside(line, first)) ||
    (line !== first && isSaidOr(line)) ||
    (chosen && (line === first || isInsteadOf(line, first)));
  const added = beside.filter(
    (line) => (said.length > 0 || line !== first) && (isExtra(line) || !isChoice(line)) && !isSaidOr(line),
  );
  const told = (line: RevenueLine) => (goods ? forThing(line, currency) : phrase(line));
  const choices = [...said, ...beside.filter((line) => !added.includes(line)).map(told)];
  return list([list([...new Set(choices)], "or"), ...new Set(added.map(told))], "plus");
}

/** A single meal or class beside a plan: some take it, and nobody says that it comes on top. */
const isInstead = ({ kind, attach, unitsPerCustomerMonth }: RevenueLine) =>
  /^(?:perUse|unitSale)$/.test(kind) && !isTold(attach) && !isTold(unitsPerCustomerMonth);

/** "₹3,200 for 20 mins, video 500": bought beside the dear one. */
const BESIDE = 0.2;
const isBeside = ({ price }: RevenueLine, first?: RevenueLine) =>
  (price?.value ?? 0) < BESIDE * (first?.price?.value ?? 0);

const EXTRA = /\b(?:extra|additional|add-?ons?|on top|further|introduction|beyond|then|optional(?:ly)?)\b/i;
const isExtra = ({ id, onTop, label, evidence }: RevenueLine) =>
  !!onTop || /^further/.test(id) || EXTRA.test(`${label} ; ${evidence}`);
const WHOLE = /\b(?:whole|instead|single|one-?off|drop-?ins?|casual|lifetime|pass)\b/i;
/** Far less than a month costs is paid for use, and more than it for something else. */
const PART = { least: 0.1, most: 1 };
function isInsteadOf(line: RevenueLine, plan: RevenueLine): boolean {
  const part = (line.price?.value ?? 0) / (plan.price?.value ?? 1);
  return isInstead(line) && (WHOLE.test(line.evidence) || (part >= PART.least && part <= PART.most));
}

/** "or £149 once": said in place of the price before it. */
function isSaidOr({ evidence, price, takeRate }: RevenueLine): boolean {
  const sum = /(?:^|\s)or (?:[\p{L}-]+ ){0,4}?(?:\p{Sc}|[A-Z]{2,3})?\s?(\d[\d.,]*)/u.exec(evidence)?.[1];
  const value = Number(sum?.replace(/,(?=\d{3})|[.,]$/g, ""));
  return value > 0 && (value === price?.low || Math.abs(value - (takeRate?.value ?? 0) * 100) < 0.001);
}

const isThing = ({ kind, label, price, evidence }: RevenueLine) =>
  kind === "unitSale" &&
  !!price &&
  label !== "Sales" &&
  evidence.toLowerCase().includes(label.toLowerCase()) &&
  !/\b(?:per|an?|each) /i.test(evidence.split(/\d/).at(-1) ?? "");
/** "€69 for a sleeping bag", "€39 for trousers". */
const forThing = (line: RevenueLine, currency: string) =>
  `${shownPrice(line, currency)} ${forWhat(line.label)}`;

/** A longer list of prices is said once; after that its first one stands for it. */
const SAYABLE = 8;

/** The prices as they are said again and again: all of them while that is short, else the first. */
export function shortPrice(lines: readonly RevenueLine[], currency: string): string {
  const [first, next] = lines;
  const said = pricePhrase(lines, currency, false);
  // Of a single visit, a card and a month the single visit is what somebody can say yes to.
  if (first && next && NAMED.test(first.label)) return linePhrase(first, currency);
  return first && next && (first.paidBy || (wordCount(said) > SAYABLE && !/^plan-/.test(first.id)))
    ? linePhrase(first, currency)
    : said;
}

/** What another kind of buyer pays is no price of the first ones. */
export function ofFirstBuyer(lines: readonly RevenueLine[]): RevenueLine[] {
  const first = lines.find(({ buyer }) => buyer)?.buyer;
  return lines.filter(({ buyer }) => !buyer || buyer === first);
}
