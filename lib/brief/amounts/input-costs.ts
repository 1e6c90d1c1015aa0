import { chargesPerMonth } from "@/lib/finance/line-flow";
import { USED_TIMES } from "../costs/cost-sums";
import type { AmountRole } from "../data/amount-cues";
import { KEPT_UP, PERSON } from "../data/cost-words";
import { CUSTOMER_WORDS } from "../data/periods";
import { COUNT } from "../text/number-words";
import type { ReadAmount } from "./amount-roles";
import { singular } from "./price-tail";

/** Sums so many times another are no sum of the same kind. */
export const BOUGHT_ONCE = 20;
/** ", shipping 420", "and packaging 1": what is listed after a cost is a cost. */
const MORE_COST = /^[^.;]{0,24}(?:,|\band|\bplus|\+)\s*(?:\p{L}+\s){0,5}$/iu;
/** A cost by weight, volume or time says nothing of what is counted next. */
const MEASURE_UNIT = /^(?:kilo|kg|gram|litre|liter|hour|day|metre|meter|tonne|ton)$/;

/** "Actors and props cost": several or a mass of something, without an article, has a cost; "a guest ticket costs" has a price. */
const INPUTS_COST =
  /(?:^|[\s,;:(])(?!(?:an?|the|our|each|every|one|this|that|it)\s)((?:\p{L}+\s(?:and\s)?){1,3})costs?\s+(?:about |around |roughly |some |only )?$/iu;
const WITHOUT_ARTICLE =
  /^\s*(?!(?:an?|the|our|each|every|one|this|that|it|plans?|subscriptions?|licen[cs]es?|memberships?|tickets?|prices?|access|entry)\s)(?:\p{L}+\s(?:and\s|,\s)?){1,4}costs?\s+(?:us )?(?:about |around |roughly |some |only )?$/iu;
/** The names of a price, and words that stand for what was named before. */
export const NAMES_A_PRICE =
  /^(?:it|this|that|one|each|every|all|both|price|fee|cost|rate|charge|rent|set|kit|pair|box|bottle|jar|bag|pack|piece|size|order|repair|cut|basic|pro|plus|premium|standard|starter|small|medium|large|full|half|single|double|family|team|group|child|adult|member|guest|person|average|smallest|cheapest|everything|anything|updates?|renewals?|repeats?|follow-ups?|check-?ups?|care|reports?)$/;
/** What is asked for even where it "costs" so much. */
export const SOLD_BY_NAME =
  /(?:place|participant|trainee|membership|subscription|plan|ticket|pass|lesson|course|class|session|licen[cs]e|package|entry|version|card|edition|extra|upgrade|add-?on|refill|workshop|consultation|visit|delivery|shipping|service|app|software|access|platform|support|maintenance|installation|set-?up|onboarding|training|trial|taster|tasting|tour|rental|storage|hour|night|day|week|month)s?$/iu;

const DOES_THE_WORK = new RegExp(`(?:^|\\s)${PERSON}$`, "iu");
/** "Each robot was 14,500": paid already. */
const WAS = /\b(?:was|were)\s(?:about\s|around\s)?$/i;

/** After a price that was not said with "costs", what something else costs is paid by the business: "Two educators cost". */
function isOwnCost(
  here: ReadAmount,
  earlier: readonly ReadAmount[],
  sold: (noun: string) => boolean,
): AmountRole | null {
  const { clause, tail, value } = here;
  const bought = clause?.deed === "be" && WAS.test(here.before);
  if (here.kind !== "money" || here.asked || here.sure || clause?.who === "us") return null;
  if (clause?.deed !== "cost" && !bought) return null;
  if (here.role !== "price" && here.role !== null && here.role !== "cost" && here.role !== "oneOff")
    return null;
  const prices = earlier.filter(
    ({ role, kind, later }) =>
      kind === "money" && !later && (role === null || role === "price" || role === "average"),
  );
  const noun = singular(
    clause.subject
      .split(/\s(?:of|for|in|with|from|per)\s/)[0]
      ?.split(" ")
      .pop()
      ?.toLowerCase() ?? "",
  );
  if (prices.length === 0 || noun.length < 3 || SOLD_BY_NAME.test(noun) || sold(noun)) return null;
  const bare = tail.length === 0 || (!tail.period && !tail.unit);
  if (bare && value > BOUGHT_ONCE * Math.max(...prices.map((price) => price.value))) return "capex";
  if (here.role === "oneOff" || bought) return null;
  if (bare && USED_TIMES.test(here.after)) return "cost";
  if (bare && prices.every((price) => price.value < value)) {
    here.unsure = here.role !== "cost" && prices.every((price) => price.clause?.deed !== "cost");
    return null;
  }
  if (here.role === "cost") return null;
  // "An afternoon costs 6,800. A carer costs 5,200": who does the work is never the second thing that is sold.
  return DOES_THE_WORK.test(clause?.subject ?? "") || prices.every((price) => price.clause?.deed !== "cost")
    ? "cost"
    : null;
}

/** "Bank connections cost 0.80 per user per month": without an article and counted like the price before it. */
function isInputOf(here: ReadAmount, earlier: readonly ReadAmount[]): boolean {
  const { unit } = here.tail;
  if (here.kind !== "money" || here.role !== "price" || here.asked || !unit) return false;
  const sold = earlier.filter(({ role, kind }) => kind === "money" && (role === null || role === "price"));
  return (
    WITHOUT_ARTICLE.test(here.before) &&
    sold.some(
      ({ tail, value, clause }) =>
        (value > here.value && (tail.unit === unit || clause?.subject.toLowerCase().endsWith(` ${unit}`))) ||
        CUSTOMER_WORDS.has(unit),
    )
  );
}

/** "45 per patient per month. Support is about 6 per patient per month": counted like the price before it, and never sold alone. */
const RUNS_WITH_IT =
  /(?:^|[.;,]\s|\band\s)(?:customer |technical |the )?(?:support|hosting|insurance|repairs|service|servicing|maintenance|storage|messages|texts|data|replacements?|spare parts)\s(?:is|are|costs?|comes? to)\s(?:about |around |roughly )?$/i;
const runsWithIt = (here: ReadAmount, earlier: readonly ReadAmount[]) =>
  here.kind === "money" &&
  (here.role === null || here.role === "price") &&
  RUNS_WITH_IT.test(here.before) &&
  earlier.some(
    ({ tail, value, kind }) =>
      kind === "money" &&
      tail.period !== null &&
      here.tail.period !== null &&
      value * chargesPerMonth(tail.period) > here.value * chargesPerMonth(here.tail.period) &&
      (tail.unit === here.tail.unit || here.tail.unit !== null),
  );

/** "€5.60 wholesale, cost 2.35 per bottle". */
const OWN_COST = /^\s*(?:(?:unit|own|our|production|purchase)\s)?costs?:?\s+(?:about |around |roughly )?$/i;
/** "ingredients and jar 1.85". */
const INPUT =
  /\b(?:ingredients?|materials?|parts|components|packaging|labou?r|postage|boda|couriers?|riders?|fuel)\b[^.;:]{0,24}$/i;
const DEARER = 2;
const DEARER_THING = 3;

const OFTEN_USED = new RegExp(
  `^\\s*(?:each|apiece)?\\s?(?:and|but)\\s(?:are\\s|is\\s)?used\\s(?:about\\s)?(?:${COUNT})\\stimes\\b`,
  "iu",
);

/** "Rent costs 11,500 a month, four staff 13,000": who works there is paid as often as the rent. */
const STAFF_NEXT = new RegExp(
  `^(?:\\s(?:with|including)\\s[^.;,]{2,20})?\\s*(?:,|,?\\sand|,?\\splus)\\s(?:(?:the|our|my)\\s)?(?:${COUNT}\\s)?(?:\\p{L}+\\s)?(?:staff|people|employees|wages|salar(?:y|ies)|electricity|energy|heating|power|${PERSON}|${KEPT_UP.replace("(?:the|our|my) ", "")})\\s(?:costs?\\s|are\\s|is\\s)?(?:about\\s|around\\s)?$`,
  "iu",
);

/** "The workshop is 520 a month", said without "pays" or "costs". */
const KEPT = new RegExp(`(?:^|[.;,]\\s|\\band\\s)${KEPT_UP}\\s(?:(?:is|costs?|runs at) )?(?:about )?$`, "iu");

/** "3,900 per buoy per month; a buoy costs 38,000": what is let by the month is bought by the business. */
function isLet({ tail, currency }: ReadAmount, here: ReadAmount): boolean {
  const bought = /\b(?:an?|each|one|every)\s+(\p{L}+)\s+costs?\s+(?:about |around |some )?$/iu.exec(
    here.before,
  )?.[1];
  return tail.period !== null && bought !== undefined && bought === tail.unit && currency === here.currency;
}

/** After the price of a piece, what its inputs cost is no second price. */
function isInput(here: ReadAmount, earlier: readonly ReadAmount[], text: string): boolean {
  if (here.kind !== "money" || (here.role !== null && here.role !== "price") || here.tail.period)
    return false;
  const sold = earlier.find(({ role, kind }) => kind === "money" && (role === null || role === "price"));
  return (
    sold !== undefined &&
    !sold.tail.period &&
    !/\bcosts?\b/i.test(sold.before) &&
    sold.currency === here.currency &&
    here.value <= sold.value * DEARER &&
    (INPUTS_COST.test(here.before) ||
      (OWN_COST.test(here.before) && here.value < sold.value) ||
      INPUT.test(text.slice(earlier.at(-1)?.end ?? 0, here.start)))
  );
}

/** What is paid beside a price: inputs, what is let, further costs and further prices. */
export function tellCosts(read: ReadAmount[], text: string): void {
  // "Foundations give £48 per book": whoever funds it, each one is paid for.
  for (const here of read)
    if (here.role === "grant" && here.tail.unit && !here.tail.period) here.role = "price";
  for (const [i, here] of read.entries())
    if (read.slice(0, i).some((before) => isLet(before, here))) here.role = "capex";
  for (const [i, here] of read.entries()) {
    const open = here.role === null || here.role === "price";
    if (i > 0 && open && !here.asked && !here.sure && here.tail.period === "month" && KEPT.test(here.before))
      here.role = "cost";
    const { role, tail, end } = read[i - 1] ?? here;
    if (role !== "cost" || tail.period !== "month" || here.tail.unit || here.tail.period) continue;
    if (!STAFF_NEXT.test(text.slice(end + tail.length, here.start))) continue;
    here.role = "cost";
    here.tail = { ...here.tail, period: tail.period };
  }
  const units = read.flatMap(({ tail, role }) => (tail.unit && role !== "cost" ? [tail.unit] : []));
  for (const [i, here] of read.entries()) {
    // "An answer costs €25, of which the doctor keeps 17": asked of the customer.
    const divided = /\bof which\b/i.test(read[i + 1]?.before ?? "");
    const told = divided ? null : isOwnCost(here, read.slice(0, i), (noun) => units.includes(noun));
    if (told) here.role = told;
    // A period that stands only after the next sum is that one's.
    if (told === "capex") here.tail = { ...here.tail, period: null, unit: null };
  }
  for (const [i, here] of read.entries()) {
    // "Jars are 900 each and used 20 times": nobody counts how often a customer uses what was sold.
    if (i > 0 && here.kind === "money" && here.role === "price" && OFTEN_USED.test(here.after))
      here.role = "cost";
    if (isInputOf(here, read.slice(0, i)) || runsWithIt(here, read.slice(0, i))) here.role = "cost";
    if (!isInput(here, read.slice(0, i), text)) continue;
    here.role = "cost";
    const sold = read[i - 1];
    // "95 kr per book, cost 60": of the book.
    if (OWN_COST.test(here.before) && sold?.tail.unit && !here.tail.unit)
      here.tail = { ...here.tail, unit: sold.tail.unit };
  }
  for (let i = 1; i < read.length; i += 1) {
    const here = read[i];
    const before = read[i - 1];
    if (!here || !before || here.kind !== "money") continue;
    const between = text.slice(before.end + before.tail.length, here.start);
    // "A kayak costs 900, the lock 180".
    if (before.unsure && here.role === null && /^,?\s(?:and )?(?:the|an?)\s\p{L}+\s$/iu.test(between))
      here.unsure = true;
    // "We buy used lifts for 400 and refurbish them for 250".
    if (
      before.sure &&
      before.role === "cost" &&
      here.role === "price" &&
      /^\s(?:and|then)\s(?!sell|rent|let|charge)\p{L}+\s(?:it|them|each)\s(?:for|at)\s$/iu.test(between)
    )
      here.role = "cost";
    // "A box costs us 310 to make, tags are 7 each".
    const made = /^(?:cost|capex)$/.test(before.role ?? "") && /\bcosts?\s(?:us|me)\s/i.test(before.before);
    if (
      made &&
      here.role === "price" &&
      !here.asked &&
      /^[^.;,]{0,24},\s(?:the\s)?\p{L}+s\s(?:are|cost)\s$/iu.test(between)
    )
      here.role = "cost";
    if (here.role !== null) continue;
    // "The payment provider takes 1.2% + 20p".
    if (before.role === "share" && /^\s(?:\+|plus|and)\s$/.test(between) && /^[\s.]*$/.test(here.after))
      here.role = "cost";
    // "The workshop is 520 a month, a second press 3,800": bought once.
    const once =
      before.role === "cost" &&
      before.tail.period !== null &&
      here.tail.length === 0 &&
      here.value > DEARER_THING * before.value &&
      /(?:,|\band)\s(?:an?|another)\s/i.test(between);
    if (once) here.role = "capex";
    if (once) continue;
    if (before.role === "cost" && MORE_COST.test(text.slice(before.end, here.start))) {
      here.role = "cost";
      const another =
        before.clause?.deed !== "receive" &&
        (/(?:,|and|plus)\s(?:the|an?|each)\s\p{L}+\s*$/iu.test(between) ||
          read.some(({ tail }) => tail.unit !== null && between.toLowerCase().includes(tail.unit)));
      const measured = MEASURE_UNIT.test(before.tail.unit ?? "");
      if (!here.tail.unit && !here.tail.period && before.tail.unit && !another && !measured)
        here.tail = { ...before.tail, length: here.tail.length };
    }
    if (before.role !== "price") continue;
    const added = /^[^.]{0,40}\b(?:plus|and)\s+$/i.test(text.slice(before.end, here.start));
    if (added && (here.tail.unit || here.tail.period)) here.role = "price";
  }
}
