import { chargesPerMonth } from "@/lib/finance/line-flow";
import type { Assumed, RevenueLine } from "@/lib/finance/types";
import type { ReadAmount } from "../amounts/amount-roles";
import { stated } from "../amounts/stated-amount";
import { times } from "../costs/cost-sums";
import { findFrequencies, frequencyStated } from "../text/frequency";
import { literal } from "../text/literal";
import { COUNT, countOf } from "../text/number-words";
import { capital } from "./line-names";
import type { PricedLine } from "./line-plans";
import { withoutOwnShare } from "./own-share";

/** "The average booking is 6 hours", "trips last 6 nights": one trade at so much for each hour or night. */
export function inTrade(each: Assumed, unit: string, text: string): Assumed {
  const found = lasting(unit, text);
  return found ? times(each, found.many, found.said) : each;
}

/** So many hours or days one of them takes. */
export function lasting(unit: string, text: string): { said: string; many: number } | undefined {
  const found = new RegExp(
    `\\b(?:bookings?|trips?|rentals?|stays?|jobs?|orders?|visits?|lessons?|sessions?|rides?|hires?|assignments?|parking|(?:average|typical|usual) \\p{L}+)\\s(?:usually |typically )?(?:is|are|lasts?|takes?|has|have|runs?|covers?|counts?|holds?|measures?)\\s(?:for |about |around |on average |an average of )*(${COUNT})\\s${literal(unit)}s?(?![\\p{L}])`,
    "iu",
  ).exec(text);
  const many = countOf(found?.[1] ?? "");
  return unit !== "" && found && many > 1 ? { said: found[0], many } : undefined;
}

/** "We sell pieces at 900 to 2,500 and keep 30%": the share is kept of that price, not asked beside it. */
const KEEPS =
  /\b(?:we keep|and keep|keeping|nos quedamos|me quedo|ficamos|gardons|behalten|teniamo|tratteniamo|houden)\b/i;

const eachTime = (value: number, per: RevenueLine["per"]): Assumed => ({
  ...{ value, low: value, high: value, provenance: "founder" },
  note: `Stated: once a ${per}`,
});

/** Of a wide range most sales are nearer its lower end. */
const middle = (price: Assumed): Assumed =>
  price.high > price.low && price.low > 0
    ? { ...price, value: Math.round(Math.sqrt(price.low * price.high)) }
    : price;

/** "Artists pay 9 a month and we take 5% of sales": of what they sell, not of what they pay. */
const OF_THEIR_SALES = /\bof (?:the |all |their )*(?:sales|takings|turnover)\b/i;

/** "A place costs 55 a week and we keep 12%": what others ask for is dealt in, and nothing is paid to us but the share. */
const OTHERS_ASK =
  /\b(?:costs?|is|are|goes for|go for|rents? (?:out )?(?:for|at)|is let (?:for|at))\s(?:about |around |on average |usually )*$/i;
const SHARE_OF =
  /%\s(?:commission )?(?:of|on) (?!(?:it|that|this|each|every|the (?:\p{L}+ )?(?:price|rent|fee|fare|sum))\b)/iu;
/** "We charge €2 per order plus 10%", "a listing fee of 15": asked by us, beside the share. */
const ASKED_BY_US =
  /(?:\b(?:we|i)\s(?:also |will |would )?(?:charge|ask|bill)|\bpays? us|\b(?:fees?|an? charge|listings?|set-?up|onboarding|premium|boosts?|deposits?|deliver(?:y|ies)|verification|checks?|insurance|our|plus)\b)[^.;]*$/i;
