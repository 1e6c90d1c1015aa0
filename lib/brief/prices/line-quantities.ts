import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { Assumed } from "@/lib/finance/types";
import { singular } from "../amounts/price-tail";
import { atLeast, exactly, inABasket } from "../amounts/usual-count";
import { soldUnit, times } from "../costs/cost-sums";
import { howMany } from "../costs/ratios";
import { CUSTOMER_WORDS } from "../data/periods";
import { saidTwice } from "../text/literal";
import { COUNT, countOf, NUMBER, parseNumber } from "../text/number-words";
import { isOrganisation } from "./line-buyers";
import type { PricedLine } from "./line-plans";
import { spacedAlong } from "./spaced";
import { pluralOf, quantityOf } from "./stated-count";
import { lasting } from "./trade-size";
import { alike, type Buying, isTheBuyer, usualCount } from "./usual-quantity";
import { concerning, type Owned } from "./whose-volume";

/** "12 clips per parlour on average", "from 5 apprentices": said beside the price. */
function besidePrice(noun: string, text: string): Assumed | null {
  if (!saidTwice(text, noun) && !/\bminimum\b/i.test(text)) return null;
  const plural = pluralOf(noun);
  const each = new RegExp(
    `(?<![\\d.,])(${NUMBER})\\s+(?!(?:per|an?|each|every)\\s)(?:[\\p{L}-]+\\s)?${plural}\\s+(?:per|for each|for every|in each|on each|each|every|an?)\\s+(?!(?:${PERIOD})s?\\b)\\p{L}+`,
    "iu",
  ).exec(text);
  const many = parseNumber(each?.[1] ?? "", true);
  if (each && many > 1) return exactly(many, each[0]);
  const bought = new RegExp(
    `\\b(?:buys?|books?|takes?|orders?|needs?|purchases?|sends|enrols|enrolls)\\s+(?:about |around )?(${COUNT})\\s+(?:[\\p{L}-]+\\s)?${plural}(?!\\s+(?:per|a|an|each|every|in)\\b)(?![\\p{L}])`,
    "iu",
  ).exec(text);
  const at = countOf(bought?.[1] ?? "");
  if (bought && at > 1) return exactly(at, bought[0]);
  const ordered = inABasket(plural, text);
  if (ordered) return ordered;
  const order = Number(
    /\bminimum order(?: of)? (\d+)\b(?!\s?(?:\p{Sc}|[.,]\d|(?:[A-Z]{3}|euros?|dollars?|pounds?|kr|zł)(?!\p{L})))/iu.exec(
      text,
    )?.[1],
  );
  if (order > 1) return atLeast(order, `minimum order ${order}`);
  const from = new RegExp(
    `\\b(?:from|minimum(?: of)?|at least)\\s+(${COUNT})\\s+${plural}(?![\\p{L}])(?!\\s*(?:on\\s)?(?:it is |only )?(?:\\p{Sc}|\\d|[A-Z]{3}\\s))`,
    "iu",
  ).exec(text);
  const least = countOf(from?.[1] ?? "");
  return from && least > 1 ? atLeast(least, from[0]) : null;
}
const PERIOD =
  "coach|teacher|trainer|tutor|instructor|guide|leader|carer|circle|group|class|cohort|course|tour|workshop|day|week|month|year|hour|night|season|summer|winter|spring|autumn|term|quarter|weekend|shift|visit|session|order|delivery|fair|market|festival|stall|event|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|evening|afternoon";

/** "45 a day, jobs usually last 8 days". */
function hiredFor(unit: string, text: string): Assumed | null {
  const found = /^(?:day|night)$/.test(unit) ? lasting(unit, text) : undefined;
  return found ? exactly(found.many, found.said) : null;
}

/** "6 boxes per acre and 25 acres per grower", where growers buy. */
function alongCounts({ unit }: PricedLine, { businessModel, targetAudience }: QuizAnswers): Assumed | null {
  const sold = soldUnit({ unit });
  const count = howMany(businessModel, sold);
  for (const word of targetAudience.toLowerCase().match(/\p{L}{4,}/gu) ?? []) {
    const found = singular(word) === sold ? null : count(sold, singular(word));
    if (found && found.factor > 1 && found.said.includes(", "))
      return { ...exactly(found.factor, found.said), provenance: "derived" };
  }
  return null;
}

/** Paid once by each customer, not for each piece. */
const FEE =
  /\b(?:set(?:ting)?[- ]?up|install\w*|connection|onboarding|implementation|mounting|fitting|assembly|integration|import\w*|conversion|configuration|one-off|one-time|registration|activation|pick-?up|collection|delivery|call-?out|visit|training|migration|joining)\b/i;

/** "€18 per resident and visit": an organisation has many of them each time. */
const OF_MANY = /^(?:resident|patient|pupil|student|child|employee|cow|horse|room|bed)$/;
const buyingOfLine = ({ buyer }: PricedLine["line"], first: Buying): Buying =>
  buyer ? { said: buyer, firms: isOrganisation(buyer), noun: buyer } : first;

const COUNTED_KINDS = new Set<string>(["oneOff", "recurring", "unitSale", "perUse"]);
const perUnit = ({ line, unit }: PricedLine) => line.kind === "recurring" && !line.later && unit !== "";
const perHeadOnce = ({ line, unit }: PricedLine) =>
  line.kind === "oneOff" && !line.later && !line.quantity && unit === "employee";
const perThing = (row: PricedLine) =>
  perUnit(row) && (row.line.quantity !== undefined || !CUSTOMER_WORDS.has(row.unit));

