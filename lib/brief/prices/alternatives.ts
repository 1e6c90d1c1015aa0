import { CUSTOMER_WORDS, SEAT_WORDS } from "../data/periods";
import { capital } from "./line-names";
import type { PricedLine } from "./line-plans";

/** Said between or behind two prices, it adds the second to the first. */
const ADDED =
  /\b(?:plus|on top|additional(?:ly)?|extra|further|also|as well|in addition|besides|then|after that|afterwards|once|set-?up|zzgl|más|plus de)\b|\+/iu;
/** "Up to 60 sets", "above that", "for two or more", "with a second camera": whom or what a price is for. */
const CONDITION =
  /^\s*(?:(?!(?:and|or|plus)\s)\p{L}+\s)?,?\s*((?:for|up to|above|over|from|under|below|beyond|with|until|more than|less than|at least)\s[^.;,(€$£]{1,40}?)(?:\s(?:and|or))?[\s.,;(]*$/iu;
const SIZE =
  /^(?:(?:for|with|from)\s)?(?:\p{L}+\s)?(?:up to|above|over|from|under|below|beyond|until|more than|less than|fewer than|at least|unlimited|larger|bigger|smaller|small|medium|large|one|two|three|four|five|six|ten|\d)(?!\p{L})/iu;
/** "for the tablet": a thing of its own beside the first. */
const A_THING = /^for (?:the|our|your|its|an?)\s/iu;

/** What comes once or by the day or visit where others pay by the month. */
export const SINGLE =
  /\b(?:single|drop-?in|day|one-off|casual|guest|evening|non-members?|pay[- ]as[- ]you[- ]go|one) (?:visits?|class(?:es)?|lessons?|sessions?|seats?|tickets?|entry|pass(?:es)?|swims?|rides?|evenings?|games?|hours?|use)\b|\bsingle days?\b|\bnon-members?\b|\bper (?:visit|class|session|entry)\b/iu;

/** Whom or what a price is for, in the founder's words: "above that". */
export const conditionOf = ({ amount }: Pick<PricedLine, "amount">): string | null =>
  CONDITION.exec(amount.after)?.[1]
    ?.replace(/\s(?:an?|per|each|every|of)?$/i, "")
    .trim() ?? null;

const counted = (unit: string) => {
  const noun = unit.split(" ").at(-1) ?? "";
  return CUSTOMER_WORDS.has(noun) && !SEAT_WORDS.has(noun) ? "" : noun;
};

/** "€49 a month up to 60 sets, €89 a month above that": of two prices that are paid over and over a customer pays one. */
export function isInstead(one: PricedLine, other: PricedLine, text: string): boolean {
  const [a, b] = [one.line, other.line];
  if (a.kind !== "recurring" || b.kind !== "recurring" || a.per !== b.per || a.everyMonths !== b.everyMonths)
    return false;
  if (a.buyer !== b.buyer || a.later || b.later || a.attach || b.attach) return false;
  const between = text.slice(one.amount.end + one.amount.tail.length, other.amount.start);
  if (ADDED.test(between) || ADDED.test(other.amount.after) || /[.;]\s[^.;]*[.;]\s/.test(between))
    return false;
  const condition = conditionOf(other) ?? "";
  if (SIZE.test(condition) || other.amount.told === "size") return true;
  const [first, second] = [counted(one.unit), counted(other.unit)];
  if (first !== second) return false;
  return !(A_THING.test(condition) && A_THING.test(conditionOf(one) ?? ""));
}

const ONCE_KINDS = new Set(["perUse", "unitSale", "oneOff"]);
/** "for a semi", "for two bedrooms" right behind the sum. */
const FOR_ONE =
  /^\s*(for (?:an?|one|two|three|four|five|the) (?!(?:first|second|further|additional|extra)\b)(?:\d+-)?(?:[\p{L}-]+ ?){1,3}?)(?=\s*(?:[.,;]|$|and\b|or\b))/iu;
/** "Per turnover for a 1-bed": the size behind the unit. */
const OF_ITS_UNIT = /^\s*(for an? \d+-\p{L}+)/iu;
/** "Small garden", "80 pages": a size of what is named behind it. */
const SIZED =
  /(?:^|[\s,])((?:small|medium|large|big|mini|maxi|single|double|triple|half|full|whole|short|long|simple|basic|standard|premium|deluxe|family|regular|\d{1,4}) (\p{L}{3,}))(?:\s(?:is|are|costs?|at|for))?:?\s$/iu;
/** Further apart it is another thing. */
const MOST_APART = 4;

/** What size a price is for, and of what: only prices of the same are told apart by it. */
function sizeOf({ amount, line }: PricedLine, text: string): { of: string; label: string } | null {
  if (!ONCE_KINDS.has(line.kind) || line.later || line.attach) return null;
  const said =
    FOR_ONE.exec(text.slice(amount.end)) ?? OF_ITS_UNIT.exec(text.slice(amount.end + amount.tail.length));
  const one = said?.[1]?.trim();
  if (one) return { of: "for", label: one };
  const condition = amount.tail.length === 0 ? conditionOf({ amount }) : null;
  if (condition && SIZE.test(condition)) return { of: "up to", label: condition };
  const [, label = "", of = ""] = SIZED.exec(amount.before) ?? [];
  return label ? { of: of.toLowerCase(), label } : null;
}

/** "£60 for a terraced house, £90 for a semi", "small cake €38, big cake €58": each customer takes one of them. */
export function asEachSize(rows: PricedLine[], text: string): PricedLine[] {
  const sizes = new Map(rows.map((row) => [row, sizeOf(row, text)]));
  const joined = (one: PricedLine | undefined, other: PricedLine | undefined) => {
    const [a, b] = [one && sizes.get(one), other && sizes.get(other)];
    if (!one || !other || !a || !b || a.of !== b.of || one.line.buyer !== other.line.buyer) return false;
    const between = text.slice(one.amount.end, other.amount.start);
    const apart = (other.line.price?.value ?? 0) / (one.line.price?.value ?? 1);
    return (
      !/[.;]/.test(between.replace(/\d[.,]\d/g, "")) &&
      !ADDED.test(between) &&
      apart < MOST_APART &&
      apart > 1 / MOST_APART
    );
  };
  const sized = rows.filter((row, i) => joined(rows[i - 1], row) || joined(row, rows[i + 1]));
  const taken = rows.filter((row) => /^plan-/.test(row.line.id) && !sized.includes(row)).length;
  if (sized.every(({ line }) => /^plan-/.test(line.id))) return rows;
  const kind = sized.some(({ line }) => line.kind === "perUse") ? "perUse" : sized[0]?.line.kind;
  const often = sized.map(({ line }) => line.unitsPerCustomerMonth).find(Boolean);
  return rows.map((row) => {
    const at = sized.indexOf(row);
    const size = sizes.get(row)?.label ?? "";
    const counted = /^(?:Fee|Price) per /.test(row.line.label) && /^for an? \d/i.test(size);
    const label = counted ? `${row.line.label} ${size}` : capital(size);
    const rhythm = often ? { unitsPerCustomerMonth: often } : {};
    return at < 0 || !kind
      ? row
      : { ...row, line: { ...row.line, kind, id: `plan-${taken + at + 1}`, label, ...rhythm } };
  });
}
