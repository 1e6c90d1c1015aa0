import type { ReadAmount } from "../amounts/amount-roles";
import { singular } from "../amounts/price-tail";
import { FITTED } from "../data/after-price";
import { COUNT, countOf } from "../text/number-words";
import { isKnown } from "./line-buyers";
import type { PricedLine } from "./line-plans";
import { withLowerEnd } from "./lower-end";
import { subjectOf } from "./sold-thing";

const JOINED =
  /^[^.;:]{0,36}?(?:,|\bor\b|\band\b)\s*(?:or |and )?(?:(?:with|including|for|an?) (?:[\p{L}-]+ ){1,4}|(?:\p{L}+ ){0,1})$/iu;
/** ", with a ladder lorry €190". */
const LARGER_BEFORE = /,\s(?:with|including) \p{L}[^.;,]{2,30}$/iu;
/** "One oven is €95, a double oven €135". */
const SAME_LARGER =
  /^(?:an? |the )?(?:double|triple|large|larger|big|full|long|whole|family|king)(?:\s\p{L}+){0,2}\s$/iu;
const SEVERAL = new RegExp(`^\\s*for (${COUNT})\\b(?: (\\p{L}+))?`, "iu");
/** "for a detached one", "with treatment": the same thing, larger or with more. */
const LARGER = /^\s*(?:for (?:an?|the|two|three|four|\d+)\b|with (?!vat|tax)|including |without )/i;
export const SINGLE = new Set(["perUse", "unitSale", "oneOff", "capacity"]);
/** Dearer than this it is another thing. */
const MOST_LARGER = 6;
/** Cheaper than this a piece it is a size and no number of them. */
export const LEAST_EACH = 0.4;

/** The price that another one follows in the same list; null where it stands for itself. */
export function followed(amount: ReadAmount, priced: readonly PricedLine[], text: string): PricedLine | null {
  const last = priced.at(-1);
  if (!last?.line.price || !SINGLE.has(last.line.kind) || last.line.later || amount.later) return null;
  if (amount.tail.unit || amount.tail.period || amount.kind !== "money" || amount.role === "oneOff")
    return null;
  // "Cafés €1.90 a bottle, people €3.20": the price of somebody else.
  const [, they = ""] =
    /(?:^|[,;]\s|\band\s)((?:\p{L}+\s)?(?:people|\p{L}{3,}s))\s$/u.exec(amount.before) ?? [];
  if (they && isKnown(they.toLowerCase()) && isKnown(last.amount.before.toLowerCase())) return null;
  return JOINED.test(text.slice(last.amount.end + last.amount.tail.length, amount.start)) ? last : null;
}

/** A flat with two bedrooms is larger than one with one. */
const IS_SIZE =
  /^(?:bed)?rooms?$|^(?:storeys?|stories|floors?|people|persons?|cars?|dogs?|cats?|children|kids)$/i;

const MANY_OF_IT = new RegExp(
  `(?:^|[,;.]\\s|\\b(?:or|and)\\s)(${COUNT}) (?:\\p{L}+ )?(\\p{L}{3,}s)(?: (?:for|cost|are|at))?:?\\s$`,
  "iu",
);

/** "A box is £18. Or six boxes for £96": many of what was priced. */
function asPaidAhead(amount: ReadAmount, priced: readonly PricedLine[]): boolean {
  const { period } = amount.tail;
  // "€40 per lesson, five lessons €175".
  const [, many = "", things = ""] = amount.tail.unit ? [] : (MANY_OF_IT.exec(amount.before) ?? []);
  const unit = things ? singular(things.toLowerCase()) : amount.tail.unit;
  const divisor = things ? countOf(many) : amount.tail.divisor;
  const last = priced.findLast((row) => unit !== null && row.unit.split(" ").pop() === unit);
  const price = last?.line.price;
  const each = amount.value / divisor;
  if (!price || !(divisor > 1) || period || each > price.value || each < price.value * LEAST_EACH)
    return false;
  last.line.price = withLowerEnd(price, each, `${amount.text} for ${divisor}`);
  return true;
}

