import { chargesPerMonth } from "@/lib/finance/line-flow";
import type { Assumed, RevenueLine } from "@/lib/finance/types";
import type { ReadAmount } from "../amounts/amount-roles";
import { stated } from "../amounts/stated-amount";
import { CUSTOMER_WORDS } from "../data/periods";
import type { PricedLine } from "../prices/line-plans";
import { type Frequency, findFrequencies } from "../text/frequency";
import { COUNT, countOf } from "../text/number-words";
import { byCount } from "./cost-by-count";
import { lineOfCost, priceBefore } from "./cost-line";
import { added, onceInAHire, sells, soldUnit, times } from "./cost-sums";
import { inPortions } from "./portions";
import { TO_EACH } from "./rate-costs";
import { alike, onePlan } from "./shared-costs";
import { ofATrade } from "./trade-costs";

/** "Angebot" and "Angebote" are one thing. */
const sameNoun = (a: string, b: string) =>
  a === b || (Math.abs(a.length - b.length) <= 2 && a.length > 4 && (a.startsWith(b) || b.startsWith(a)));

/** "One kilo rescued costs us": of something that the subscription is not paid for. */
const ELSEWHERE = /\b(?:one|a|each|per|every)\s+(?:kilo|kg|litre|hour|day|ton|tonne)\b/i;
const GOODS_SET = /^(?:set|visit|call|box|bag|kit|pack|parcel|delivery|shipment|basket|crate|order|unit)$/;

/** "Plan of 20 meals ...; each meal costs": so many of what is costed are in one payment. */
function portionsOf(evidence: string, before: string): number | null {
  const thing = /(?:^|\s)(?:each|every|one|an?|cada|jede[rs]?|chaque|ogni) (\p{L}{4,})/iu.exec(before)?.[1];
  const stem = thing
    ?.toLowerCase()
    .replace(/(?:ões|ção|s|n|en)$/u, "")
    .slice(0, 6);
  const count = stem
    ? new RegExp(`(?<![\\p{Sc}\\d.,])(\\d{1,3}) (?!per |an? |each )(?:\\p{L}+ )?${stem}`, "iu").exec(
        evidence,
      )?.[1]
    : undefined;
  return count ? Number(count) : null;
}

/** Done for a customer as a whole, however many things are paid for. */
const VISITED =
  /\b(?:visit|delivery|trip|round|collection|pick-?up|inspection)s?(?:\scosts?(?:\sus)?\s(?:about )?)?$/i;

/** "Visits the kitchen twice a month" beside a cost per visit. */
function visitsIn(text: string, unit: string | null): Frequency[] {
  if (unit === null || !TO_EACH.test(unit)) return [];
  return findFrequencies(text)
    .filter(
      ({ noun, start }) =>
        noun === null && new RegExp(`\\b${unit}s?\\b[^.;,]{0,40}$`, "i").test(text.slice(0, start)),
    )
    .map((found) => ({ ...found, noun: unit }));
}

/** What one month of a subscription costs: a box every two months costs half a box, a meal a day thirty meals. */
function subscriptionCost(
  { line, amount, unit: sold }: PricedLine,
  cost: ReadAmount,
  frequencies: readonly Frequency[],
): Assumed | null {
  const ofAll =
    VISITED.test(cost.tail.unit ?? cost.before) || (cost.taker !== undefined && cost.taker !== sold);
  const several = line.quantity && ofAll ? line.quantity.value : 1;
  const each =
    several > 1 ? times(stated(cost), 1 / several, `spread over ${several} of one customer`) : stated(cost);
  const scaled = (factor: number, why: string): Assumed => ({
    ...each,
    value: each.value * factor,
    low: each.low * factor,
    high: each.high * factor,
    ...(factor === 1 ? {} : { provenance: "derived" as const, note: `${each.note}, ${why}` }),
  });
  const unit =
    cost.tail.unit && CUSTOMER_WORDS.has(cost.tail.unit) && cost.tail.unit !== line.label.toLowerCase()
      ? null
      : cost.tail.unit;
  if (cost.tail.period === "month" && (unit === null || (!line.quantity && unit !== sold))) return each;
  if (cost.tail.period && cost.tail.period !== "use" && (unit === null || unit === sold))
    return scaled(chargesPerMonth(cost.tail.period), `each ${cost.tail.period}.`);
  if (cost.tail.period) return null;
  const often = [...findFrequencies(line.evidence.replace(amount.text, "")), ...frequencies].find(
    ({ noun }) => noun !== null && unit !== null && sameNoun(noun, unit),
  );
  if (often) {
    // "About 120 texts a month per home" of what is paid by the employee.
    const many = often.each && often.each !== sold ? (line.quantity?.value ?? 1) : 1;
    return scaled(often.perMonth / many, many > 1 ? `${often.text} per ${often.each}.` : `${often.text}.`);
  }
  const portions = portionsOf(line.evidence, cost.before);
  if (portions) return scaled(portions, `${portions} of them in one payment.`);
  if (unit === null || (GOODS_SET.test(unit) && line.quantity === undefined))
    return line.per === "month"
      ? scaled(1 / amount.tail.divisor, "spread over the months between two.")
      : scaled(chargesPerMonth(line.per) / amount.tail.divisor, `one a ${line.per}.`);
  return null;
}

