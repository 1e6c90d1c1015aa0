import { chargesPerMonth } from "@/lib/finance/line-flow";
import type { Assumed } from "@/lib/finance/types";
import type { ReadAmount } from "../amounts/amount-roles";
import { stated } from "../amounts/stated-amount";
import { CUSTOMER_WORDS } from "../data/periods";
import type { PricedLine } from "../prices/line-plans";
import { type Frequency, findFrequencies } from "../text/frequency";
import { times } from "./cost-sums";
import { TO_EACH } from "./rate-costs";

/** "Angebot" and "Angebote" are one thing. */
const sameNoun = (a: string, b: string) =>
  a === b || (Math.abs(a.length - b.length) <= 2 && a.length > 4 && (a.startsWith(b) || b.startsWith(a)));

/** "One kilo rescued costs us": of something that the subscription is not paid for. */
export const ELSEWHERE = /\b(?:one|a|each|per|every)\s+(?:kilo|kg|litre|hour|day|ton|tonne)\b/i;
export const GOODS_SET =
  /^(?:set|visit|call|box|bag|kit|pack|parcel|delivery|shipment|basket|crate|order|unit|envelope|issue|magazine|book|bouquet|hamper|puzzle)$/;

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

/** "Visits the kitchen twice a month", "an inspection with four visits" beside a cost per visit. */
export function visitsIn(text: string, unit: string | null): Frequency[] {
  if (unit === null || !TO_EACH.test(unit)) return [];
  return findFrequencies(text)
    .filter(
      ({ noun, start }) =>
        noun === null &&
        new RegExp(
          `\\b(?:${unit}|service|check|inspection|clean|cleaning|tuning)s?\\b[^.;,]{0,40}$`,
          "i",
        ).test(text.slice(0, start)),
    )
    .map((found) => ({ ...found, noun: unit }));
}

/** What one month of a subscription costs: a box every two months costs half a box, a meal a day thirty meals. */
export function subscriptionCost(
  { line, amount, unit: sold }: PricedLine,
  cost: ReadAmount,
  frequencies: readonly Frequency[],
): Assumed | null {
  const ofAll =
    VISITED.test(cost.tail.unit ?? cost.before) || (cost.taker !== undefined && cost.taker !== sold);
  const several = line.quantity && ofAll ? line.quantity.value : 1;
  const each =
    several > 1
      ? times(stated(cost), 1 / several, `spread over the ${several} that a customer has`)
      : stated(cost);
  const scaled = (factor: number, why: string): Assumed => ({
    ...each,
    value: each.value * factor,
    low: each.low * factor,
    high: each.high * factor,
    ...(factor === 1
      ? {}
      : { provenance: "derived" as const, note: `${each.note.replace(/\.$/, "")}, ${why}` }),
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
  // "Adopting a tree costs 89 a year. We pay the grower 38 per tree": one of them is what is paid for.
  const isIt =
    unit !== null && new RegExp(`\\b(?:an?|one|each|per) (?:\\p{L}+ )?${unit}\\b`, "iu").test(line.evidence);
  if (unit === null || isIt || (GOODS_SET.test(unit) && line.quantity === undefined))
    return line.per === "month"
      ? scaled(1 / amount.tail.divisor, "spread over the months between two.")
      : scaled(chargesPerMonth(line.per) / amount.tail.divisor, `one a ${line.per}.`);
  return null;
}
