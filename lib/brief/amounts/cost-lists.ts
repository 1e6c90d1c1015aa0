import { ALWAYS_PAID, PAID_UNLESS_SOLD, PERSON } from "../data/cost-words";
import { COUNT } from "../text/number-words";
import { sentenceSpans } from "../text/sentences";
import type { ReadAmount } from "./amount-roles";
import { NAMES_A_PRICE, SOLD_BY_NAME } from "./input-costs";
import { asInnerWork } from "./own-supplies";
import { isOpen, toldAs } from "./told-sums";

const ARTICLE = `(?:(?:the|our|an?|one|each|every|${COUNT})\\s)?`;
const GLUE = "(?:is|are|at|paid|costs?|gets?|earns?|asks?|for|about|around|roughly|:)\\s";
/** "Two painters at", "musician": who is named right before a sum. */
export const WHO = new RegExp(
  `^\\s*(?:and\\s|plus\\s)?(?!for\\s)${ARTICLE}(?:\\p{L}+\\s){0,3}?(${PERSON})\\s(?:${GLUE}){0,3}$`,
  "iu",
);
/** "paint and filler", "hall": a thing with nothing but its sum. */
const LABEL = new RegExp(
  `^\\s*(?:and\\s|plus\\s)?${ARTICLE}((?:[\\p{L}-]+\\s){0,4}?[\\p{L}-]{2,})\\s(?:${GLUE}){0,2}$`,
  "iu",
);
const NO_LABEL =
  /^(?:and|plus|or|then|from|at|for|with|per)\b|\b(?:we|i|you|they|it|fees?|price[ds]?|plans?|subscription|membership|customers?|clients?|members?|extra|optional|additional|adults?|child(?:ren)?|kids|students|seniors)\b/i;
/** "Rental is 15, a keyboard costs us 180", "a return is 90, of which 55": of what the sentence sells. */
const ITS_OWN = /\b(?:us|me|which|it|cost)\s(?:about\s)?$|\b(?:of )?which\b/i;
const SUPPLY = new RegExp(`(?:^|\\s)(?:${ALWAYS_PAID}|${PAID_UNLESS_SOLD})$`, "iu");
/** "Hall £20" beside a trainer: hired, even where the offer says that classes are held in halls. */
const HIRED = /(?:^|\s)(?:hall|room|venue|studio|pitch|court|pool|track|kitchen)$/i;
const isHired = ({ before }: Pick<ReadAmount, "before">) => HIRED.test(LABEL.exec(before)?.[1] ?? "");
const BY_TIME =
  /^(?:hour|day|shift|session|class|lesson|evening|visit|job|night|half-day|trip|tour|event|workshop|training|course|game|group|ride|booking|walk|delivery|call|check|report|order)$/;
/** What the business pays to stand somewhere or to be paid. */
const OWN_FEES = /\b(?:site|stall|pitch|ground|market|card|bank|parking|lab) fees?$/i;
const USED = new RegExp(
  `\\b(?:sends?|uses?|makes?|needs?|reads?|scans?|prints?|writes?|generates?|stores?)\\s(?:about |around )?${COUNT}\\s\\p{L}+\\s(?:a|per|each|every)\\s(?:month|week|day)\\s(?:at|for)\\s$`,
  "iu",
);
const SELLS =
  /\b(?:we|i)\s(?:\p{L}+\s)?(?:sell|charge|ask|bill|keep|take|earn)s?\b|\b(?:customers?|clients?|members?|parents|guests|users)\spays?\b/iu;

const byTime = ({ tail }: ReadAmount) => tail.period !== null || BY_TIME.test(tail.unit ?? "");

/** "Drivers pay €18 a night, hauliers €320 a month": who is named next pays too. */
const THEY_PAY = /\bpays? (?:\p{L}+ )?$/iu;
const SAME_BREATH = 40;

/** "Two painters at €190 a day" after the price of a flat: paid by time, even where the offer speaks of painters. */
function isPaidByTime(amount: ReadAmount, earlier: readonly ReadAmount[]): boolean {
  const prices = earlier.filter((other) => isOpen(other) || other.asked);
  return (
    isOpen(amount) &&
    byTime(amount) &&
    WHO.test(amount.before) &&
    prices.length > 0 &&
    prices.every(
      ({ before, tail, value, end }) =>
        !WHO.test(before) &&
        !(THEY_PAY.test(before) && amount.start - end < SAME_BREATH) &&
        !(tail.unit === amount.tail.unit && tail.period === amount.tail.period && value < amount.value),
    )
  );
}

