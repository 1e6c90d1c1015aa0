import { chargesPerMonth } from "@/lib/finance/line-flow";
import type { ReadAmount } from "../amounts/amount-roles";
import { singular } from "../amounts/price-tail";
import { COUNT, countOf } from "../text/number-words";
import { asFlat } from "./hires";
import type { PricedLine } from "./line-plans";

/** "1,900 for six months": a monthly plan paid ahead. */
const FOR_MONTHS = new RegExp(
  `^\\s*(?:per \\p{L}+\\s)?(?:for |per )?(?:the |a )?(?:complete |whole |full )?(${COUNT})[- ]months?\\b`,
  "iu",
);

/** "€25 per call or €6 a month": where a month costs less than one time, many take the month. */
function asCheaperMonth({ tail, value }: ReadAmount, { line }: PricedLine): boolean {
  const less = line.kind === "perUse" && tail.period !== null && value < (line.price?.value ?? 0);
  if (less && !tail.unit) line.id = "plan-1";
  return less && !tail.unit;
}

/** "75 a visit, or 240 a year for four visits", "or 180 a month for weekly visits": a plan that holds several of it. */
const HOLDS = new RegExp(
  `^\\s*(?:for|with|including) (?:up to )?(?:(?:${COUNT}|weekly|daily) (?:\\p{L}+ )?(?=\\p{L}+s\\b)|(?:an?|one) (?=\\p{L}+ (?:every|each|a|per) week))(\\p{L}{3,})\\b`,
  "iu",
);
const holdsSeveral = ({ after }: ReadAmount, { unit, line }: PricedLine) =>
  (line.kind === "perUse" || line.kind === "unitSale") &&
  unit !== "" &&
  singular(HOLDS.exec(after)?.[1] ?? "") === unit.split(" ").at(-1);

const OR = /^,?\s*(?:(?:pass|plan|subscription|membership|ticket)\s)?(?:or|oder|ou|o|of|hoặc|eller|of)\s+$/iu;
/** "260 a week with delivery included, or 960 for the month": what is in it stands between, where the month costs about as much. */
const WITH_IT = /^\s(?:with|including)\s[\p{L} -]{2,30}(?=,?\sor\s)/iu;
const CHEAPER_BY = 0.4;
function isSameForLonger({ tail, value }: ReadAmount, { line }: PricedLine): boolean {
  if (!tail.period || line.kind !== "recurring" || !line.price) return false;
  const whole = (line.price.value * chargesPerMonth(line.per)) / chargesPerMonth(tail.period);
  return value <= whole && value >= whole * (1 - CHEAPER_BY);
}

/** "390 per evening or 1,900 per month": a customer chooses one, and the plan counts the first. */
export function isOtherWay(amount: ReadAmount, priced: readonly PricedLine[], text: string): boolean {
  const last = priced[priced.length - 1];
  if (!last?.line.price || last.line.later || amount.role === "oneOff") return false;
  const between = text.slice(last.amount.end + last.amount.tail.length, amount.start);
  if (asFlat(amount, last)) return false;
  if (!OR.test(isSameForLonger(amount, last) ? between.replace(WITH_IT, "") : between) || !amount.tail.period)
    return false;
  const { period, divisor } = last.amount.tail;
  if (period === amount.tail.period && (period === "month" || divisor === amount.tail.divisor)) return false;
  if (asCheaperMonth(amount, last) || holdsSeveral(amount, last)) return false;
  // "24 a month or 240 a year per technician": said once, and of both.
  const alike = [null, last.amount.tail.unit].includes(amount.tail.unit) || last.amount.tail.unit === null;
  const twelve = amount.value / last.line.price.value;
  if (
    amount.tail.period === "year" &&
    last.line.kind === "recurring" &&
    alike &&
    twelve >= 5 &&
    twelve <= 12.5
  )
    last.line.ahead = { price: amount.value, months: 12 };
  last.line.price = {
    ...last.line.price,
    note: `${last.line.price.note}, or ${amount.text} a ${amount.tail.period}`,
  };
  return true;
}

/** ", or 550 a month for four of them": beside two things with a price each a third way to pay. */
export function asWayOf({ line, amount }: PricedLine, priced: readonly PricedLine[], text: string): void {
  const last = priced.at(-1);
  if (line.kind !== "recurring" || last?.line.id !== "plan-2" || last.line.kind === "recurring") return;
  if (/^[^.;]{0,40},?\sor\s$/iu.test(text.slice(last.amount.end, amount.start))) line.id = "plan-3";
}

/** "120 per employee for three months": a monthly price is its part. */
export function partOfMonths({ line, unit, amount }: PricedLine, software: boolean): void {
  const months = countOf(FOR_MONTHS.exec(amount.after)?.[1] ?? "");
  // "€180 per nurse for six months" of an app: as long as somebody uses it, and there is always the next one.
  if (software && line.kind === "oneOff" && unit !== "" && months > 1)
    Object.assign(line, { kind: "recurring", per: "month", label: "Subscription", everyMonths: months });
  if (months <= 1 || line.kind !== "recurring" || !line.price || amount.tail.period) return;
  const { value, low, high } = line.price;
  line.price = {
    ...line.price,
    value: value / months,
    low: low / months,
    high: high / months,
    note: `Stated: ${amount.text} for ${months} months.`,
  };
}
