import { chargesPerMonth } from "@/lib/finance/line-flow";
import type { ReadAmount } from "../amounts/amount-roles";
import { singular } from "../amounts/price-tail";
import { stated } from "../amounts/stated-amount";
import { inAnOrder } from "../amounts/usual-count";
import { CLASS_OR_TIME } from "../data/cost-words";
import { groupSize } from "../prices/group-size";
import type { PricedLine } from "../prices/line-plans";
import type { Frequency } from "../text/frequency";
import { COUNT, countOf } from "../text/number-words";
import { batchOf, type Portion, spreadOver } from "./batches";
import { added, PIECE_KINDS, sells, soldUnit, times } from "./cost-sums";

const WEIGHT = /^(?:kilo|kg|kilogram|litre|liter)$/;
const HELD = /(?<![\d.,])(\d+(?:[.,]\d+)?)[ -]?(kg|kilos?|g|grams?|l|litres?|liters?|ml|cl)\b/iu;
const OF_A_KILO: Record<string, number> = { g: 0.001, gram: 0.001, ml: 0.001, cl: 0.01 };

function held(evidence: string): Portion | null {
  const [said, many = "", measure = ""] = HELD.exec(evidence) ?? [];
  const each = OF_A_KILO[measure.toLowerCase().replace(/s$/, "")] ?? 1;
  return said ? { factor: Number(many.replace(",", ".")) * each, why: `${said} in one` } : null;
}

/** "12 mock exams per course", "six families a group". */
const SO_MANY_EACH = new RegExp(
  `(?<![\\p{L}\\d.,])(${COUNT})\\s(?:(?!per )\\p{L}+\\s)?(?!per )(\\p{L}{3,})\\s(?:per|an?|each|every|for each|in an?|in each)\\s(?:\\p{L}+ed\\s)?(\\p{L}+)`,
  "giu",
);
const PERIOD = /^(?:day|week|month|year|hour|night|season|quarter)$/i;
const LEADER = /^(?:teacher|tutor|coach|trainer|instructor|guide|leader)$/;
const FOR_A_PARTY = /^(?:delivery|order|booking|event|evening|group|party|table)$/;
/** Whoever teaches or guides, and the room, is paid once for all who come. */
const PAID_PERSON =
  /\b(?:teachers?|tutors?|coach(?:es)?|trainers?|instructors?|guides?|artists?|leaders?|hosts?|chefs?|facilitators?)\s(?:gets?|earns?|receives?|is paid|are paid|costs?)\b|\b(?:hall|room|venue|studio|kitchen|boat|minibus|bus|court|pitch|field)\s(?:hire\s)?(?:is|costs?)\b/i;
export const TOGETHER =
  /^(?:group|circle|class|lesson|session|course|programme|program|tour|trip|workshop|cohort|camp|event|evening|boat|van|table)$/;
const PEOPLE =
  /^(?:person|people|child|kid|student|pupil|family|guest|participant|learner|parent|member|rider|dog|player|couple|trainee|adult|woman|man)$/;

function eachOf(text: string) {
  return [...text.matchAll(SO_MANY_EACH)]
    .map(([said, many = "", noun = "", whole = ""]) => ({
      said,
      count: countOf(many),
      noun: singular(noun),
      whole: singular(whole),
    }))
    .filter(({ count, whole }) => count > 0 && !PERIOD.test(whole));
}

/** "A pair costs £1.65": what is costed where no unit follows. */
const COSTED =
  /(?:^|[\s,;:])(?:an?\s|each\s|every\s|one\s|(?=\p{L}+s\scost\s))(\p{L}{3,})\scosts?(?:\sus)?\s(?:about |around )?$/iu;
export const costedUnit = ({ tail, before }: ReadAmount): string | null => {
  const thing = tail.unit ?? COSTED.exec(before)?.[1];
  return thing ? singular(thing) : null;
};

const ofAll = (found: { said: string; count: number } | undefined): Portion | null =>
  found ? { factor: found.count, why: found.said } : null;