/** "The league pays the referee's fee, about 45, plus 10% to us". */
const THEIR_FEE =
  /\b(?:their|(?:the|each|every|an?) \p{L}+['’]s?) (?:\p{L}+ ){0,2}(?:fees?|prices?|rates?|fares?|rents?|wages?|pay)\b[^.;]*$/iu;
const FEE_BEHIND = /^[^.,;]{0,20}\b(?:fee|deposit)\b|^[^.;]{0,24}(?:\bplus\b|\+|\band)\s(?:an? )?$/i;
/** "A 15% fee on top of the price of each rental, usually $30 to $80 per day". */
const USUALLY =
  /^[^.;]{4,70}\b(?:usually|typically|normally|mostly|which is|on average)\s(?:around |about |between |from )?$/i;

/** "8% of the monthly rent, rents are about €900": the sum is what the share is taken of. */
const IN_SHARE =
  /%\s(?:commission )?of (?:the |each |every |their )*(?:\p{L}+ )?(\p{L}{4,}?)s?(?=[\s,.;]|$)/iu;
const isOfThat = ({ line }: PricedLine, text: string) =>
  IN_SHARE.exec(text)?.[1]?.toLowerCase() === line.label.toLowerCase();

/** "25 per crate per night. Second, we take 3% when a buyer purchases": one way to earn after the other. */
const NEXT_WAY =
  /[.;]\s(?:and\s)?(?:second(?:ly)?|third(?:ly)?|also|besides(?: that)?|on top(?: of (?:that|it))?|in addition|additionally|then)\b[^.;]*$/i;
/** The share has a deal of its own. */
const ITS_DEAL =
  /^\s*(?:commission\s)?(?:when|if|whenever|once|as soon as)\s(?:an?|the|somebody|someone|buyers?|customers?)\b/i;
/** "Per crate per night": a time is paid for, and no trade. */
const BY_THE_NIGHT =
  /^\s*(?:an?|per|each|every|\/)\s?\p{L}+\s(?:an?|per|each|every|\/)\s?(?:night|day|hour|week|month)\b/iu;

function ofOthers(row: PricedLine, { line: take, amount: share }: PricedLine, text: string): boolean {
  const { line, amount } = row;
  if (isOfThat(row, text.slice(share.start))) return true;
  const between = text.slice(amount.end, share.start);
  const apart = share.start > amount.start && /[.;]\s/.test(between);
  if (NEXT_WAY.test(between) || (apart && ITS_DEAL.test(text.slice(share.end)))) return false;
  if (apart && BY_THE_NIGHT.test(text.slice(amount.end))) return false;
  if (SHARE_OF.test(text.slice(share.start, share.end + 30)) || amount.role === "oneOff") return false;
  if (THEIR_FEE.test(amount.before) && !/\n/.test(between)) return true;
  if (share.start < amount.start && USUALLY.test(text.slice(share.end, amount.start))) return true;
  if (line.kind === "recurring")
    return OTHERS_ASK.test(amount.before) && KEEPS.test(take.evidence) && !/[.;]\s/.test(between);
  if (share.start < amount.start) return false;
  return !ASKED_BY_US.test(amount.before) && !FEE_BEHIND.test(between) && !/\n/.test(between);
}

/** "Halls set their own hourly price, usually around £14": a booking is more than one hour. */
const HOURLY = /\bhourly\b[^.;]{0,40}$/i;
const BOOKED = /\b(?:bookings?|rentals?|hires?|lets?|jobs?|sessions?|reservations?)\b/i;
const HOURS_BOOKED = { low: 2, usual: 3, high: 4 };

function tradedAt(amount: ReadAmount, evidence: string, text: string): Assumed {
  const each = stated(amount);
  const unit = HOURLY.test(amount.before) ? "hour" : (amount.tail.unit ?? "");
  const whole = inTrade(each, unit, text);
  if (unit !== "hour" || whole !== each || !BOOKED.test(evidence)) return whole;
  return {
    value: each.value * HOURS_BOOKED.usual,
    low: each.low * HOURS_BOOKED.low,
    high: each.high * HOURS_BOOKED.high,
    provenance: "assumption",
    note: `Three hours each time; assumed, because your answers give the price of one hour.`,
  };
}

/** "The family pays 150 service charge a month": asked beside the share. */
const OWN_FEE = /^\s*(?:\p{L}+\s)?(?:charge|fee)\b/iu;
const AND_OF = /^[^.;]{0,60}\b(?:and|plus)\b[^.;]{0,12}$/i;

/** "Average invoice £380" of those who "send between 5 and 30 invoices a month". */
function oftenSaid({ before, tail }: ReadAmount, audience: string): Assumed | undefined {
  const noun =
    tail.unit ?? /(\p{L}{3,})(?:\s(?:is|of|value|size|costs?|about|around))*:?\s*$/iu.exec(before)?.[1];
  const often = findFrequencies(audience).find(
    (found) =>
      found.noun !== null &&
      (found.noun === noun ||
        (tail.unit && new RegExp(`\\b${literal(tail.unit)}s?\\b`, "iu").test(found.text))),
  );
  // Of a wide range most are nearer its lower end.
  const wide = often && tail.unit && often.low > 0 && often.high > 3 * often.low;
  return often && frequencyStated(wide ? { ...often, perMonth: Math.sqrt(often.low * often.high) } : often);
}

/** "Makers pay about 18 an hour, on average 6 hours a week": of what is paid by the hour, said right behind it. */
function oftenBehind({ end, tail }: ReadAmount, text: string): Assumed | undefined {
  const unit = tail.unit ?? tail.period;
  const behind = /^[^.;]*/.exec(text.slice(end + tail.length))?.[0] ?? "";
  const often = findFrequencies(behind).find(({ noun }) => noun !== null && noun === unit);
  return often && frequencyStated(often);
}

/** "An average rental is", "the average dinner is for eight and costs": what the share is taken of, where it is not said beside the share. */
const DEAL =
  /\b(?:average|typical|usual)\s(?!price|value|fee|cost|spend|bill|sale|amount)(\p{L}{3,})\s(?:(?:is|are|lasts?|takes?|has)\s[^.;]{2,40}?\sand\s)?(?:is|costs?|comes to|brings|sells? for|goes? (?:for|by))\s(?:about |around )?$/iu;
const OF_EACH =
  /\b(?:of|on|from|per) (?:each|every|an?|the(?! (?:(?:sale|selling|final|total|whole) )?(?:price|amount|sum|total)\b)|all) |\bper (?!cent\b)\p{L}/iu;

/** "12% of the booking plus 3 from the guest". */
const PLUS = /^[^.;]{0,40}\b(?:plus|and)\s$|^[^.;]{0,40}\+\s?$/i;
const FROM_THEM = /^\s*(?:from|on|for|per) (?:the|each|every)\s\p{L}/iu;
/** Paid once by whoever comes, and not with each deal. */
const ONCE =
  /\b(?:join\w*|regist\w*|sign-?up|set-?up|onboard\w*|list(?:ing|ed)|member\w*|enrol\w*|entry|annual|yearly|monthly)\b/i;

/** "We keep 25%. The renter also pays us a 15 care fee": with each rental that the share is taken of. */
export function withFeeOfDeals(rows: readonly PricedLine[], text: string): void {
  const take = rows.find(({ line }) => line.kind === "take" && !line.later);
  if (!take) return;
  for (const { line, amount } of rows) {
    const behind = take.amount.start < amount.start && PLUS.test(text.slice(take.amount.end, amount.start));
    const fee =
      (OWN_FEE.test(amount.after) || (behind && FROM_THEM.test(amount.after))) &&
      !amount.tail.period &&
      !amount.tail.unit &&
      !line.later;
    if (!fee || !/^(?:oneOff|perUse|unitSale)$/.test(line.kind)) continue;
    if (ONCE.test(`${amount.before} ${amount.after}`)) continue;
    line.kind = "perUse";
    line.eachDeal = true;
    const named = /^\s*((?:\p{L}+\s)?(?:charge|fee))\b/iu.exec(amount.after)?.[1];
    if (named) line.label = capital(named);
  }
}

export function withAverages(
  rows: PricedLine[],
  amounts: readonly ReadAmount[],
  audience: string,
  text: string,
): void {
  for (const amount of amounts.filter(({ role }) => role === "average")) {
    const take = rows.find(({ line }) => line.kind === "take" && !line.averageOrder);
    if (!take) continue;
    take.line.averageOrder = tradedAt(amount, take.line.evidence, text);
    const deal = DEAL.exec(amount.before)?.[1]?.toLowerCase();
    if (deal && !take.line.tail && !OF_EACH.test(take.line.evidence)) take.line.tail = `of each ${deal}`;
    take.unit = amount.tail.unit ?? take.unit;
    const { period } = amount.tail;
    take.line.unitsPerCustomerMonth ??=
      oftenBehind(amount, text) ??
      (period && period !== "use" ? eachTime(chargesPerMonth(period), period) : oftenSaid(amount, audience));
  }
  // "1.5% and a fee of 1.99 per transfer. The average transfer is 280, twice a month": the fee is as frequent.
  const dealt = rows.find(({ line }) => line.kind === "take" && line.unitsPerCustomerMonth);
  if (dealt)
    for (const { line, unit } of rows)
      if (
        line.kind === "perUse" &&
        unit !== "" &&
        new RegExp(`\\b(?:average|typical) ${literal(unit)}\\b`, "iu").test(text)
      )
        line.unitsPerCustomerMonth ??= dealt.line.unitsPerCustomerMonth;
  // "15% from the owner and 10% from the traveller": two shares of the same trade.
  const [first, second] = rows.filter(({ line }) => line.kind === "take");
  if (
    first?.line.averageOrder &&
    second &&
    !second.line.averageOrder &&
    AND_OF.test(text.slice(first.amount.end, second.amount.start))
  ) {
    second.line.averageOrder = first.line.averageOrder;
    second.line.unitsPerCustomerMonth ??= first.line.unitsPerCustomerMonth;
  }
  const take = rows.find(({ line }) => line.kind === "take" && !line.averageOrder);
  const priced = (kinds: readonly RevenueLine["kind"][]) =>
    rows.find(({ line }) => kinds.includes(line.kind) && line.price !== undefined);
  const found = priced(["unitSale", "perUse"]) ?? priced(["recurring", "oneOff"]);
  const dealtIn = take !== undefined && found !== undefined && ofOthers(found, take, text);
  const sale = dealtIn || found?.line.kind !== "oneOff" ? found : undefined;
  // "A herder pays 900 per season. We keep 18% of the premium": of each payment.
  const paid = sale?.line.kind === "recurring" && !dealtIn;
  if (
    take &&
    sale?.line.price &&
    rows.filter(({ line }) => !/^further/.test(line.id) && (paid || dealtIn || line.kind !== "recurring"))
      .length === 2 &&
    sale.amount.role !== "oneOff" &&
    !OWN_FEE.test(sale.amount.after) &&
    Math.abs(sale.amount.start - take.amount.start) < 120 &&
    !(paid && OF_THEIR_SALES.test(take.line.evidence)) &&
    (dealtIn ||
      /\bof (?:that|it|this|which|(?:the |all )?(?:sales|takings|turnover|premiums?|rents?|fees?|fares?))\b|手数料|佣金|抽成|수수료/i.test(
        take.line.evidence,
      ) ||
      (!paid && KEEPS.test(take.line.evidence)))
  ) {
    take.line.averageOrder = inTrade(middle(sale.line.price), sale.unit, text);
    if (/\bmonthly\b/i.test(take.amount.after)) take.line.unitsPerCustomerMonth ??= eachTime(1, "month");
    const monthly = sale.line.kind === "recurring" && (paid || sale.line.per === "month");
    if (monthly) take.line.unitsPerCustomerMonth ??= eachTime(chargesPerMonth(sale.line.per), sale.line.per);
    take.line.unitsPerCustomerMonth ??= sale.line.unitsPerCustomerMonth ?? oftenBehind(sale.amount, text);
    take.unit = sale.unit;
    take.line.evidence = `${sale.line.evidence}, ${take.line.evidence}`;
    rows.splice(rows.indexOf(sale), 1);
  }
  withoutOwnShare(rows);
}