/** A thing told with nothing but its sum, that is neither a name for a price nor a part of the offer. */
function isOutsideOffer({ before }: ReadAmount, offer: string): boolean {
  const label = (LABEL.exec(before)?.[1] ?? "").replace(OWN_FEES, "rent");
  if (label === "" || NO_LABEL.test(label)) return false;
  const [head = ""] = label.split(/\s(?:for|of|in|on|at|with|from|to|per)\s/i);
  const noun = head.split(" ").at(-1)?.toLowerCase() ?? "";
  if (
    SOLD_BY_NAME.test(noun) ||
    NAMES_A_PRICE.test(noun) ||
    /\b(?:service|maintenance|support) contract$/i.test(head)
  )
    return false;
  const sold = !SUPPLY.test(head) && offer.toLowerCase().includes(noun.slice(0, 5));
  return !sold;
}

/** In a later sentence than the first price, and nobody is asked for anything there. */
function isBehindPrice(amount: ReadAmount, read: readonly ReadAmount[], text: string): boolean {
  const first = read.find((other) => isOpen(other) || other.asked);
  const span = sentenceSpans(text).find(({ start, end }) => start <= amount.start && amount.start < end);
  if (!first || !span || first.start >= span.start || SELLS.test(text.slice(span.start, span.end)))
    return false;
  return !read.some(
    ({ start, asked, role }) =>
      span.start <= start && start < span.end && (asked || role === "oneOff" || role === "take"),
  );
}

/** "52 per bag. Grain 19 a bag": named, and counted like the price that it is far below. */
const isPartOf = ({ before, tail, value }: ReadAmount, read: readonly ReadAmount[]): boolean => {
  const label = LABEL.exec(before)?.[1] ?? "";
  const first = read.find((other) => isOpen(other) || other.asked);
  return (
    label !== "" &&
    !NO_LABEL.test(label) &&
    !SOLD_BY_NAME.test(label) &&
    tail.unit !== null &&
    tail.unit === first?.tail.unit &&
    value < first.value * PART_OF_PRICE
  );
};
const PART_OF_PRICE = 0.6;

/** "€3.99 per family. Interchange about €0.60 per card": counted, named by nobody else, and neither sold nor paid for sure. */
export const isUnnamed = (
  amount: ReadAmount,
  read: readonly ReadAmount[],
  text: string,
  offer: string,
): boolean =>
  isOpen(amount) &&
  (amount.tail.unit !== null || amount.tail.period !== null) &&
  (isOutsideOffer(amount, offer) || isPartOf(amount, read)) &&
  isBehindPrice(amount, read, text);

/**
 * Behind the sentence that opens with a price, a sentence of named sums speaks of one side of the till: where one of them
 * is surely paid, "hall €220 a Sunday" beside it is paid too.
 */
export function costLists(read: readonly ReadAmount[], text: string, offer: string): ReadAmount[] {
  const told = read
    .map(toldAs)
    .map((amount, i) =>
      isPaidByTime(amount, read.slice(0, i)) ? { ...amount, role: "cost" as const } : amount,
    );
  // What is dearer than all that was sold before and has no rhythm may be equipment.
  const dearer = ({ value, tail }: ReadAmount, from: number) =>
    !tail.period &&
    !tail.unit &&
    told.every((other) => !(isOpen(other) || other.asked) || other.start >= from || other.value < value);
  const spans = sentenceSpans(text);
  // "€22 per evening. Hall €300, DJ €250": a hall in a later sentence than the price is hired.
  const isLater = (at: number) => /[.;]\s/.test(text.slice(told[0]?.end ?? 0, at)) && told[0]?.start !== at;
  const namedIn = (span: { start: number; end: number }) =>
    told.filter(
      (other) =>
        isOpen(other) && span.start <= other.start && other.start < span.end && LABEL.test(other.before),
    ).length;
  return told.map((amount) => {
    const span = spans.find(({ start, end }) => start <= amount.start && amount.start < end);
    const paid = told.some(
      ({ start, role, kind, before }) =>
        span &&
        span.start <= start &&
        start < span.end &&
        kind === "money" &&
        (role === "cost" || role === "pay" || (isHired({ before }) && isLater(start) && namedIn(span) > 1)) &&
        LABEL.test(before) &&
        !ITS_OWN.test(before),
    );
    // "It sends 900 texts a month at 0.22 each" beside a plan: paid, where the sentence is about costs, else asked about.
    if (isOpen(amount) && USED.test(amount.before) && told[0]?.tail.period)
      return paid ? { ...amount, role: "cost" as const } : { ...amount, unsure: true };
    const inner = isOpen(amount) && amount !== told[0] ? asInnerWork(amount, told[0]?.value ?? 0) : null;
    if (inner) return inner;
    const listed =
      paid &&
      isOpen(amount) &&
      isBehindPrice(amount, told, text) &&
      (isHired(amount) || isOutsideOffer(amount, offer));
    if (!listed) return amount;
    return dearer(amount, span?.start ?? 0)
      ? { ...amount, unsure: true }
      : { ...amount, role: "cost" as const };
  });
}
