import type { ReadAmount } from "../amounts/amount-roles";
import type { PricedLine } from "../prices/line-plans";
import { type Frequency, findFrequencies } from "../text/frequency";
import { COUNT, countOf } from "../text/number-words";
import { sentenceSpans } from "../text/sentences";
import { timesAsCost } from "./times-as-cost";

/** "A rider picks up sealed buckets", "certified coaches come": who comes to the customer, and does it again and again. */
const COMES =
  /\b(?:we|i|(?:an?|our|the|one of our|my) [\p{L}-]+|(?:coaches|trainers|instructors|teachers|tutors|carers|nurses|therapists|cleaners|gardeners|technicians|cooks|chefs|drivers|riders|staff)) (?:(?:then|also|will) )?(?:visits?|comes?|calls?|cleans?|checks?|picks? up|collects?|fetch(?:es)?|empt(?:y|ies)|swaps?|changes?|exchanges?|delivers?|brings?|services?|inspects?|mows?|waters?|washes|wash|tests?|looks? (?:in|after)|sweeps?|tops? up|refills?)\b/iu;

/** How often one customer who pays by the month is visited, in the first sentence that tells; as visits a month. */
export function visitsToEach(texts: readonly string[]): Frequency | null {
  const told = texts.flatMap((text) => sentenceSpans(text).map(({ start, end }) => text.slice(start, end)));
  for (const sentence of told) {
    const at = COMES.exec(sentence)?.index;
    if (at === undefined) continue;
    const often = findFrequencies(sentence).find(({ noun }) => noun === null || VISITS.test(noun));
    if (often) return { ...often, noun: "visit", each: "customer", start: -1, end: -1 };
  }
  return null;
}
const VISITS = /^(?:visit|time|call|round|collection|clean|cleaning|check)$/;
/** What a visit may be called where it is paid for. */
const SESSION = /^(?:class|session|lesson|training|workout|treatment|cleaning|clean|service|round|call)$/;
/** "Coaches get $55 per class" of what is paid by the month and done at each visit. */
export const asVisits = (costs: readonly ReadAmount[], sold: readonly PricedLine[]): ReadAmount[] =>
  costs.map((cost) => {
    const { unit } = cost.tail;
    return unit && SESSION.test(unit) && !sold.some((line) => line.unit === unit) ? ofAVisit(cost) : cost;
  });

/** "A visit takes me half a day, travel about £8": what is spent on the way belongs to the visit it is told with. */
const ON_THE_WAY =
  /\b(?:travel|fuel|petrol|diesel|gas|mileage|parking|tolls?|bus fare|transport|the drive)(?: costs?)?(?: is| are| comes to)?(?: about| around| roughly)? ?$/i;
const TOLD_OF_VISIT =
  /\b(?:an?|each|every|one|per) (?:\p{L}+ )?(visit|trip|call-?out|round|drive|collection|delivery|appointment|job)\b/iu;

/** "A rider costs us €16 an hour and does 14 restaurants in a three hour round": so much for each stop. */
const IN_A_ROUND = new RegExp(
  `^[,;]? (?:and|who|which)? ?(?:can )?(?:does|do|serves?|visits?|handles?|covers?|manages?|collects? from|cleans?|delivers? to) (?:up to |about |around |some )?(${COUNT}) (?:\\p{L}+ )?\\p{L}{3,} in (?:an? |about |one )?(?:(${COUNT})[- ]hours?|(?:an )?hour)(?: (?:round|shift|tour|run|trip|ride|evening|night|morning))?\\b`,
  "iu",
);

/** Sums of one visit that are told by the hour of a round or on the way, as costs of a visit. */
export function costsOfVisits(amounts: readonly ReadAmount[], text: string): ReadAmount[] {
  const sentences = sentenceSpans(text);
  return amounts.map((amount) => {
    if (amount.kind !== "money") return amount;
    const { unit, period } = amount.tail;
    const behind = text.slice(amount.end + amount.tail.length);
    const [said, many = "", hours = "1"] = (unit === "hour" && IN_A_ROUND.exec(behind)) || [];
    if (said && countOf(many) > 1) {
      const why = `${amount.text} an hour,${said.replace(/^[,;]? (?:and|who|which)?/i, "")}`;
      return ofAVisit(timesAsCost(amount, countOf(hours) / countOf(many), why));
    }
    if (unit || period || !ON_THE_WAY.test(text.slice(0, amount.start))) return amount;
    const from = sentences.find(({ start, end }) => start <= amount.start && amount.start < end)?.start ?? 0;
    return TOLD_OF_VISIT.test(text.slice(from, amount.start))
      ? ofAVisit({ ...amount, role: "cost", sure: true })
      : amount;
  });
}
const ofAVisit = (amount: ReadAmount): ReadAmount => ({ ...amount, tail: { ...amount.tail, unit: "visit" } });
