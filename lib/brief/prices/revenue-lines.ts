import type { RevenueLine } from "@/lib/finance/types";
import type { ReadAmount } from "../amounts/amount-roles";
import { asSeasonPrice } from "./by-season";
import { asFurther, asOnTop } from "./further-price";
import { asHires } from "./hires";
import { caseOf, ofEachDeed, withItsCase } from "./in-case";
import { isNoShare } from "./kept-share";
import { asVolumePrice } from "./line-discounts";
import { readKind, type Setting } from "./line-kind";
import { capital } from "./line-names";
import { lineOf, takeLine } from "./line-of";
import { asTier, asYearly, type PricedLine } from "./line-plans";
import { asWayOf, isOtherWay, partOfMonths } from "./other-way";
import { ofItsOwn } from "./price-of-its-own";
import {
  areTwoThings,
  asLargerOne,
  asOther,
  asSeveral,
  followed,
  isOfOtherKind,
  paidAtOnce,
} from "./second-price";
import { asTogether, asWholeGroup } from "./together";
import { asWholesale } from "./wholesale";
import { withoutIt } from "./without-it";

const OTHER_SIZE =
  /^\s*(?:above|over|beyond|below|under|up to|from|with (?:more than|up to)) (?:that|this|it|\d[\d,.]*|(?:one|two|three|five|ten|twenty))(?! (?:calls|requests|messages|pages|units|minutes|gb)\b)\b|^\s*(?:for|from) (?:(?:two|three|four|five|six|seven|eight|ten|twelve|\d+)(?! (?:months?|weeks?|days?|nights?|years?|hours?)\b)|a family|couples?|families|(?:the )?(?:larger|bigger|smaller|large|big|small|double|single) |unlimited|unrestricted|everything|all[- ]you)\b|^\s*for (?:(?:the|single) )?(?:students?|pupils|seniors?|pensioners|apprentices|children|kids|couples|families|non-?profits?|charities)(?=\s*(?:$|[.,;]))|^\s*for (?:\p{L}+ ){0,2}(?:above|over|below|under|up to|from|with (?:more|fewer|less|up to)|of (?:more|at least|up to|\d+))\b/iu;

/** "$3.99 monthly, family of two $5.99": the plan of more or other people. */
const FOR_OTHERS =
  /(?:^|[,;]\s|\bor\s)(?:an? |the |for )?(?:famil(?:y|ies)|couples?|duo|households?|students?)(?: (?:plan|of \p{L}+))?\s(?:at |for |from |is |pays? )?$/iu;

