import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { Assumed } from "@/lib/finance/types";
import { singular } from "../amounts/price-tail";
import { atLeast, averageOf, exactly, inABasket, ofAll, TEAM } from "../amounts/usual-count";
import { soldUnit } from "../costs/cost-sums";
import { howMany } from "../costs/ratios";
import { CUSTOMER_WORDS } from "../data/periods";
import { literal, saidTwice } from "../text/literal";
import { COUNT, countOf, NUMBER, parseNumber } from "../text/number-words";
import { isOrganisation } from "./line-buyers";
import type { PricedLine } from "./line-plans";
import { lasting } from "./trade-size";
import { WORKERS } from "./volume-speaker";

const HAVE =
  "(?:has|have|needs?|uses?|equips?|with|between|owns?|rents?|lets?|stores?|keeps?|runs?|employs?|of|operates?|manages?|looks? after|serves?|enrols?|enrolls?|teaches?|sponsors?)";
/** Where in a range of sizes the typical customer stands: a third of the way up, counted in ratios. */
const LOWER_THIRD = 1 / 3;
/** "More than 20 hectares" names the least; most customers lie above it. */
const LEAST = /^(?:at least|more than|over|above)/i;

/** "12 clips per parlour on average", "from 5 apprentices": said beside the price. */
function besidePrice(noun: string, text: string): Assumed | null {
  if (!saidTwice(text, noun) && !/\bminimum order/i.test(text)) return null;
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
  const order = Number(/\bminimum order(?: of)? (\d+)\b/i.exec(text)?.[1]);
  if (order > 1) return atLeast(order, `minimum order ${order}`);
  const from = new RegExp(
    `\\b(?:from|minimum(?: of)?|at least)\\s+(${COUNT})\\s+${plural}(?![\\p{L}])`,
    "iu",
  ).exec(text);
  const least = countOf(from?.[1] ?? "");
  return from && least > 1 ? atLeast(least, from[0]) : null;
}
const PLURALS: Record<string, string> = { person: "(?:persons?|people)", child: "(?:child|children|kids)" };
const pluralOf = (noun: string) =>
  PLURALS[noun] ??
  (/[^aeiou]y$|fe?$/.test(noun)
    ? `${literal(noun.replace(/(?:y|fe?)$/, ""))}(?:y|ies|fe?|ves|fs)`
    : `${literal(noun)}(?:s|es)?`);
const PERIOD =
  "circle|group|class|cohort|course|tour|workshop|day|week|month|year|hour|night|season|quarter|weekend|shift|visit|session|order|delivery|fair|market|festival|stall|event";

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

/** "A vendor has 900 employees", "farmers with 3 to 30 cows": how many of the priced things one customer has. */
export function quantityOf(noun: string, texts: readonly string[], customers = ""): Assumed | null {
  const stem = pluralOf(singular(noun));
  const pattern = new RegExp(
    `\\b${HAVE}\\s+(about |around |roughly |on average |at least |more than |over |above |up to |between )?(${COUNT})(?:\\s?(?:to|-|–|and)\\s?(${COUNT}))?\\s+(?:[\\p{L}-]+\\s){0,2}?${stem}(?![\\p{L}])`,
    "giu",
  );
  const together = texts.map((text) => ofAll(text, stem)).find(Boolean);
  if (together) return together;
  let found: Assumed | null = null;
  const [typical = "", many = ""] = texts.map((text) => averageOf(stem).exec(text)).find(Boolean) ?? [];
  if (countOf(many) > 1) return exactly(countOf(many), typical);
  const [team = "", heads = ""] = /^(?:seat|user|licen[cs]e)$/.test(noun)
    ? (texts.map((text) => TEAM.exec(text)).find(Boolean) ?? [])
    : [];
  if (countOf(heads) > 1) return exactly(countOf(heads), team);
  for (const text of texts) {
    for (const match of text.matchAll(pattern)) {
      const first = countOf(match[2] ?? "");
      const low = /^up to/i.test(match[1] ?? "") ? 1 : first;
      const high = match[3] ? countOf(match[3]) : first;
      const before = text.slice(0, match.index);
      if (
        !(low > 0) ||
        !(high >= low) ||
        OWN_SITE.test(before) ||
        COSTED.test(before) ||
        TRIED_ON.test(before)
      )
        continue;
      if (
        /^[^.;]*\b(?:off|discount|cheaper|custom|individual|quotes?|on request|pay|get)\b/i.test(
          text.slice(match.index),
        )
      )
        continue;
      if (isAnotherThing(before, match[0], customers)) continue;
      if (LOOKS_AFTER.test(match[0]) && DOES_THE_WORK.test(before)) continue;
      if (low === high && !LEAST.test(match[1] ?? "")) return exactly(low, match[0]);
      found ??=
        low === high
          ? atLeast(low, match[0])
          : {
              value: Math.round(low * (high / low) ** LOWER_THIRD),
              low,
              high,
              provenance: "derived",
              note: `Stated: ${match[0]}; small customers are commoner, so the plan takes the geometric mean.`,
            };
    }
  }
  return found;
}

