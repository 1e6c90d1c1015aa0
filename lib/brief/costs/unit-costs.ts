import { chargesPerMonth } from "@/lib/finance/line-flow";
import type { Assumed, RevenueLine } from "@/lib/finance/types";
import type { ReadAmount } from "../amounts/amount-roles";
import { stated } from "../amounts/stated-amount";
import { CUSTOMER_WORDS } from "../data/periods";
import type { PricedLine } from "../prices/line-plans";
import type { Frequency } from "../text/frequency";
import { COUNT, countOf } from "../text/number-words";
import { byCount } from "./cost-by-count";
import { lineOfCost, priceBefore } from "./cost-line";
import { added, onceInAHire, PIECE_KINDS, sells, soldUnit, times } from "./cost-sums";
import { inCourse, taughtByTheHour } from "./in-course";
import { ofOnePlace } from "./one-place";
import { onlyDearest } from "./only-dearest";
import { costedUnit, inPortions } from "./portions";
import { alike, onePlan } from "./shared-costs";
import { ELSEWHERE, GOODS_SET, subscriptionCost, visitsIn } from "./subscription-cost";
import { ofATrade } from "./trade-costs";
import { withOneFee } from "./with-one-fee";

/** "180 per roof; the pilot costs 70 per inspection": one piece of the work that is sold. */
const ONE_OF_WORK =
  /^(?:inspection|flight|survey|installation|repair|treatment|appointment|service|hire|rental|assessment|test|report|delivery|parcel|family|couple|child|pupil|home|house)$/;
/** "Cleaners get 26 per cleaning" of what is priced by the flat. */
const DEED = /^(?:\p{L}{3,}ing|treatment|appointment|lesson|session|wash|turnover|changeover)$/u;
const EACH_SALE = /^(?:event|booking|order|job|sale|rental|visit)$/;
const HANDLED = /^(?:dispatch|handover|drop(?:[- ]off)?|pick[- ]?up|call[- ]out)$/;
const EVENT = /^(?:event|booking|party|show|performance)$/;
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

/** "₹350 per hectare per year; images cost ₹95 per hectare": once in what is paid for. "Hosting costs 70 per kitchen each year" is a twelfth a month. */
function ofItsPeriod({ kind, per, everyMonths }: RevenueLine, cost: ReadAmount): Assumed {
  if (kind !== "recurring") return stated(cost);
  const { period } = cost.tail;
  if (period === "month" || period === "use") return stated(cost);
  if (period) return times(stated(cost), chargesPerMonth(period), `each ${period}`);
  if (everyMonths) return times(stated(cost), 1 / everyMonths, `once in ${everyMonths} months`);
  return per === "year" ? times(stated(cost), chargesPerMonth(per), "once a year") : stated(cost);
}

/** "The hall has room for 90 boats": a cost per boat is one of each customer's. */
const isServed = (unit: string, text: string) =>
  new RegExp(
    `\\b(?:room for|to have|(?:we|i) (?:have|had|store|stored|serve|served|look after))\\s(?:about |over |up to )?(?:${COUNT})\\s${unit}s\\b`,
    "iu",
  ).test(text);

/** Done in a plan however it is sold by itself. */
const VISIT = /^(?:visit|check|inspection|clean|cleaning|collection|pick-?up)$/;
/** "A visit costs us 2,300" of a plan with a visit every three months: the visits are counted. */
function ofItsVisits(
  subscription: PricedLine,
  cost: ReadAmount,
  named: boolean,
  text: string,
  frequencies: readonly Frequency[],
): Assumed | null {
  const done = cost.tail.unit ?? costedUnit(cost)?.toLowerCase() ?? null;
  const unit = done && VISIT.test(done) ? done : cost.tail.unit;
  const often = named && !VISIT.test(unit ?? "") ? [] : [...frequencies, ...visitsIn(text, unit)];
  return subscriptionCost(subscription, { ...cost, tail: { ...cost.tail, unit } }, often);
}