/** Nothing but the first price, what it is for and "and" stand between two sizes of one plan. */
const AND_FOR = /^[^.;:]{0,40}?(?:,|,?\s(?:and|or))\s(?:[\p{L}’'-]+\s){0,2}$/u;
/** So many times dearer it is the same plan for a year. */
const MOST_LARGER = 5;
/** "95 a delivery, 79 from 100 a month": less for who takes many. */
const FROM_MANY = /^\s*from \d/i;
/** "2,200 for a half day" of a place that is paid by the month. */
const HALF_TIME = /^\s*for (?:a )?half (?:an? |the )?(?:days?|week|time)\b/i;
/** "65 a month under roof and outside 38": the same place elsewhere. */
const ELSEWHERE =
  /\b(?:and|or|,)\s(?:(?:those|places|ones) )?(?:outside|outdoors|in the open|inside|indoors|without (?:a )?\p{L}+)\s(?:at |for |cost |are )?$/iu;
/** "49 for the annual tax return". */
const BY_THE_YEAR = /^\s*for (?:the|an?|each|every) (?:annual|yearly)\b/i;
/** "1,990 a year up to 40 singers and 2,990 above": paid as often as the price before it. */
const isSizeOf = (
  last: PricedLine | undefined,
  { told, role, start, value, after }: ReadAmount,
  text: string,
) =>
  last?.line.kind === "recurring" &&
  role !== "oneOff" &&
  !BY_THE_YEAR.test(after) &&
  !last.line.later &&
  (told === "size" || told === "plan" || ELSEWHERE.test(text.slice(last.amount.end, start))) &&
  value < (last.line.price?.value ?? 0) * MOST_LARGER &&
  AND_FOR.test(text.slice(last.amount.end + last.amount.tail.length, start));

/** "Rs 3,200 for one meal a day, Rs 5,800 for two": the second size of the same plan. */
function asHousehold(
  amount: ReadAmount,
  priced: PricedLine[],
  taken: readonly RevenueLine[],
  evidence: string,
  text: string,
): boolean {
  const last = priced[priced.length - 1];
  const half = HALF_TIME.test(text.slice(amount.end)) && amount.value < (last?.line.price?.value ?? 0);
  const others = last?.line.kind === "recurring" && FOR_OTHERS.test(text.slice(0, amount.start));
  const size = half || others || OTHER_SIZE.test(amount.after) || isSizeOf(last, amount, text);
  if (!last || amount.tail.unit || (amount.tail.period && !half) || !size) return false;
  const cheaper = amount.value < (last.line.price?.value ?? 0);
  if (cheaper && last.line.kind !== "recurring" && FROM_MANY.test(amount.after)) return false;
  if (
    !/^\s*(?:above|over|beyond|below|under|up|with)\b/.test(amount.after) &&
    (last.line.kind === "oneOff" || last.line.kind === "perUse") &&
    last.unit !== "" &&
    amount.role !== "oneOff"
  )
    return asLarger(amount, priced, last, evidence);
  if (last.line.kind !== "recurring") return false;
  const reading = { kind: "recurring" as const, per: last.line.per, unit: last.unit, stated: true };
  priced.push({ line: lineOf(amount, reading, taken, evidence), unit: last.unit, amount });
  return true;
}

/** "$165 a house, $290 for two storeys": each customer pays one of the two. */
function asLarger(amount: ReadAmount, priced: PricedLine[], last: PricedLine, evidence: string): boolean {
  last.line.id = "plan-1";
  const size = priced.filter(({ line }) => /^plan-\d$/.test(line.id)).length + 1;
  const reading = { kind: last.line.kind, unit: last.unit, stated: true };
  const line = { ...lineOf(amount, reading, [], evidence), id: `plan-${size}` };
  line.label = capital(
    /^\s*((?:for|from)(?:\s(?!(?:an?|per|each) )\p{L}+|\s\d+){1,3})/iu.exec(amount.after)?.[1] ?? line.label,
  );
  priced.push({ line, unit: last.unit, amount });
  return true;
}

/** "160 for the outside, 290 for inside and outside", "110 a car, 180 if they have to be mounted": each customer takes one. */
function asEitherOf(amount: ReadAmount, priced: PricedLine[], text: string, evidence: string): boolean {
  const left = withoutIt(amount, priced.at(-1));
  const inCase = left ? `without ${left}` : caseOf(amount, priced.at(-1), text);
  const last = inCase ? priced.at(-1) : followed(amount, priced, text);
  const two =
    inCase || (last && /^(?:perUse|oneOff)$/.test(last.line.kind) && areTwoThings(amount, last, text));
  if (!last || !two) return false;
  const { label } = last.line;
  asLarger(amount, priced, last, evidence);
  const added = priced.at(-1)?.line;
  const first = withItsCase(label, last.amount, text, left && `with ${left}`);
  const second = withItsCase(label, amount, text, inCase);
  if (first) last.line.label = first;
  if (second && added) added.label = second;
  return true;
}

/** "€120 per tuning, €150 for a grand piano": the same deed on a larger thing, of which each customer has one. */
function asOtherKind(amount: ReadAmount, priced: PricedLine[], text: string, evidence: string): boolean {
  const last = priced.at(-1);
  if (!last || !isOfOtherKind(amount, last, text)) return false;
  asLarger(amount, priced, last, evidence);
  const kind = /^\s*(for an? [^.,;)]+?)(?= (?:and|or)\b|\s*(?:$|[.,;)]))/iu.exec(text.slice(amount.end))?.[1];
  const added = priced.at(-1)?.line;
  if (kind && added) added.label = capital(kind);
  return true;
}