/** "A roof has 40 beds" of people who rent a bed: had by what is neither the customer nor a word for one. */
function isAnotherThing(before: string, said: string, customers: string): boolean {
  const owner = /\b(?:an?|the|our|each|every|one)\s(?:\p{L}+\s)?(\p{L}{3,})\s$/iu
    .exec(before)?.[1]
    ?.toLowerCase();
  if (!owner || customers === "" || !/^(?:has|holds)\b/i.test(said)) return false;
  return !CUSTOMER_WORDS.has(owner) && !customers.toLowerCase().includes(singular(owner).slice(0, 6));
}

/** "A box costs 4,800 and has six places". */
const COSTED = /\bcosts?\b[^.;]*$/i;
/** "In a field test with 48 hives". */
const TRIED_ON = /\b(?:tests?|tested|trials?|pilots?|study|tried)\s$/i;
/** "The driver serves 40 restaurants" counts customers of the driver. */
const LOOKS_AFTER = /^(?:serves?|manages?|teaches?|runs?|operates?|keeps?)\b/i;
const DOES_THE_WORK = new RegExp(`\\b(?:${WORKERS})\\b[^.;]*$`, "iu");

/** "One site has 40 plots": of the business's own. */
const OWN_SITE =
  /\b(?:one|an?|each|every|our|the|first) (?:\p{L}+ ){0,2}(?:site|location|hub|depot|branch|garden|field|plot|greenhouse|hall|container|warehouse|studio|van|truck|boat|bus|space|room|building|loft|barn|cellar)s?\s$/iu;

/** Paid once by each customer, not for each piece. */
const FEE =
  /\b(?:set(?:ting)?[- ]?up|install\w*|connection|onboarding|implementation|mounting|fitting|assembly|integration|import\w*|conversion|configuration|one-off|one-time|registration|activation|pick-?up|collection|delivery|call-?out|visit|training|migration|joining)\b/i;

/** Whom an organisation has in numbers. */
const IN_CARE = /^(?:child|kid|pupil|student|patient|resident|guest|member|rider|player)$/;
const HAS_ROOMS = /\b(?:hotels|hostels|inns|care homes|nursing homes|hospitals|clinics|guest ?houses)\b/i;
const MANY_EACH: Assumed = {
  value: 30,
  low: 12,
  high: 80,
  provenance: "assumption",
  note: "How many of them a customer has was not stated.",
};

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
    const said = quantityOf(
      row.unit,
      self ? ofOthers([answers.targetAudience, answers.businessModel]) : texts,
      `${answers.targetAudience} ${answers.problem}`,
    );
    if (said) row.line.quantity = said;
  }
}

/**
 * How many of the priced things each customer has: the stated count, else the assumed one. A device sold beside a
 * subscription for each thing is bought once for each of them.
 */
export function withQuantities(rows: readonly PricedLine[], answers: QuizAnswers): void {
  // "149 per hive and 3 a month per hive": what is paid once and then by the month is the thing itself.
  for (const { line, unit } of rows)
    if (line.kind === "perUse" && rows.some((other) => perThing(other) && sameUnit(other.unit, unit)))
      Object.assign(line, { kind: "unitSale", label: line.label.replace(/^Fee per /, "Price per ") });
  for (const row of rows) {
    if (row.line.later || row.unit === "" || row.line.quantity?.provenance === "founder") continue;
    if (!COUNTED_KINDS.has(row.line.kind) || / wholesale$/.test(row.line.label)) continue;
    if (row.line.kind !== "recurring" && row.line.unitsPerCustomerMonth) continue;
    const chain = alongCounts(row, answers);
    if (chain) row.line.quantity = chain;
    if (chain) continue;
    const unit = row.unit.split(" ").pop() ?? row.unit;
    const said =
      row.line.kind === "perUse"
        ? (inABasket(pluralOf(unit), answers.businessModel) ?? hiredFor(unit, answers.businessModel))
        : besidePrice(unit, answers.businessModel);
    if (said) row.line.quantity = said;
  }
  for (const { line, unit } of rows) {
    const buyer = line.buyer ?? answers.targetAudience;
    const many = IN_CARE.test(unit) || (HAS_ROOMS.test(buyer) && /^(?:room|bed)$/.test(unit));
    const staff = isOrganisation(line.buyer ?? "") && /^(?:employee|staff|head)$/.test(unit);
    const open = !line.quantity || (staff && line.quantity.provenance === "assumption");
    if (line.kind === "recurring" && open && (many || staff) && isOrganisation(buyer))
      line.quantity = MANY_EACH;
  }
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
  if (!counted?.line.quantity || !device || device.line.quantity?.provenance === "founder") return;
  const { value, low, high } = counted.line.quantity;
  device.line.quantity = {
    value,
    low,
    high,
    provenance: "derived",
    note: `One for each ${counted.unit} is assumed.`,
  };
}