/** "180 per roof; the pilot costs 70 per inspection": one piece of the work that is sold. */
const ONE_OF_WORK =
  /^(?:inspection|flight|survey|installation|repair|treatment|appointment|service|hire|rental|assessment|test|report|delivery|parcel|family|couple|child|pupil|home|house)$/;
/** "Cleaners get 26 per cleaning" of what is priced by the flat. */
const DEED = /^(?:\p{L}{3,}ing|treatment|appointment|lesson|session|wash|turnover|changeover)$/u;
const EACH_SALE = /^(?:event|booking|order|job|sale|rental|visit)$/;
const paidOnce = (row: PricedLine | undefined) =>
  row?.line.kind === "oneOff" || (row?.line.kind === "unitSale" && !row.line.unitsPerCustomerMonth);

/** So many times the price is no part of one sale. */
const BEYOND_BELIEF = 8;
/** A cost so far above what is paid in a month is not of a month. */
const FAR_ABOVE = 2;

/** "We lend the tap, which costs us 240": kept, and no part of one sale. */
const LENT = /\b(?:lend|loan|lent|install|put up|provide|bring along|stays? ours|remains? ours)\b/i;

/** "Rs 5,800 for two". */
const FOR_SO_MANY = new RegExp(`^\\s*for (${COUNT})(?=\\s*(?:$|[,;.]))`, "iu");

/** "The average fleece sells for 650. We keep 12%. The classer gets 20 per fleece": of what the commission is taken on. */
const ofADeal = ([only, ...more]: readonly PricedLine[], unit: string | null, text: string) =>
  only?.line.kind === "take" &&
  more.length === 0 &&
  unit !== null &&
  new RegExp(
    `\\b(?:average|typical|usual)\\s(?:\\p{L}+\\s)?${unit}\\b|\\b${unit}s?\\s(?:is|are|costs?|comes? to|runs? at)\\s[^.;]{0,16}\\bon average\\b`,
    "iu",
  ).test(text)
    ? only
    : undefined;

/** "₹350 per hectare per year; images cost ₹95 per hectare": once in what is paid for. */
function ofItsPeriod({ kind, per, everyMonths }: RevenueLine, cost: ReadAmount): Assumed {
  if (kind !== "recurring" || cost.tail.period) return stated(cost);
  if (everyMonths) return times(stated(cost), 1 / everyMonths, `once in ${everyMonths} months`);
  return per === "year" ? times(stated(cost), chargesPerMonth(per), "once a year") : stated(cost);
}