/** "£7.50 a bar or £20 for 3": several at once are no second sale but the lower end of the price. */
export function asSeveral(amount: ReadAmount, priced: readonly PricedLine[], text: string): boolean {
  if (asPaidAhead(amount, priced)) return true;
  const last = followed(amount, priced, text);
  const price = last?.line.price;
  if (!last || !price) return false;
  const [, said = "", noun = ""] = SEVERAL.exec(amount.after) ?? [];
  const ofThem =
    noun === "" ||
    /^(?:and|or|a|per|with|plus)$/i.test(noun) ||
    (last.unit !== "" && noun.startsWith(last.unit) && !IS_SIZE.test(noun));
  const count = ofThem ? countOf(said) : 0;
  const each = amount.value / count;
  if (!(count > 1) || amount.value <= price.value || each > price.value || each < price.value * LEAST_EACH)
    return false;
  last.line.price = withLowerEnd(price, each, `${amount.text} for ${count}`);
  return true;
}

/** "€65 for a cut, €95 with treatment": the same thing, larger or with more; the plan takes the middle. */
export function asLargerOne(amount: ReadAmount, priced: readonly PricedLine[], text: string): boolean {
  const last = followed(amount, priced, text);
  const price = last?.line.price;
  const larger = SAME_LARGER.test(amount.before) && amount.before.toLowerCase().includes(last?.unit || "-");
  // "An armchair is £520 and a sofa £980 including collection": another thing by its name.
  const withMore = LARGER_BEFORE.test(text.slice(0, amount.start));
  const named = last?.unit && !withMore ? subjectOf(amount) : null;
  if (named && !named.endsWith(last?.unit ?? "")) return false;
  if (!last || !price || FITTED.test(amount.after) || !(larger || withMore || LARGER.test(amount.after)))
    return false;
  if (amount.value <= price.value || amount.value > price.value * MOST_LARGER) return false;
  last.line.price = {
    value: (price.value + amount.value) / 2,
    low: price.low,
    high: Math.max(price.high, amount.high),
    provenance: "parsed",
    note: `${price.note} and ${amount.text}; the middle is used.`,
  };
  return true;
}

const ELSE =
  /^\s*(?:for|in|on|at|above|over|under|below|up to|without) (?!(?:each|every|any|gift|express|top|delivery|shipping|postage|cleaning|installation|fitting|set-?up)\b)/i;
/** "for private owners": for others than those named first. */
const FOR_OTHERS = /^\s*for (?:\p{L}+ )?\p{L}+s(?=\s*(?:[.,;]|$))/iu;
const LEAST_OTHER = 0.3;

/** Such days are a small part of all: planning values. */
const SOME_DAYS: readonly (readonly [days: RegExp, part: number])[] = [
  [
    /^\s*(?:on|at|over|for|in) (?:the )?(?:bank |public |national )?(?:holidays|christmas|easter|new year)\b/i,
    0.05,
  ],
  [/^\s*(?:on|at|over|for) (?:the )?(?:weekends?|saturdays? and sundays?|sundays?)\b/i, 0.25],
];

/** "€690 per person in a shared room, €820 in a single room": one thing in two ways; each customer pays one price. */
export function asOther(amount: ReadAmount, priced: readonly PricedLine[], text: string): boolean {
  const last = followed(amount, priced, text);
  const price = last?.line.price;
  if (!last || !price || last.unit === "" || !ELSE.test(amount.after) || FITTED.test(amount.after))
    return false;
  const ratio = amount.value / price.value;
  if (ratio < LEAST_OTHER || ratio > 1 / LEAST_OTHER) return false;
  const part = SOME_DAYS.find(([days]) => days.test(amount.after))?.[1];
  const others = FOR_OTHERS.exec(amount.after)?.[0] ?? (part && /^\s*[^.,;]+/.exec(amount.after)?.[0]);
  last.line.price = {
    value: others
      ? price.value + (part ?? 0) * (amount.value - price.value)
      : (price.value + amount.value) / 2,
    low: Math.min(price.low, amount.low),
    high: Math.max(price.high, amount.high),
    provenance: "parsed",
    note: others
      ? `${price.note}; ${amount.text}${others}, which is in the range.`
      : `${price.note} and ${amount.text}; the middle is used.`,
  };
  return true;
}