const sameUnit = (one: string, other: string) =>
  other !== "" && soldUnit({ unit: one }) === soldUnit({ unit: other });

/** Who usually pays for themselves ("per patient") is counted only in others' hands: "agencies with 120 patients", not "we have". */
const OWN = /\b(?:we|i|our|my|us|already|currently|now)\b[^.;]*$/i;
const ofOthers = (texts: readonly string[]) =>
  texts.flatMap((text) => text.split(/(?<=[.;])\s/)).filter((part) => !OWN.test(part.split(/\d/)[0] ?? ""));

/** Counts that the answers state; costs that are paid for each customer are spread over them. */
export function withStatedQuantities(rows: readonly PricedLine[], answers: QuizAnswers): void {
  const texts = [answers.businessModel, answers.targetAudience, answers.solution, answers.differentiator];
  for (const row of rows.filter((each) => perUnit(each) || perHeadOnce(each))) {
    const self = !perThing(row);
    const told = self ? ofOthers([answers.targetAudience, answers.businessModel]) : texts;
    const customers = `${answers.targetAudience} ${answers.problem}`;
    const said = [row.unit, ...alike(row.unit)]
      .map((name) => quantityOf(name, told, customers))
      .find((found) => found !== null);
    if (said) row.line.quantity = said;
  }
}

/**
 * How many of the priced things each customer has: the stated count, else the assumed one. A device sold beside a
 * subscription for each thing is bought once for each of them.
 */
export function withQuantities(
  rows: readonly PricedLine[],
  answers: QuizAnswers,
  owned: readonly Owned[],
  buying: Buying,
): void {
  // "149 per hive and 3 a month per hive": what is paid once and then by the month is the thing itself.
  for (const { line, unit } of rows)
    if (line.kind === "perUse" && rows.some((other) => perThing(other) && sameUnit(other.unit, unit)))
      Object.assign(line, { kind: "unitSale", label: line.label.replace(/^Fee per /, "Price per ") });
  for (const row of rows) {
    if (row.line.later || row.unit === "" || row.line.quantity?.provenance === "founder") continue;
    if (!COUNTED_KINDS.has(row.line.kind) || / wholesale$/.test(row.line.label)) continue;
    if (row.line.kind !== "recurring" && row.line.unitsPerCustomerMonth) continue;
    const chain =
      alongCounts(row, answers) ??
      spacedAlong(pluralOf(singular(row.unit)), [answers.targetAudience, answers.solution]);
    if (chain) row.line.quantity = chain;
    if (chain) continue;
    const unit = row.unit.split(" ").pop() ?? row.unit;
    const text = concerning(row, answers.businessModel, owned);
    const said =
      row.line.kind === "perUse"
        ? (inABasket(pluralOf(unit), text) ?? hiredFor(unit, text))
        : [unit, ...alike(unit)].map((name) => besidePrice(name, text)).find((found) => found !== null);
    if (said) row.line.quantity = said;
  }
  for (const { line, unit } of rows) {
    const often = line.unitsPerCustomerMonth;
    if (line.kind !== "perUse" || line.later || !often || !OF_MANY.test(unit) || often.note.includes(unit))
      continue;
    const those = buyingOfLine(line, buying);
    const heads =
      quantityOf(unit, [answers.businessModel, answers.targetAudience]) ?? usualCount(unit, those);
    if (those.firms && heads)
      line.unitsPerCustomerMonth = times(often, heads.value, heads.note.replace(/^Stated: /, ""));
  }
  for (const { line, unit } of rows) {
    if (line.kind !== "recurring" || (line.quantity && line.quantity.provenance !== "assumption")) continue;
    const usual = unit === "" ? null : usualCount(unit, buyingOfLine(line, buying));
    if (usual) line.quantity = usual;
    else if (unit !== "" && buying.firms && isTheBuyer(unit, buyingOfLine(line, buying)))
      delete line.quantity;
  }
  // A person buys one device, unless the answers count them.
  if (!buying.firms)
    for (const { line } of rows)
      if (line.kind === "unitSale" && line.quantity?.provenance === "assumption") delete line.quantity;
  // Who works alone pays for one desk.
  if (!isOrganisation(answers.targetAudience))
    for (const { line, unit } of rows)
      if (/^(?:desk|seat|place)$/.test(unit) && line.quantity?.provenance === "assumption")
        delete line.quantity;
  const counted = rows.find((row) => perThing(row) && row.line.quantity);
  const device = rows.find(
    ({ line }) =>
      (line.kind === "unitSale" || line.kind === "oneOff") &&
      !FEE.test(line.evidence) &&
      !line.later &&
      line.buyer === counted?.line.buyer &&
      !line.unitsPerCustomerMonth,
  );
  if (!counted?.line.quantity || !device) return;
  const { value, low, high } = counted.line.quantity;
  const each = device.line.quantity;
  // "2 units per line" beside what is paid for each line: so many for each that the customer has.
  if (
    each &&
    new RegExp(`\\b(?:per|an?|each|every)\\s${pluralOf(soldUnit(counted))}$`, "iu").test(each.note)
  ) {
    const lines = times(each, value, `${value} ${counted.unit}s`);
    device.line.quantity = { ...lines, low: each.low * low, high: each.high * high };
  }
  if (each?.provenance === "founder") return;
  device.line.quantity = {
    value,
    low,
    high,
    provenance: "derived",
    note: `One for each ${counted.unit} is assumed.`,
  };
}
