import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import { chargesPerMonth } from "@/lib/finance/line-flow";
import type { Assumed, RevenueLine } from "@/lib/finance/types";
import type { ReadAmount } from "../amounts/amount-roles";
import { isSpentOnThings } from "../amounts/given-once";
import { stated } from "../amounts/stated-amount";
import type { PricedLine } from "../prices/line-plans";
import { byAllowance } from "../prices/plan-allowances";
import type { Frequency } from "../text/frequency";
import type { Brief } from "../types";
import { isCalledIn } from "./called-in";
import { byCount } from "./cost-by-count";
import { added, ofTheRate, sells, sideBySide, soldUnit, wearOut, withoutUnbelievable } from "./cost-sums";
import { forAllOfThem } from "./each-of-them";
import { paysForStart } from "./first-lot";
import { inSessions } from "./in-sessions";
import { inTurn } from "./in-turn";
import { madeOften, usedMonthly } from "./made-often";
import { monthlyShare } from "./monthly-share";
import { onDaysTold } from "./on-days-told";
import { buysThings } from "./own-spending";
import { isPaymentFee } from "./payment-fee";
import { perWon } from "./per-won";
import { costedUnit, inBatches, inGroups, inPortions } from "./portions";
import { byOutput, byRate, byUse } from "./rate-costs";
import { carriedBy } from "./shared-costs";
import { WORKING_DAYS } from "./times-as-cost";
import { placeCost, plausible } from "./unit-costs";
import { wages } from "./wages";
import { workOf } from "./work-of";

export interface Money {
  currency: string;
  lines: RevenueLine[];
  amounts: { field: AnswerField; amount: ReadAmount }[];
  stated: Pick<
    Brief["stated"],
    | "cac"
    | "unitCosts"
    | "capex"
    | "firstLot"
    | "sought"
    | "lent"
    | "staffPay"
    | "ownPay"
    | "budget"
    | "churn"
    | "conversion"
    | "paymentShare"
    | "marketing"
    | "fixedMonthly"
    | "capacity"
    | "capacityUnit"
  >;
}

type Period = RevenueLine["per"];

/** "4,500 for a service day" and a mechanic at 1,600 a day: of each day that is sold. */
const soldByDay = (rows: readonly PricedLine[]) =>
  rows.find(
    (row) => sells(row) && row.line.kind !== "recurring" && (row.unit === "day" || row.line.per === "day"),
  );

/** "..., no matter how many pubs": the same cost whatever is sold. */
const FIXED = /\b(?:no matter how many|regardless of|however many|in total|altogether|for all of them)\b/i;
const PERIOD_SAID = /\b(weekly|monthly|yearly|every week|every month|each week|each month)\b/i;

const asMonthly = (amount: ReadAmount, period: Period = amount.tail.period ?? "month"): Assumed => {
  const factor = period === "day" ? WORKING_DAYS : chargesPerMonth(period);
  const base = stated(amount);
  return { ...base, value: base.value * factor, low: base.low * factor, high: base.high * factor };
};

/** "SIM 1.10 a month" beside a subscription at 11 a month runs with each subscription; a rent does not. */
const isSmall = (rows: readonly PricedLine[], cost: ReadAmount) =>
  rows.some(({ line }) => {
    const price = line.price?.value ?? 0;
    const part = /\binsurance\b/i.test(cost.before) ? INSURED_PART : MOST_OF_IT;
    const most = OVERHEAD.test(cost.before)
      ? price * (line.quantity ? INSURED_PART : 0)
      : price * (line.quantity?.value ?? 1) * part;
    const asOften = line.per === "month" || (line.per === "week" && cost.tail.period === "week");
    return line.kind === "recurring" && asOften && cost.value < most;
  });
const OVERHEAD =
  /\b(?:rent|salar|wage|office|hosting|server|overhead|fixed|zoom|aws|slack|canva|mailchimp|software)/i;
/** Used up many times a month by whoever pays for the month: "a text costs 3p" is no cost of a month until it is counted. */
const USED_OFTEN =
  /^(?:text|message|sms|e-?mail|call|minute|page|request|scan|image|photo|video|draft|answer|search|transcription|letter|label|notification|signature|lookup|query|prompt|chat|conversation)$/;