/** "Box of 6 pairs", "96 a month for 4 bottles": said in the price itself. */
function inEvidence({ line }: Pick<PricedLine, "line">, cost: ReadAmount): Portion | null {
  const counts = new RegExp(
    `(?:of\\s|with\\s|has\\s|is\\s|for\\s|plus\\s|including\\s|\\()(${COUNT})\\s(?=((?:\\p{L}+\\s?){1,2}))`,
    "giu",
  );
  const within = [...line.evidence.matchAll(counts)].find(([, , things = ""]) =>
    things
      .trim()
      .split(" ")
      .map(singular)
      .includes(costedUnit(cost) ?? ""),
  );
  return within
    ? { factor: countOf(within[1] ?? ""), why: `${within[0]}${within[2]}`.replace(/^\(/, "").trim() }
    : null;
}

/** "Tours have six guests". */
const HAVE_GUESTS = new RegExp(
  `\\b(?:tours?|groups?|class(?:es)?|cohorts?|courses?|lessons?|sessions?|workshops?|trips?|tables?)\\s(?:have|has|hold|holds|take|takes|seat|seats|with|is|are)\\s(?:about |around |up to |on average |at most |no more than |a maximum of )?(${COUNT})\\s(\\p{L}+)`,
  "iu",
);
/** "In groups of 12", "classes of at most ten people". */
const GROUPS_OF = new RegExp(
  `\\b(groups?|class(?:es)?|cohorts?|tours?|workshops?)\\sof\\s(?:up to |at most |about |max\\.? )?(${COUNT})(?![\\p{L}\\d])(?!\\s(?:weeks|hours|days|lessons|minutes|sessions|modules))`,
  "iu",
);
function groupsOf(text: string) {
  const [said, , many = ""] = GROUPS_OF.exec(text) ?? [];
  if (said) return { said, count: countOf(many) };
  const [guests, count = "", who = ""] = HAVE_GUESTS.exec(text) ?? [];
  return guests && PEOPLE.test(singular(who)) ? { said: guests, count: countOf(count) } : undefined;
}

function portionOf(
  { line, unit }: PricedLine,
  cost: ReadAmount,
  text: string,
  ofItsOwn: boolean,
): Portion | null {
  const spread = spreadOver(cost, soldUnit({ unit }));
  if (spread) return spread;
  const costed = costedUnit(cost);
  const sold = soldUnit({ unit });
  const taught = costed !== null && costed === sold && TOGETHER.test(sold) && PAID_PERSON.test(cost.before);
  if (!costed || (costed === sold && !taught)) return null;
  if (WEIGHT.test(costed)) return held(line.evidence);
  const all = eachOf(text);
  const inside = taught
    ? null
    : (inEvidence({ line }, cost) ?? (ofItsOwn ? null : ofAll(all.find(({ noun }) => noun === costed))));
  const shared = TOGETHER.test(costed)
    ? (all.find(
        ({ noun, whole }) =>
          PEOPLE.test(noun) && (whole === costed || TOGETHER.test(whole) || LEADER.test(whole)),
      ) ?? (PEOPLE.test(sold) || TOGETHER.test(sold) ? groupsOf(text) : undefined))
    : undefined;
  const party = !shared && PEOPLE.test(sold) && FOR_A_PARTY.test(costed) ? groupSize(text) : shared;
  if (!inside && !party) return null;
  const why = [inside?.why, party?.said].filter(Boolean).join(", ");
  return { factor: (inside?.factor ?? 1) / (party?.count ?? 1), why };
}

/** What goes out is packed and sent, whatever is in it. */
const SENT = /^(?:parcel|order|shipment|delivery|package|pedido|sendung|bestellung|commande)$/;

/** "The average order is 3 jars": the parcel is paid for by all that is in it. */
const IN_AN_ORDER = new RegExp(
  `\\b(?:average|typical|usual|commande moyenne|pedido promedio|pedido medio|panier moyen|durchschnittliche bestellung)(?: (?:order|parcel|box|basket))?\\s(?:is|are|has|holds|of|son|es|de|hat|contains|compte|contient)\\s(${COUNT})\\s\\p{L}+`,
  "iu",
);
function perParcel(text: string): Portion {
  const [said = "", many = "1"] = IN_AN_ORDER.exec(text) ?? [];
  const usual = said ? null : inAnOrder("\\p{L}{3,}", text);
  return {
    factor: 1 / (usual?.value ?? Math.max(1, countOf(many))),
    why: usual?.note.replace(/^Stated: /, "") ?? said,
  };
}

/** "4,800 per child per month, 8 children per circle; the teacher gets 1,500 per session, four sessions a month". */
export function inGroups(
  rows: readonly PricedLine[],
  cost: ReadAmount,
  frequencies: readonly Frequency[],
  text: string,
): boolean {
  const { unit, period } = cost.tail;
  if (unit === null || period || cost.kind !== "money" || !TOGETHER.test(unit)) return false;
  // "€13,000 per group of 16", three groups a year: each place that is sold once carries its part.
  const places = rows.filter(sells);
  if (places.length > 0 && places.every(({ line }) => line.kind === "oneOff") && groupsOf(text))
    return inPortions(rows, cost, text);
  const row = rows.find(
    (each) =>
      sells(each) &&
      each.line.kind === "recurring" &&
      !each.line.quantity &&
      (each.unit === "" || PEOPLE.test(each.unit)),
  );
  const often = frequencies.find(({ noun }) => noun === unit);
  const group =
    eachOf(text).find(({ noun, whole }) => PEOPLE.test(noun) && TOGETHER.test(whole)) ?? groupsOf(text);
  if (!row || !often || !group) return false;
  const each = times(stated(cost), often.perMonth / group.count, `${often.text}, ${group.said}`);
  row.line.unitCost = added(row.line.unitCost, each);
  return true;
}

/** A plan of eight visits beside the single one: what is used up at a visit is used up at each. */
const ONE_VISIT = (row: PricedLine) => sells(row) && PIECE_KINDS.has(row.line.kind) && !row.line.quantity;

/** So many of what is costed in each piece that is sold; what is paid per parcel comes on top of each. */
export function inPortions(rows: readonly PricedLine[], cost: ReadAmount, text: string): boolean {
  if (cost.kind !== "money" || cost.tail.period) return false;
  const [monthly] = rows.filter((row) => sells(row) && row.line.kind === "recurring");
  const boxed =
    monthly &&
    (rows.every(({ line }) => line.kind === "recurring") || CLASS_OR_TIME.test(cost.tail.unit ?? ""))
      ? inEvidence(monthly, cost)
      : null;
  if (monthly && boxed) {
    const group =
      TOGETHER.test(costedUnit(cost) ?? "") && (monthly.unit === "" || PEOPLE.test(monthly.unit))
        ? groupsOf(text)
        : undefined;
    // "Two bags at 42, three bags at 58": each plan holds so many of its own.
    const plans = rows.filter(({ line }) => line.kind === "recurring" && /^plan-/.test(line.id));
    for (const plan of plans.includes(monthly) ? plans : [monthly]) {
      const held = inEvidence(plan, cost);
      if (!held) continue;
      const paid = chargesPerMonth(plan.line.per) / (plan.line.everyMonths ?? 1);
      const factor = (held.factor * paid) / (group?.count ?? 1);
      const why = [held.why, group?.said].filter(Boolean).join(", ");
      plan.line.unitCost = added(plan.line.unitCost, times(stated(cost), factor, why));
    }
    for (const { line } of rows.filter(ONE_VISIT)) line.unitCost = added(line.unitCost, stated(cost));
    return true;
  }
  const pieces = rows.filter((row) => sells(row) && PIECE_KINDS.has(row.line.kind));
  const sent =
    !rows.some(({ unit }) => unit !== "" && unit === cost.tail.unit) &&
    SENT.test(costedUnit(cost) ?? "") &&
    pieces.length > 0 &&
    pieces.every(({ line }) => line.kind === "unitSale");
  // What is costed by the block is a cost of what is sold by the block.
  const own = pieces.filter((row) => soldUnit(row) === costedUnit(cost));
  // What is sent by the parcel is sent to who orders few.
  const retail = pieces.filter(({ line }) => !/wholesale$/i.test(line.label));
  const fits = (sent && retail.length > 0 ? retail : pieces).flatMap((row) => {
    const portion = sent ? perParcel(text) : portionOf(row, cost, text, own.length > 0);
    return portion && portion.factor > 0 ? [{ row, portion }] : [];
  });
  // A place in the group costs the same, whoever pays for it.
  const whoever = fits.every(({ row }) => row.line.buyer);
  for (const { row, portion } of fits.slice(
    0,
    sent || whoever || fits.every(({ portion: { why } }) => / in one$/.test(why)) ? undefined : 1,
  )) {
    const each = portion.factor === 1 ? stated(cost) : times(stated(cost), portion.factor, portion.why);
    row.line.unitCost = added(row.line.unitCost, each);
  }
  return fits.length > 0;
}

/** What is paid for a batch of what is sold. */
export function inBatches(rows: readonly PricedLine[], cost: ReadAmount, text: string): boolean {
  const costed = costedUnit(cost);
  if (!costed || cost.tail.period) return false;
  for (const row of rows.filter((each) => sells(each) && PIECE_KINDS.has(each.line.kind))) {
    const batch = batchOf(costed, soldUnit(row), text);
    if (!batch) continue;
    row.line.unitCost = added(row.line.unitCost, times(stated(cost), batch.factor, batch.why));
    return true;
  }
  return false;
}