/** Peak and off-peak are one line whose price lies between the two. */
function asAlternative(amount: ReadAmount, priced: readonly PricedLine[]): boolean {
  const last = priced[priced.length - 1];
  if (!last?.line.price) return false;
  const values = [last.line.price.low, last.line.price.high, amount.low, amount.high];
  const low = Math.min(...values);
  const high = Math.max(...values);
  last.line.price = {
    value: (low + high) / 2,
    low,
    high,
    provenance: "parsed",
    note: `${last.line.price.note} and ${amount.text}; the middle is used.`,
  };
  return true;
}

/** "We add 25 percent on the parts": earned on what is bought in, and no share of a sale. */
const isMarkup = ({ before, after }: ReadAmount) =>
  /\b(?:add|put)\s(?:about |another )?$/i.test(before) &&
  /^\s*(?:on|to) (?:the |our |all )?(?:\p{L}+ )?(?:parts|materials?|spares|fabrics?|ingredients|goods|costs?|(?:purchase|cost) price)\b/iu.test(
    after,
  );

/** Revenue lines from the amounts whose role is a price, a commission, a grant or an advertising rate. */
export function linesFrom(
  text: string,
  amounts: readonly ReadAmount[],
  setting: Setting,
  strict: boolean,
): PricedLine[] {
  const priced: PricedLine[] = [];
  const lines = () => priced.map(({ line }) => line);
  const sold = new Set<ReadAmount["role"]>([
    "price",
    "oneOff",
    "cpm",
    "grant",
    "donation",
    ...(strict ? [] : [null]),
  ]);
  // "Quote per part, average order £640": where nothing else is asked, that is what is paid.
  if (
    !strict &&
    !amounts.some(({ role, kind }) => sold.has(role) && kind === "money") &&
    !amounts.some(({ role }) => role === "take" || role === "share")
  )
    sold.add("average");
  for (const amount of amounts) {
    const evidence = text
      .slice(amount.phrase.start, amount.phrase.end)
      .replace(/^[\s,;:]+|(?:\s(?:sold\s)?(?:at|for|of|and|or))?[\s,;:.]*$/g, "");
    if (amount.kind === "percent") {
      if (amount.role !== "take" || amount.value >= 0.9 || isMarkup(amount) || isNoShare(amount)) continue;
      priced.push({ line: takeLine(amount, lines(), evidence), unit: "", amount });
      continue;
    }
    if (!sold.has(amount.role) || amount.unsure || !(amount.value > 0)) continue;
    if (amount.alternative && asAlternative(amount, priced)) continue;
    if (asSeasonPrice(amount, priced, text) || isOtherWay(amount, priced, text)) continue;
    if (asSeveral(amount, priced, text) || asWholeGroup(amount, priced)) continue;
    if (asTogether(amount, priced) || asOnTop(amount, priced, text)) continue;
    if (asFurther(amount, priced, lines(), evidence, text)) continue;
    if (asHousehold(amount, priced, lines(), evidence, text)) continue;
    if (asEitherOf(amount, priced, text, evidence) || asOtherKind(amount, priced, text, evidence)) continue;
    if (asLargerOne(amount, priced, text)) continue;
    const reading = ofEachDeed(
      ofItsOwn(readKind(amount, setting), amount, priced, text),
      amount,
      text,
      setting,
    );
    const line = lineOf(amount, reading, lines(), evidence);
    if (asYearly(line, lines(), amount) || asTier(line, amount, priced, text)) continue;
    if (asVolumePrice(line, amount, priced) || asOther(amount, priced, text)) continue;
    const unit = asWholesale(line, reading, amount, priced.at(-1));
    const row = { line, unit, amount };
    paidAtOnce(row);
    partOfMonths(row, setting.software);
    asWayOf(row, priced, text);
    asHires(row, priced.at(-1), setting.lent);
    priced.push(row);
  }
  return priced;
}