const isUncounted = (rows: readonly PricedLine[], cost: ReadAmount) => {
  const used = costedUnit(cost) ?? "";
  return (
    !cost.tail.period &&
    USED_OFTEN.test(used) &&
    rows.every((row) => row.line.kind === "recurring" && soldUnit(row) !== used)
  );
};

const MOST_OF_IT = 0.6;
/** An insurance this small beside the price is each customer's own, a larger one the business's. */
const INSURED_PART = 0.2;

/** Rent and power are two fixed costs; the same sum said twice is one. */
function plus(before: Assumed | undefined, more: Assumed): Assumed {
  return before && before.value !== more.value ? added(before, more) : more;
}

/** "Building one station costs us 21,000" where stations are sold at 38,000: a unit cost, not equipment. */
const isOwnProduct = (rows: readonly PricedLine[], { before, value }: ReadAmount) =>
  rows.some(({ line, unit }) => {
    const noun = unit.split(" ").pop() ?? "";
    const said = /^(?:unitSale|oneOff)$/.test(line.kind) && /\bcosts? (?:us|me)\s*$/i.test(before);
    return (
      (said && value < (line.price?.value ?? 0)) ||
      (noun !== "" &&
        line.price !== undefined &&
        value < line.price.value &&
        new RegExp(`\\b${noun}s?\\b`, "i").test(before))
    );
  });

/** A van and an oven are both bought; a sum said with its parts is one sum. */
function together(bought: readonly Assumed[]): Assumed | undefined {
  const [first, ...others] = [...bought].sort((a, b) => b.value - a.value);
  const rest = others.reduce((sum, { value }) => sum + value, 0);
  const whole = first && Math.abs(rest - first.value) < first.value * 0.02;
  return first && (whole ? first : others.reduce((sum, each) => plus(sum, each), first));
}

/** Paid every month, said or not. */
const RENT =
  /\b(?:rent|lease|miete|pacht|loyer|alquiler|aluguel|affitto|salar(?:y|ies)|wages|stipend|allowance|honorarium)\b[^.;,]{0,16}$/i;
/** Kept up for each place of the business. */
const A_SITE =
  /^(?:kiosk|site|station|shop|store|location|branch|stall|court|studio|hub|centre|center|machine)$/;
const MARKETING =
  /\b(?:marketing|ads?|adverts?|advertising|promotion|google|facebook|instagram|tiktok|leaflets|flyers?)\b/i;

const sameSentence = (text: string, price: ReadAmount, share: ReadAmount) =>
  price.start < share.start && !/[.;]\s/.test(text.slice(price.end, share.start));

