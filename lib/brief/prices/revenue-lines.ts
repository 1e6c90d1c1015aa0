import type { Assumed, RevenueLine } from "@/lib/finance/types";
import type { ReadAmount } from "../amounts/amount-roles";
import { CUSTOMER_WORDS, SEAT_WORDS } from "../data/periods";
import { asFurther, asOnTop } from "./further-price";
import { asHires } from "./hires";
import { asVolumePrice } from "./line-discounts";
import { type Reading, readKind, type Setting } from "./line-kind";
import { capital, ID, labelOf, slug, uniqueId } from "./line-names";
import { asTier, asYearly, type PricedLine } from "./line-plans";
import { asWayOf, isOtherWay, partOfMonths } from "./other-way";
import { ofItsOwn } from "./price-of-its-own";
import {
  areTwoThings,
  asLargerOne,
  asOther,
  asSeveral,
  asTogether,
  followed,
  isOfOtherKind,
  paidAtOnce,
} from "./second-price";
import { isSent } from "./sent";
import { asWholesale } from "./wholesale";

const stated = (amount: Pick<ReadAmount, "value" | "low" | "high" | "text">, divisor = 1): Assumed => ({
  value: amount.value / divisor,
  low: amount.low / divisor,
  high: amount.high / divisor,
  provenance: amount.low < amount.high ? "parsed" : "founder",
  note: `Stated: ${amount.text}`,
});

const FIRST_MONTH: Assumed = {
  value: 1,
  low: 1,
  high: 1,
  provenance: "assumption",
  note: "From the first month.",
};
const LATER_MONTH: Assumed = {
  value: 25,
  low: 18,
  high: 36,
  provenance: "assumption",
  note: "Stated as coming later; not in the base case.",
};

const SEATS: Assumed = {
  value: 5,
  low: 3,
  high: 12,
  provenance: "assumption",
  note: "How many of them a customer pays for was not stated.",
};
/** What is not known to come in numbers is counted once. */
const ONE: Assumed = { ...SEATS, value: 1, low: 1, high: 3 };

/** A price for each of several things that one customer has. */
function isCounted({ kind, unit, per }: Reading): boolean {
  const noun = unit.split(" ").pop() ?? "";
  if (SEAT_WORDS.has(noun))
    return (
      kind === "recurring" || (kind === "unitSale" && /^(?:sensor|gauge|device|machine|vehicle)$/.test(noun))
    );
  return (
    kind === "recurring" && per !== undefined && noun !== "" && !CUSTOMER_WORDS.has(noun) && noun !== "donor"
  );
}

const comesInNumbers = ({ unit }: Reading) => SEAT_WORDS.has(unit.split(" ").pop() ?? "");

/** Paid for several months at a time. */
const SEVERAL_MONTHS =
  /\b(?:quarter(?:ly)?|semester|half[- ]year(?:ly)?|trimester|term|months|trimestre|quartal|halbjahr)\b/i;
/** "229 for the device": one of it. */
const ONE_OF_IT = /^\s*for (?:the|an?|one) /i;

function lineOf(
  amount: ReadAmount,
  reading: Reading,
  taken: readonly RevenueLine[],
  evidence: string,
): RevenueLine {
  const several = amount.tail.divisor;
  const price = stated(amount, several);
  if (!reading.stated && reading.kind === "recurring") {
    price.note += "; no period was given, read as monthly";
    price.provenance = "parsed";
  }
  const base =
    reading.unit && reading.kind !== "recurring" && reading.kind !== "audience"
      ? `${ID[reading.kind]}-${slug(reading.unit)}`
      : ID[reading.kind];
  return {
    id: uniqueId(base, taken),
    label: labelOf(reading, amount),
    kind: reading.kind,
    startMonth: amount.later ? LATER_MONTH : FIRST_MONTH,
    price,
    ...(reading.per ? { per: reading.per } : {}),
    ...(reading.per === "month" &&
    reading.kind === "recurring" &&
    SEVERAL_MONTHS.test(evidence) &&
    several > 1
      ? { everyMonths: several }
      : {}),
    ...(isCounted(reading) && !isSent(amount.tail) && !ONE_OF_IT.test(amount.after)
      ? { quantity: comesInNumbers(reading) ? SEATS : ONE }
      : {}),
    ...(amount.later ? { later: true } : {}),
    evidence,
  };
}

function takeLine(amount: ReadAmount, taken: readonly RevenueLine[], evidence: string): RevenueLine {
  return {
    id: uniqueId("commission", taken),
    label: "Commission",
    kind: "take",
    startMonth: amount.later ? LATER_MONTH : FIRST_MONTH,
    takeRate: stated(amount),
    ...(amount.later ? { later: true } : {}),
    evidence,
  };
}

const OTHER_SIZE =
  /^\s*(?:above|over|beyond|below|under|up to|from|with (?:more than|up to)) (?:that|this|it|\d[\d,.]*|(?:one|two|three|five|ten|twenty))(?! (?:calls|requests|messages|pages|units|minutes|gb)\b)\b|^\s*(?:for|from) (?:(?:two|three|four|five|six|seven|eight|ten|twelve|\d+)(?! (?:months?|weeks?|days?|nights?|years?|hours?)\b)|a family|couples?|families|unlimited|unrestricted|everything|all[- ]you)\b|^\s*for (?:\p{L}+ ){0,2}(?:above|over|below|under|up to|from|with (?:more|fewer|less|up to)|of (?:more|at least|up to|\d+))\b/iu;

/** "Rs 3,200 for one meal a day, Rs 5,800 for two": the second size of the same plan. */
function asHousehold(
  amount: ReadAmount,
  priced: PricedLine[],
  taken: readonly RevenueLine[],
  evidence: string,
): boolean {
  const last = priced[priced.length - 1];
  if (!last || amount.tail.unit || amount.tail.period || !OTHER_SIZE.test(amount.after)) return false;
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

/** "160 for the outside, 290 for inside and outside": two products, of which each customer takes one. */
function asEitherOf(amount: ReadAmount, priced: PricedLine[], text: string, evidence: string): boolean {
  const last = followed(amount, priced, text);
  if (!last || !/^(?:perUse|oneOff)$/.test(last.line.kind) || !areTwoThings(amount, last, text)) return false;
  return asLarger(amount, priced, last, evidence);
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
  for (const amount of amounts) {
    const evidence = text
      .slice(amount.phrase.start, amount.phrase.end)
      .replace(/^[\s,;:]+|(?:\s(?:sold\s)?(?:at|for|of|and|or))?[\s,;:.]*$/g, "");
    if (amount.kind === "percent") {
      if (amount.role !== "take" || amount.value >= 0.9) continue;
      priced.push({ line: takeLine(amount, lines(), evidence), unit: "", amount });
      continue;
    }
    if (!sold.has(amount.role) || amount.unsure || !(amount.value > 0)) continue;
    if (amount.alternative && asAlternative(amount, priced)) continue;
    if (isOtherWay(amount, priced, text)) continue;
    if (asSeveral(amount, priced, text) || asTogether(amount, priced) || asOnTop(amount, priced)) continue;
    if (asFurther(amount, priced, lines(), evidence, text)) continue;
    if (asHousehold(amount, priced, lines(), evidence)) continue;
    if (asEitherOf(amount, priced, text, evidence) || asOtherKind(amount, priced, text, evidence)) continue;
    if (asLargerOne(amount, priced, text)) continue;
    const reading = ofItsOwn(readKind(amount, setting), amount, priced);
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
