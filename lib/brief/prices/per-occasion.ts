import { singular } from "../amounts/price-tail";
import { times } from "../costs/cost-sums";
import { findFrequencies, frequencyStated } from "../text/frequency";
import { literal } from "../text/literal";
import { COUNT, countOf } from "../text/number-words";
import type { PricedLine } from "./line-plans";

const OCCASION =
  "visit|round|session|day|show|production|event|trip|party|wedding|order|delivery|shoot|season|project|class|course";
/** "About 12 men per visit", "14 costumes per show". */
const ON_EACH = new RegExp(
  `\\b(?:about |around |on average |roughly )?(${COUNT}) (?:[\\p{L}-]+ )?(\\p{L}{3,}) (?:per|each|every|an?) (${OCCASION})(?!\\p{L})`,
  "giu",
);
const PEOPLE =
  /^(?:person|people|man|men|woman|women|resident|guest|patient|child|children|kid|pupil|student|client|customer|participant|employee|worker|member)$/i;
const sameThing = (counted: string, unit: string) =>
  [singular(counted.toLowerCase()), counted.toLowerCase().replace(/ves$/, "fe")].includes(unit) ||
  (PEOPLE.test(singular(counted)) && PEOPLE.test(unit));

const SO_OFTEN =
  "(?:once|twice|(?:two|three|four|six) times) (?:a|per|each|every) (?:week|month|quarter|year)|every (?:(?:two|three|four|six|other|second|third) )?(?:week|month|quarter|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?";
const WE_COME = new RegExp(`\\b(?:we|i) [^.;:]{3,90}?(${SO_OFTEN})\\b`, "iu");

/** How often such an occasion comes for one customer, by the month. */
function occasions(occasion: string, offer: string, money: string) {
  const counted = new RegExp(
    `\\b${COUNT} ${literal(occasion)}s? (?:a|per|each|every) (?:week|month|quarter|year)\\b`,
    "iu",
  );
  const said = counted.exec(`${money} ${offer}`)?.[0];
  if (said) return findFrequencies(said)[0];
  const [, often = ""] =
    (/^(?:visit|round|session|day|delivery)$/.test(occasion) && WE_COME.exec(offer)) || [];
  const weekly = often.replace(/\b(second |other )?\p{L}+days?$/iu, (_, two) => (two ? "two weeks" : "week"));
  return weekly ? findFrequencies(`one visit ${weekly}`)[0] : undefined;
}

const HEAD = /^(?:head|person|guest|employee|meal|plate)$/;
/** "A daily lunch buffet in your kitchen": served again and again, whatever a head pays. */
const SERVED =
  /\b(daily|weekly|every (?:working |work|week)?day|every week)\b(?: [\p{L}-]+){0,2}? (?:lunch(?:es)?|breakfasts?|meals?|buffets?|dinners?)\b|\b(?:lunch(?:es)?|breakfasts?|meals?|buffets?) (daily|weekly|every (?:working |work|week)?day|every week)\b/iu;
const WORKING_DAYS = "21 days a month";
function servedAgain({ line, unit }: PricedLine, offer: string): void {
  const [said = "", before, behind] =
    line.kind === "oneOff" && HEAD.test(unit) ? (SERVED.exec(offer) ?? []) : [];
  const rhythm = /week(?!day)/i.test(before ?? behind ?? "") ? "one visit every week" : WORKING_DAYS;
  const often = said ? findFrequencies(rhythm)[0] : undefined;
  if (!often) return;
  line.unitsPerCustomerMonth = times(
    { ...frequencyStated(often), provenance: "derived" },
    line.quantity?.value ?? 1,
    said,
  );
  line.kind = "perUse";
  line.label = line.label.replace(/^Price per /, "Fee per ");
  delete line.quantity;
}

const COUNTED_KINDS = new Set(["perUse", "unitSale", "oneOff", "take"]);
/** "£22 per resident, about 12 men per visit" of one who comes once a month: twelve a month. */
export function withOccasions(rows: readonly PricedLine[], offer: string, money: string): void {
  const text = `${money} ${offer}`;
  for (const row of rows) {
    const { line } = row;
    const unit = singular((row.unit.split(" ").pop() ?? row.unit).toLowerCase());
    const dealt = line.kind === "take";
    servedAgain(row, offer);
    if (!COUNTED_KINDS.has(line.kind) || line.unitsPerCustomerMonth || line.later || (!dealt && unit === ""))
      continue;
    for (const [said, many = "", counted = "", occasion = ""] of text.matchAll(ON_EACH)) {
      if (!sameThing(counted, unit)) continue;
      const often = occasions(singular(occasion.toLowerCase()), offer, money);
      if (!often) continue;
      line.unitsPerCustomerMonth = times(frequencyStated(often), countOf(many), said);
      if (line.kind === "oneOff") line.kind = "perUse";
      delete line.quantity;
      break;
    }
  }
}
