import type { ReadAmount } from "./amount-roles";
import type { AmountRole } from "./data/amount-cues";
import { ALWAYS_PAID, EQUIPMENT, PAID_UNLESS_SOLD } from "./data/cost-words";

/** What may stand between a thing and its sum. */
const GLUE =
  "(?:\\s(?:for|of|on|in|per|a|an|the|our|and|&|\\+|to|with)(?:\\s(?:the|an?|our|one|each))?\\s\\p{L}+){0,2}(?:\\s?[:=])?(?:\\s(?:is|are|costs?|comes? to|runs?(?: at)?|adds?|at|gets?|earns?|receives?|paid|makes?|kostet|cuesta|coûte|custa)){0,2}(?:\\s(?:us|me|uns|nos))?(?:\\s(?:about|around|roughly|approx\\.?|some|only|just|ca\\.?|etwa|unos|environ))?\\s*~?\\s*$";
const OPEN = "(?:^|[\\s,;:(.\\u002d])";
const said = (words: string) => new RegExp(`${OPEN}(${words})${GLUE}`, "iu");

const PAID = said(ALWAYS_PAID);
const UNLESS_SOLD = said(PAID_UNLESS_SOLD);
const BOUGHT = said(EQUIPMENT);
/** Hourly pay, cost of goods and rent in scripts without spaces. */
const EASTERN_PAY = /(?:時給|时薪)[^。、,;]{0,6}$/u;
const EASTERN_COST =
  /(?:仕入れ?|原価|材料費|人件費|家賃|コスト|送料|成本|房租|人工|進貨|进货)[^。、,;]{0,6}$/u;
/** "We charge €5 for delivery", "insurance is paid by the rider": asked of the customer. */
const ASKED = /\b(?:we (?:charge|ask|sell)|customers? pays?|clients? pays?|users? pays?|fee)\b/i;
/** Sums above this many sales are no price of the same thing. */
const BOUGHT_ONCE = 20;

const OPEN_ROLES = new Set<AmountRole | null>([null, "price", "average"]);

/** Tells what the business itself pays for from what it asks, by the word right before the sum; `offer` is what it sells. */
export function ownCosts(read: ReadAmount[], offer: string): ReadAmount[] {
  const sells = (word: string) =>
    new RegExp(`(?<![\\p{L}])${word.replace(/(?:s|es)$/i, "")}`, "iu").test(offer);
  const least = Math.min(...read.filter(({ kind }) => kind === "money").map(({ value }) => value));
  return read.map((amount) => {
    if (amount.kind !== "money" || !OPEN_ROLES.has(amount.role) || ASKED.test(amount.before)) return amount;
    if (EASTERN_PAY.test(amount.before))
      return { ...amount, role: "cost", tail: { ...amount.tail, unit: "hour" } };
    if (EASTERN_COST.test(amount.before)) return { ...amount, role: "cost" };
    const bought = BOUGHT.exec(amount.before)?.[1];
    if (bought && !amount.tail.period && !amount.tail.unit && amount.value > least * BOUGHT_ONCE)
      return { ...amount, role: "capex" };
    const maybe = UNLESS_SOLD.exec(amount.before)?.[1];
    const paid = PAID.test(amount.before) || (maybe !== undefined && !sells(maybe));
    return paid ? { ...amount, role: "cost" } : amount;
  });
}
