import { CLASS_OR_TIME } from "../data/cost-words";
import type { ReadAmount } from "./amount-roles";
import { singular } from "./price-tail";

/** "The hall is 3,000 per Saturday". */
const PLACE_IS =
  /(?:^|[.;,:]\s|\b(?:and|plus|but|while)\s)(?:the|our|my)\s(?:\p{L}+\s)?(?:(hall|venue|stall|van|minibus|yard|depot|barn|shed|garage|lock-up|greenhouse|warehouse|cold room|berth)|(room|studio|kitchen|court|pitch|gym|classroom|workshop|church))(?:\s(?:hire|rent))?\s(?:is|are)\s(?:about |around |roughly )?$/iu;
/** "Hall rental is 45 an evening". */
const HIRE_IS =
  /(?:^|[.;,:]\s|\b(?:and|plus|but|while)\s)(?:(?:the|our|my)\s)?(?:hall|venue|room|studio|kitchen|court|pitch|gym|classroom|workshop|church|barn|pool)\s(?:hire|rental|rent)\s(?:is|costs?)\s(?:(?:us|me)\s)?(?:about |around |roughly )?$/iu;
/** "The press is leased for 780 a month". */
const LEASED =
  /(?:^|[.;,]\s)(?:the|our)\s(?:\p{L}+\s){1,3}(?:is|are)\s(?:leased|rented|hired)\s(?:for|at)\s(?:about )?$/iu;
const LETS = /\b(?:rent|hire|let|lend|shar)(?:s|ing|e|es)?\b|\bcowork/i;

/** Where the work is done is paid for, unless the offer is that place. */
export function isOwnPlace({ before, after, tail }: ReadAmount, offer: string): boolean {
  if (HIRE_IS.test(before) || LEASED.test(before)) return !LETS.test(offer);
  const [said, plain, ambiguous] = PLACE_IS.exec(before) ?? [];
  const place = plain ?? ambiguous ?? "";
  const forATime = (tail.period !== null && tail.period !== "use") || CLASS_OR_TIME.test(tail.unit ?? "");
  if (
    !said ||
    !forATime ||
    (ambiguous && LETS.test(offer)) ||
    /^\s*(?:per|an?|each|\/)\s?(?:night|person)/i.test(after)
  )
    return false;
  const mentions = offer.match(new RegExp(`(?<![\\p{L}])${place}`, "giu"))?.length ?? 0;
  const inside =
    offer.match(
      new RegExp(
        `\\b(?:in|at|from|inside)\\s(?:an?|the|our|my)\\s(?:\\p{L}+\\s)?${place}(?![\\p{L}])`,
        "giu",
      ),
    )?.length ?? 0;
  return mentions === inside && (mentions > 0 || plain !== undefined);
}

/** "Candles and flowers are about 35 per visit", "35 of candles per visit". */
const THINGS_ARE =
  /(?:^|[.;]\s)(\p{L}{3,}s)(?:\s(?:and|&)\s\p{L}{3,})?\s(?:are|is)\s(?:about |around |roughly )?$/iu;
const OF_THINGS =
  /^\s(?:of|for)\s(\p{L}{3,})(?:\s(?:and|&)\s\p{L}{3,})?\s(?:per|each|every|for each|an?)\s(\p{L}+)/iu;
const USED = "(?:put|puts|lay|lays|light|lights|use|uses|replace|replaces)\\s(?:\\p{L}+\\s){0,2}?";

/** What the work uses up at each visit, as a cost of that visit; null where the sum is something else. */
export function asOwnSupply(amount: ReadAmount, offer: string): ReadAmount | null {
  const of = OF_THINGS.exec(amount.after);
  const unit = (amount.tail.unit ?? of?.[2] ?? "").toLowerCase();
  const thing = THINGS_ARE.exec(amount.before)?.[1] ?? of?.[1];
  if (!thing || amount.tail.period || !CLASS_OR_TIME.test(unit)) return null;
  if (!new RegExp(`\\b${USED}${thing}`, "iu").test(offer)) return null;
  return { ...amount, role: "cost", tail: { ...amount.tail, unit } };
}

/** "Clay is €8 a bag and we sell it for €16": the first is what it costs. */
const SELL_IT = /\b(?:we|i) (?:re)?sell (?:it|them|these|those|each)?\s?(?:on )?(?:for|at)\s(?:about )?$/i;
/** "Sleeves cost us 55": what is costed, and sold on. */
const THINGS_COST =
  /(?:^|[.;,]\s|\band\s)(?:the |an? |each )?(?:\p{L}+\s)?(\p{L}{3,})\scosts?(?:\sus)?\s(?:about )?$/iu;

/** What is bought and sold on for more; the price is counted like the cost. */
export function boughtToSell(amount: ReadAmount, next: ReadAmount): ReadAmount | null {
  if (!SELL_IT.test(next.before) || next.value <= amount.value) return null;
  const thing = THINGS_COST.exec(amount.before)?.[1]?.toLowerCase();
  const unit = amount.tail.unit ?? (thing ? singular(thing) : null);
  if (!next.tail.unit) next.tail = { ...amount.tail, unit, length: next.tail.length };
  return { ...amount, role: "cost", tail: { ...amount.tail, unit } };
}

/** "Support is 900 a month" beside a plan at 39: the work behind the offer, paid where it is far above the price, else asked about. */
const INNER_WORK = 3;
export const INNER =
  /^\s*(?:and\s|plus\s)?(?:the |our )?(?:customer |user |phone |tech(?:nical)? )?(?:support|help ?desk|hotline|admin(?:istration)?|back office|customer service)\s(?:is|costs?|at|runs at|comes to|about|:)\s(?:about |around )?$/i;
export function asInnerWork(amount: ReadAmount, price: number): ReadAmount | null {
  const { period, unit } = amount.tail;
  if (period === null || unit !== null || !INNER.test(amount.before)) return null;
  return amount.value > INNER_WORK * price ? { ...amount, role: "cost" } : { ...amount, unsure: true };
}