export function withCosts(
  rows: PricedLine[],
  amounts: readonly ReadAmount[],
  frequencies: readonly Frequency[],
  text: string,
  into: Money["stated"],
): void {
  const placed = sideBySide(rows, amounts, text);
  into.unitCosts.push(...placed.map(stated));
  const daily = soldByDay(rows);
  const bought: Assumed[] = [];
  for (const amount of amounts) {
    if (placed.includes(amount)) continue;
    const paid = wages(amount, text);
    if (paid) into.fixedMonthly = plus(into.fixedMonthly, paid);
    else if (amount.role === "cost" && amount.kind === "money") {
      const rent = !amount.tail.unit && !amount.tail.period && RENT.test(amount.before);
      const onDays = onDaysTold(amount, text);
      const runs =
        rent ||
        (amount.tail.period !== null &&
          amount.tail.period !== "use" &&
          (amount.tail.unit === null ||
            amount.tail.unit === "month" ||
            (A_SITE.test(amount.tail.unit) && !rows.some(({ unit }) => unit === amount.tail.unit))));
      if (onDays) into.fixedMonthly = plus(into.fixedMonthly, onDays);
      else if (byOutput(rows, amount) || inSessions(rows, amount, frequencies, text))
        into.unitCosts.push(stated(amount));
      else if (FIXED.test(amount.after) && !amount.tail.unit) {
        const period =
          amount.tail.period ?? PERIOD_SAID.exec(amount.before)?.[1]?.replace(/ly$/i, "") ?? "month";
        into.fixedMonthly = plus(into.fixedMonthly, asMonthly(amount, period.toLowerCase() as Period));
      } else if (
        amount.tail.period === "day" &&
        !amount.tail.unit &&
        daily &&
        amount.value < (daily.line.price?.value ?? 0)
      ) {
        into.unitCosts.push(stated(amount));
        daily.line.unitCost = added(daily.line.unitCost, stated(amount));
      } else if (amount.tail.period === "day" && byRate(rows, amount, frequencies))
        into.unitCosts.push(stated(amount));
      else if (runs && MARKETING.test(`${amount.before} ${amount.after.slice(0, 30)}`))
        into.marketing = plus(into.marketing, asMonthly(amount));
      else if (runs && isCalledIn(rows, amount, text)) continue;
      else if (runs && !amount.taker && (amount.overhead ?? !isSmall(rows, amount)))
        into.fixedMonthly = plus(into.fixedMonthly, asMonthly(amount));
      else {
        into.unitCosts.push(stated(amount));
        if (inTurn(rows, amount)) continue;
        if (wearOut(rows, amount) || byUse(rows, amount, frequencies)) continue;
        if (inBatches(rows, amount, text) || inGroups(rows, amount, frequencies, text)) continue;
        if (byAllowance(rows, amount, text)) continue;
        const made = madeOften(rows, amount, frequencies, text);
        if (!made && usedMonthly(rows, amount, frequencies)) continue;
        if (made) into.fixedMonthly = plus(into.fixedMonthly, made);
        else if (amount.caseload) for (const row of rows) carriedBy(row, amount);
        else if (amount.sizes) workOf(rows, amount, frequencies);
        else if (byRate(rows, amount, frequencies)) continue;
        else if (isUncounted(rows, amount)) inPortions(rows, amount, text);
        else if (plausible(rows, amount)) placeCost(rows, amount, text, frequencies);
        else byCount(rows, amount, text);
      }
    } else if (amount.role === "cost" && amount.kind === "percent") {
      if (!amount.tail.period) placeCost(rows, amount, text, frequencies);
    } else if (amount.role === "churn" && !into.churn) into.churn = monthlyShare(amount);
    else if (amount.role === "conversion") into.conversion ??= stated(amount);
    else if (amount.role === "cac" && amount.kind === "money") into.cac ??= perWon(amount);
    else if (amount.role === "capex" && !isOwnProduct(rows, amount)) bought.push(forAllOfThem(amount, text));
    else if (amount.role === "capex") {
      into.unitCosts.push(stated(amount));
      placeCost(rows, amount, text, frequencies);
    } else if (amount.role === "pay" && amount.tail.period && amount.tail.unit !== "hour") {
      if (into.staffPay) into.fixedMonthly = plus(into.fixedMonthly, asMonthly(amount));
      else into.staffPay = asMonthly(amount);
    } else if (amount.role === "draw") into.ownPay ??= asMonthly(amount);
    else if (amount.sought) {
      if (!into.sought || /\braise .{0,8}$/i.test(amount.before)) into.sought = stated(amount);
      if (buysThings(amount) || paysForStart(amount, text)) bought.push(stated(amount));
    } else if (amount.role === "budget" && amount.tail.period) {
      if (MARKETING.test(`${amount.before} ${amount.after}`))
        into.marketing = plus(into.marketing, asMonthly(amount));
    } else if (amount.role === "own") {
      into.budget = into.budget && !amount.listed ? into.budget : plus(into.budget, stated(amount));
      if (isSpentOnThings(amount)) bought.push(stated(amount));
    } else if (amount.role === "budget" && /\b(?:we have|savings|saved|budget)\b/i.test(amount.before))
      into.budget ??= stated(amount);
    else if (isPaymentFee(amount)) into.paymentShare ??= stated(amount);
    else if (amount.role === "share") {
      const takes = rows.some(
        ({ line }) => line.kind === "take" && (line.takeRate?.value ?? 0) + amount.value > 0.95,
      );
      if (takes) continue;
      const here = rows.filter((row) => sameSentence(text, row.amount, amount));
      for (const row of here.length > 0 ? here : rows)
        if (sells(row) && !row.line.costShare) row.line.costShare = ofTheRate(row.line, amount);
    }
  }
  const equipment = together(bought);
  if (equipment) into.capex ??= equipment;
  into.unitCosts = withoutUnbelievable(rows, text, into.unitCosts);
}
