import { sentenceSpans } from "../text/sentences";
import type { ReadAmount } from "./amount-roles";

/** "Blocks €3.20 each, cost 1.35", "gift box €45, which costs us 21 to make". */
const COSTS =
  /^[\s,;(]*(?:and |which |it |that |each )?(?:our |my )?costs?(?: (?:is|of))?(?: (?:us|me))?(?: (?:about|around|roughly))?:?\s*$/iu;
/** "Cleaning £45 charged to the seller": asked of whoever is named. */
const CHARGED_TO =
  /^[^.;,]{0,16}?,?\s?(?:(?:is|are) )?(?:charged|billed|invoiced) to (?:the |our |each )?(?!us\b|me\b)\p{L}{3,}/iu;
/** "We keep 40%, dresses sell for about £600": what the share is kept of. */
const SELLS_FOR =
  /(?<!\b(?:we|i|and) )(?<=\p{L}{3,} )(?:sells?|go(?:es)?|(?:is|are) sold|change hands) (?:for|at)(?: (?:about|around|roughly|on average))*\s*$/iu;
/** "Nut jars 18 each on request": what customers may ask for has a price. */
const ON_REQUEST =
  /^\s*(?:each |apiece |a piece |extra )?(?:on request|on demand|if (?:asked|wanted|requested))\b/i;
const ONCE = /^\s*,?\s?(?:once|one-off|one time|at the start)(?=\s*(?:$|[.,;)]))/i;

/** "640 a month per shop, and 900 to set up the program at the start": paid when a customer begins. */
const TO_BEGIN =
  /^\s*(?:(?:to|for) (?:set(?:ting)?[ -]?(?:it |everything )?up|install\w*|onboard\w*|connect\w*|(?:get|be)(?:ing)? (?:started|going)|start(?:ing)?|join\w*|enrol\w*|load\w*|migrat\w*|set-?up)|set-?up(?: fee)?|(?:joining|installation|onboarding|registration|enrolment|sign-?up|activation) fee)\b/i;
/** "Service 1.90 per hive per month, billed yearly": what is billed is asked of somebody. */
const BILLED =
  /^[^.;,]{0,12},?\s(?:and\s)?(?:billed|invoiced|charged)\s(?:yearly|annually|monthly|quarterly|weekly|half-yearly|in advance|up ?front|at the (?:start|beginning|end)|by the|per|every|once)\b/i;
const isAsked = ({ kind, role }: ReadAmount) =>
  kind === "money" && (role === null || role === "price" || role === "oneOff");

/** What a sum is by the sum that its own sentence begins with. */
export function settleInSentence(read: readonly ReadAmount[], text: string): ReadAmount[] {
  const spans = sentenceSpans(text);
  const sentenceOf = (at: number) => spans.findIndex(({ start, end }) => start <= at && at < end);
  const done: ReadAmount[] = [];
  const share = read.some(({ kind, role }) => kind === "percent" && role === "take");
  for (const amount of read) {
    const before = done.filter(({ start }) => sentenceOf(start) === sentenceOf(amount.start));
    const priced = before.find((other) => isAsked(other) && other.value > amount.value);
    const bare = !amount.tail.period && !amount.tail.unit;
    if (amount.kind === "money" && isAsked(amount) && priced && COSTS.test(amount.before))
      done.push({ ...amount, role: "cost" });
    else if (amount.kind === "money" && CHARGED_TO.test(amount.after) && !amount.sure)
      done.push({ ...amount, role: "price", asked: true });
    else if (amount.kind === "money" && ON_REQUEST.test(amount.after))
      done.push({ ...amount, role: "price", asked: true, sure: true });
    else if (
      amount.kind === "money" &&
      bare &&
      !amount.asked &&
      /^(?:capex|price|cost|budget)$/.test(amount.role ?? "price") &&
      TO_BEGIN.test(text.slice(amount.end)) &&
      before.some((other) => isAsked(other) && other.tail.period)
    )
      done.push({ ...amount, role: "oneOff", sure: true, unsure: false, sought: false });
    else if (
      amount.role === "cost" &&
      amount.tail.unit &&
      amount.clause?.who !== "us" &&
      BILLED.test(text.slice(amount.end + amount.tail.length))
    )
      done.push({ ...amount, role: "price", asked: true, sure: true, unsure: false });
    else if (share && isAsked(amount) && SELLS_FOR.test(amount.before))
      done.push({ ...amount, role: "average" });
    // "A shepherd €2,600 a month, fence and water €4,000 once".
    else if (ONCE.test(amount.after) && before.at(-1)?.role === "cost" && !amount.asked)
      done.push({ ...amount, role: "capex", tail: bare ? amount.tail : { ...amount.tail, period: null } });
    else done.push(amount);
  }
  return done;
}
