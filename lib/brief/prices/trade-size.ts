import { chargesPerMonth } from "@/lib/finance/line-flow";
import type { Assumed, RevenueLine } from "@/lib/finance/types";
import type { ReadAmount } from "../amounts/amount-roles";
import { stated } from "../amounts/stated-amount";
import { times } from "../costs/cost-sums";
import { findFrequencies, frequencyStated } from "../text/frequency";
import { literal } from "../text/literal";
import { COUNT, countOf } from "../text/number-words";
import type { PricedLine } from "./line-plans";

/** "The average booking is 6 hours", "trips last 6 nights": one trade at so much for each hour or night. */
export function inTrade(each: Assumed, unit: string, text: string): Assumed {
  const found = new RegExp(
    `\\b(?:bookings?|trips?|rentals?|stays?|jobs?|orders?|visits?|lessons?|sessions?|rides?|hires?|assignments?|parking|(?:average|typical|usual) \\p{L}+)\\s(?:usually |typically )?(?:is|are|lasts?|takes?|has|have|runs?|covers?|counts?|holds?|measures?)\\s(?:for |about |around |on average |an average of )*(${COUNT})\\s${literal(unit)}s?(?![\\p{L}])`,
    "iu",
  ).exec(text);
  const many = countOf(found?.[1] ?? "");
  return unit !== "" && found && many > 1 ? times(each, many, found[0]) : each;
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

const AND_OF = /^[^.;]{0,60}\b(?:and|plus)\b[^.;]{0,12}$/i;

/** "Average invoice £380" of those who "send between 5 and 30 invoices a month". */
function oftenSaid({ before }: ReadAmount, audience: string): Assumed | undefined {
  const noun = /(\p{L}{3,})(?:\s(?:is|of|value|size|costs?|about|around))*:?\s*$/iu.exec(before)?.[1];
  const often = findFrequencies(audience).find((found) => found.noun !== null && found.noun === noun);
  return often && frequencyStated(often);
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
    take.line.averageOrder = inTrade(stated(amount), amount.tail.unit ?? "", text);
    const { period } = amount.tail;
    take.line.unitsPerCustomerMonth ??=
      period && period !== "use" ? eachTime(chargesPerMonth(period), period) : oftenSaid(amount, audience);
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
  const sale = priced(["unitSale", "perUse"]) ?? priced(["recurring"]);
  // "A herder pays 900 per season. We keep 18% of the premium": of each payment.
  const paid = sale?.line.kind === "recurring";
  if (
    take &&
    sale?.line.price &&
    rows.filter(({ line }) => paid || line.kind !== "recurring").length === 2 &&
    sale.amount.role !== "oneOff" &&
    Math.abs(sale.amount.start - take.amount.start) < 120 &&
    !(paid && OF_THEIR_SALES.test(take.line.evidence)) &&
    (/\bof (?:that|it|this|which|(?:the |all )?(?:sales|takings|turnover|premiums?|rents?|fees?|fares?))\b|手数料|佣金|抽成|수수료/i.test(
      take.line.evidence,
    ) ||
      (!paid && KEEPS.test(take.line.evidence)))
  ) {
    take.line.averageOrder = inTrade(middle(sale.line.price), sale.unit, text);
    if (paid) take.line.unitsPerCustomerMonth ??= eachTime(chargesPerMonth(sale.line.per), sale.line.per);
    take.line.unitsPerCustomerMonth ??= sale.line.unitsPerCustomerMonth;
    take.line.evidence = `${sale.line.evidence}, ${take.line.evidence}`;
    rows.splice(rows.indexOf(sale), 1);
  }
}