/** A unit cost belongs to the line of the same unit, else to the first line that sells pieces. */
export function placeCost(
  rows: PricedLine[],
  cost: ReadAmount,
  text: string,
  frequencies: readonly Frequency[],
): boolean {
  const { unit } = cost.tail;
  const before = priceBefore(rows, cost, text);
  if (before) {
    const { divisor } = before.amount.tail;
    // "Refill 24 every three months, costs us 7": a third of it in each month.
    const part = before.line.kind === "recurring" ? chargesPerMonth(before.line.per) / divisor : 1;
    const each = part === 1 ? stated(cost) : times(stated(cost), part, `once in ${divisor} months`);
    before.line.unitCost = added(before.line.unitCost, each);
    return true;
  }
  // Two statements that lead to what is sold say more than one.
  if (byCount(rows, cost, text, 2)) return true;
  if (inPortions(rows, cost, text) || ofATrade(rows, cost, text) || byCount(rows, cost, text)) return true;
  const named = lineOfCost(rows, cost, text);
  const pieces = rows.filter(
    (row) =>
      sells(row) &&
      (row.line.kind === "unitSale" ||
        row.line.kind === "perUse" ||
        row.line.kind === "capacity" ||
        row.line.kind === "oneOff"),
  );
  const selling = rows.filter(sells);
  const runs = cost.tail.period !== null || (named !== undefined && cost.tail.unit !== null);
  const subscription = (runs ? selling : selling.slice(0, 1)).find(({ line }) => line.kind === "recurring");
  const monthly =
    subscription && cost.kind === "money" && !ELSEWHERE.test(cost.before)
      ? subscriptionCost(subscription, cost, named ? [] : [...frequencies, ...visitsIn(text, unit)])
      : null;
  const elsewhere =
    (named?.line.kind === "unitSale" && unit !== null && /\bsell\b/i.test(named.line.evidence)) ||
    // "Lunch is 26 per child" of a camp per child, beside a check by the month.
    (named?.line.kind === "oneOff" && !cost.tail.period && (unit === null || soldUnit(named) === unit)) ||
    // "Tags 95 each" beside a fee per keg: a tag's cost is no cost of a keg's month.
    (named?.line.kind === "unitSale" &&
      unit === null &&
      !cost.tail.period &&
      subscription !== undefined &&
      subscription.unit !== "" &&
      subscription.unit !== named.unit);
  const paid = (subscription?.line.price?.value ?? 0) * chargesPerMonth(subscription?.line.per);
  if (monthly && !named && !cost.tail.period && monthly.value > FAR_ABOVE * paid) return false;
  if (subscription && monthly && !elsewhere) {
    const plans = rows.filter((row) => /^plan-/.test(row.line.id) && row.line.kind === "recurring");
    for (const { line, amount } of plans.includes(subscription) ? plans : [subscription]) {
      const whole = GOODS_SET.test(unit ?? "");
      const size = whole ? 1 : countOf(FOR_SO_MANY.exec(amount.after)?.[1] ?? "1");
      line.unitCost = added(line.unitCost, size > 1 ? times(monthly, size, `${size} of them`) : monthly);
    }
    if (!named || named === subscription) return true;
  }
  if (!named && cost.tail.unit === null && ELSEWHERE.test(cost.before)) return false;
  const target =
    named ??
    ofADeal(selling, unit, text) ??
    (unit === null ||
    (pieces[0]?.unit === "" && pieces[0].line.kind === "unitSale") ||
    (rows.length === 1 && pieces[0]?.line.kind === "perUse") ||
    (selling.length === 1 && ONE_OF_WORK.test(unit)) ||
    (pieces[0]?.line.kind === "perUse" && DEED.test(unit)) ||
    (selling.length === 1 && CUSTOMER_WORDS.has(unit) && paidOnce(selling[0])) ||
    /^(?:check|visit|call|shoot|job|review|report|case|consultation|unit|piece|item|order|customer|sale|one|guest|person|participant|candidate|patient|learner|trainee|head|attendee|client|visitor|diner)$/.test(
      unit,
    )
      ? (pieces[0] ?? rows.find(sells))
      : undefined);
  // "Cleaning costs 120 per event" of evenings and weddings.
  if (!target) {
    if (unit === null || !EACH_SALE.test(unit) || cost.kind !== "money") return false;
    for (const { line } of pieces) line.unitCost = added(line.unitCost, stated(cost));
    return pieces.length > 0;
  }
  if (onceInAHire(target, cost)) return true;
  // "The box costs 1,400 per theatre" is no cost of each show.
  const price = target.line.price?.value;
  if (
    !named &&
    unit !== null &&
    cost.kind === "money" &&
    price !== undefined &&
    cost.value > price * FAR_ABOVE
  )
    return false;
  // "€49, or €249 with a lawyer's check. The lawyer gets €150": of the dearer one only.
  const cheaper = target.line.price?.note.includes("the middle is used") ? target.line.price.low : Infinity;
  if (!named && cost.kind === "money" && cost.value > cheaper) return false;
  // "Machines cost 260 each", of a course at 145.
  const bought = /^\s*(?:each|apiece)\b/i.test(cost.after) && cost.value > (price ?? cost.value);
  if (bought && unit === null && cost.kind === "money") return false;
  const most = (price ?? Infinity) * (LENT.test(cost.before) ? 1 : BEYOND_BELIEF);
  if (unit === null && cost.kind === "money" && cost.value > most) return false;
  if (cost.kind === "percent")
    for (const row of named ? [named] : pieces.length > 0 ? pieces : selling)
      row.line.costShare = added(row.line.costShare, stated(cost));
  else
    for (const { line } of onePlan(rows, target, unit !== null && DEED.test(unit)))
      line.unitCost = added(line.unitCost, ofItsPeriod(line, cost));
  if (named && cost.kind === "money") alike(pieces, named, cost);
  return true;
}

/** Half of a box never costs more than ten boxes: a cost far above the price is about something else. */
export const plausible = (rows: readonly PricedLine[], cost: ReadAmount) =>
  rows.some(({ line }) => line.price === undefined || cost.value / cost.tail.divisor < line.price.value * 20);