/** What is said of both after "for": "for an outside wash", "for inside and outside". */
const FOR_A_THING =
  /^\s*for (?:(?:(?:an?|the|one)\s)?(?!(?:an?|the|one|two|three|four|five|six|\d+|each|every|any)\b)\p{L}|an? \d+-\p{L})/iu;

/** "Per turnover for a 1-bed": the unit stands before the size. */
const SIZE_OF_UNIT = /^\s*(?:per|a|an|each)\s\p{L}+\s(?=for an? \d+-)/iu;

/** Two things with a price each, and none of them the other one for more or other people. */
export function areTwoThings(amount: ReadAmount, last: PricedLine, text: string): boolean {
  const price = last.line.price;
  const ratio = amount.value / (price?.value ?? 0);
  return (
    ratio >= LEAST_OTHER &&
    ratio <= 1 / LEAST_OTHER &&
    FOR_A_THING.test(text.slice(last.amount.end).replace(SIZE_OF_UNIT, " ")) &&
    FOR_A_THING.test(amount.after) &&
    !FOR_OTHERS.test(amount.after)
  );
}

/** "For a grand piano": a thing that the work is done on, and no other work. */
const FOR_A_KIND =
  /^\s*for an? (?!(?:whole|full|half|single|second|further|first|year|month|week|day|year's)\b)(?:\p{L}+\s)?(?!\p{L}+(?:ing|ation|ment)\b)(?!(?:lesson|session|class|visit|call|check|service|repair|course|plan|licen[cs]e|subscription|pass|kit|set|pack|box|group|family|couple|child|person|firm|company)\b)\p{L}{3,}(?=\s*(?:$|[.,;)]|and\b|or\b))/iu;
const BY_THE_DEED = /^(?:perUse|oneOff)$/;

/** Another price of the same deed, named by what it is done on. */
export function isOfOtherKind(amount: ReadAmount, last: PricedLine, text: string): boolean {
  const { line, amount: first, unit } = last;
  const ratio = amount.value / (line.price?.value ?? 0);
  if (!BY_THE_DEED.test(line.kind) || line.later || amount.later || unit === "" || amount.tail.period)
    return false;
  if (/^\s*for\b/i.test(text.slice(first.end)) || ratio < LEAST_OTHER || ratio > 1 / LEAST_OTHER)
    return false;
  return (
    JOINED.test(text.slice(first.end + first.tail.length, amount.start)) &&
    FOR_A_KIND.test(text.slice(amount.end))
  );
}

const WHOLE_COURSE = new RegExp(
  `^\\s*for (?:${COUNT})[ -](?:classes|lessons|sessions|weeks|months|days|evenings|modules|units)\\b`,
  "iu",
);
const TERMS: Record<string, number> = { semester: 6, trimester: 3, term: 4 };

/** "$449 per student for 12 classes" is paid once, "$349 per semester" twice a year. */
export function paidAtOnce({ line, unit, amount }: PricedLine): void {
  const months = TERMS[unit.split(" ").pop() ?? ""];
  if (line.kind === "perUse" && WHOLE_COURSE.test(amount.after)) {
    line.kind = "oneOff";
    line.label = line.label.replace(/^Fee per /, "Price per ");
  } else if (
    months &&
    line.price &&
    (line.kind === "perUse" || line.kind === "oneOff" || line.kind === "unitSale")
  ) {
    const part = (value: number) => value / months;
    const { value, low, high, note } = line.price;
    line.kind = "recurring";
    line.per = "month";
    line.everyMonths = months;
    line.label = "Subscription";
    line.price = {
      ...line.price,
      value: part(value),
      low: part(low),
      high: part(high),
      note: `${note} a ${unit}, spread over ${months} months.`,
    };
  }
}