/** "The riders get 150 a drop for about 40 meals": shared by all that are brought at once. */
const BROUGHT_AT_ONCE = new RegExp(
  `^\\s*(?:for|of|with) (?:about |around |up to )?(${COUNT})\\s\\p{L}+`,
  "iu",
);
function ofOneBrought(cost: ReadAmount): ReadAmount {
  const [said = "", many = ""] = HANDLED.test(cost.tail.unit ?? "")
    ? (BROUGHT_AT_ONCE.exec(cost.after) ?? [])
    : [];
  const count = countOf(many);
  if (!(count > 1)) return cost;
  const part = (value: number) => value / count;
  return {
    ...cost,
    value: part(cost.value),
    low: part(cost.low),
    high: part(cost.high),
    text: `${cost.text}${said}`,
  };
}

/** A unit cost belongs to the line of the same unit, else to the first line that sells pieces. */
export function placeCost(
  rows: PricedLine[],
  whole: ReadAmount,
  text: string,
  frequencies: readonly Frequency[],
): boolean {
  const cost = ofOneBrought(whole);
  const { unit } = cost.tail;
  const before = priceBefore(rows, cost, text);
  if (before) {
    const { divisor } = before.amount.tail;
    const { kind, per } = before.line;
    // "Refill 24 every three months, costs us 7": a third of it in each month.
    const part = kind === "recurring" ? chargesPerMonth(per) / divisor : 1;
    const rhythm = divisor > 1 ? `once in ${divisor} ${per}s` : `each ${per}`;
    const each = part === 1 ? stated(cost) : times(stated(cost), part, rhythm);
    before.line.unitCost = added(before.line.unitCost, each);
    return true;
  }
  // Two statements that lead to what is sold say more than one.
  if (ofOnePlace(rows, cost) || withOneFee(rows, cost)) return true;
  if (
    byCount(rows, cost, text, 2) ||
    inCourse(rows, cost, text) ||
    taughtByTheHour(rows, cost, text) ||
    inPortions(rows, cost, text) ||
    ofATrade(rows, cost, text) ||
    byCount(rows, cost, text)
  ) {
    // "Green coffee costs 8 per kilo" of bags and of whole kilos.
    const costed = costedUnit(cost);
    for (const row of rows)
      if (sells(row) && PIECE_KINDS.has(row.line.kind) && costed !== null && soldUnit(row) === costed)
        row.line.unitCost ??= stated(cost);
    return true;
  }
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
      ? ofItsVisits(subscription, cost, named !== undefined, text, frequencies)
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
    if (!named || named === subscription || cost.tail.period) return true;
  }
  if (!named && cost.tail.unit === null && ELSEWHERE.test(cost.before)) return false;
  const dearest = onlyDearest(pieces, cost);
  const target =
    named ??
    dearest ??
    ofADeal(selling, unit, text) ??
    (unit === null ||
    isServed(unit, text) ||
    (pieces[0]?.unit === "" && pieces[0].line.kind === "unitSale") ||
    (rows.length === 1 && pieces[0]?.line.kind === "perUse") ||
    (selling.length === 1 && ONE_OF_WORK.test(unit)) ||
    (pieces[0]?.line.kind === "perUse" && DEED.test(unit)) ||
    (selling.length === 1 && CUSTOMER_WORDS.has(unit) && paidOnce(selling[0])) ||
    /^(?:check|visit|call|shoot|job|review|report|case|consultation|unit|pair|piece|item|order|customer|sale|one|guest|person|participant|candidate|patient|learner|trainee|head|attendee|client|visitor|diner|meal|portion|serving|plate|pack|product)$/.test(
      unit,
    )
      ? (pieces[0] ?? rows.find(sells))
      : undefined);
  // "Cleaning costs 120 per event" of evenings and weddings, of half a day for firms and for schools.
  const eachSale =
    !named &&
    !dearest &&
    pieces.length > 1 &&
    EVENT.test(unit ?? "") &&
    pieces.every(({ line }) => line.kind === pieces[0]?.line.kind);
  if (!target || eachSale) {
    if (unit === null || !(EACH_SALE.test(unit) || HANDLED.test(unit)) || cost.kind !== "money") return false;
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
