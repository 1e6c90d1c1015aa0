import { isOrganisation } from "@/lib/brief/prices/line-buyers";
import type { Brief } from "@/lib/brief/types";
import { assumption, fixed, isSet } from "./assumed";
import type { ArchetypeDefaults, Range } from "./data/archetype-defaults";
import { buysLike } from "./earns-like";
import { heldYearly, ofASeason } from "./held-yearly";
import { isNeededOnce } from "./needed-once";
import { isForStaff, SENT } from "./of-their-staff";
import type { Assumed, RevenueLine } from "./types";
import { usedByFirm } from "./used-by-firm";
import { DEAR_USD, inUsd, isDoneAgain, MEASURE, measured, SHIFTS, usualFrequency } from "./usual-frequency";
import { unitsOfUsualSpend } from "./usual-spend";

const SOLD_AGAIN = new Set<RevenueLine["kind"]>(["perUse", "unitSale", "take", "capacity"]);

/** A founder's figure keeps its value and gets room to be wrong. */
export const withRoom = (stated: Assumed, room: number): Assumed =>
  stated.low < stated.high
    ? stated
    : { ...stated, low: stated.value * (1 - room), high: stated.value * (1 + room) };

/** Nobody pays such a sum more than once a day: the count is that of the business. */
const DAYS = 31;
const NOT_EVERY_DAY_USD = 5;

/** Purchases of one customer a month; "once" where nobody is planned to come back, undefined where the line has no such number. */
export const often = (
  brief: Brief,
  line: RevenueLine,
  defaults: ArchetypeDefaults,
): Assumed | "once" | undefined => {
  const { unitsPerCustomerMonth: said } = line;
  const daily =
    said &&
    !isSet(said) &&
    !brief.b2b &&
    !isOrganisation(line.buyer ?? "") &&
    said.value > DAYS &&
    inUsd(brief, line) >= NOT_EVERY_DAY_USD;
  if (said && !daily) return withRoom(said, 0.25);
  const usual = "How often a customer buys in a month was not stated.";
  if (line.kind === "recurring" || line.kind === "oneOff" || line.kind === "grant") return undefined;
  const { quantity } = line;
  const ordered = line.kind === "perUse" || (line.kind === "unitSale" && isOrdered(brief));
  if (ordered && quantity && quantity.provenance !== "assumption") {
    const order = { ...line, price: { ...quantity, value: (line.price?.value ?? 0) * quantity.value } };
    if (isDear(brief, order)) return "once";
    // How often a household buys says nothing of a firm that orders by the number.
    const usual = line.buyer && isOrganisation(line.buyer) && !brief.b2b ? null : buysLike(brief)?.often;
    const [low, value, high] = usual && usual !== "once" ? usual : perUseRange(brief, order);
    const many = quantity.value;
    return assumption(
      [low * many, value * many, high * many],
      `${isSet(quantity) ? many : quantity.note.replace(/^Stated: /, "")} at a time, as stated; how often was not.`,
    );
  }
  const yearly = SOLD_AGAIN.has(line.kind) ? (heldYearly(brief) ?? ofASeason(line)) : null;
  if (yearly) return yearly;
  const units = line.kind === "take" ? null : unitsOfUsualSpend(brief, line, "How often a customer buys");
  if (units) return units;
  if (!isFirm(brief, line) && isNeededOnce(brief, line, inUsd(brief, line))) return "once";
  const isKit = !isDoneAgain(line) && (isBeforePlan(brief, line) || isRefilled(brief, line));
  const isCostly = isDear(brief, line) && inUsd(brief, line) >= ONCE_USD;
  if (line.kind === "unitSale" && (isKit || isCostly)) return "once";
  const rare = isFirm(brief, line) ? null : seldom(brief, line);
  if (rare) return rare === "once" ? rare : assumption(rare, usual);
  if (SOLD_AGAIN.has(line.kind)) {
    const known = usualFrequency(brief, line);
    if (known === "once" && line.kind !== "perUse" && line.kind !== "unitSale")
      return assumption(RARELY, usual);
    if (known) return known;
  }
  if (line.kind === "audience")
    return line.per === "month"
      ? fixed(1, "Paid by the month.")
      : fixed(line.per === "day" ? 22 : 4, "Issues a month; one a week is assumed.");
  if (line.kind === "take")
    return assumption(isDear(brief, line) ? RARELY : (defaults.line.often ?? [0.3, 0.6, 1]), usual);
  if (line.per === "day" && inUsd(brief, line) < DEAR_USD)
    return assumption(brief.b2b ? [10, 24, 45] : [1, 2, 4], usual);
  if (line.kind === "capacity") return assumption(visits(brief, line), usual);
  const measured = byMeasure(brief, line) ?? (isDoneAgain(line) ? perUseRange(brief, line) : null);
  if (measured) return assumption(measured, usual);
  if (line.kind === "perUse" && isFirm(brief, line) && isForStaff(line)) return SENT;
  if (line.kind === "perUse") {
    const [low, value, high] = besidePlan(brief, line, perUseRange(brief, line));
    const all = ORGANISED.test(line.evidence) && !FOR_A_GROUP.test(line.label) && value <= 4;
    const many = all ? FOR_MANY : 1;
    return assumption([low * many, value * many, high * many], usual);
  }
  if (line.kind === "unitSale" && isOrganisation(line.buyer ?? ""))
    return assumption(forAbout(SHELF_USD, brief, line), usual);
  if (line.kind === "unitSale" && brief.b2b && RESOLD.test(`${line.evidence} ; ${line.label}`)) {
    const [low, value, high] = perUseRange(brief, line);
    return assumption([low * TO_RESELL, value * TO_RESELL, high * TO_RESELL], usual);
  }
  if (line.kind === "unitSale" && brief.archetypes[0]?.id !== "hardware") {
    if (isDear(brief, line)) return "once";
    return defaults.line.often && assumption(unlessDear(brief, line, defaults.line.often), usual);
  }
  return undefined;
};

/** From here on nobody is planned to buy a second one, whatever it is. */
const ONCE_USD = 500;
const RARELY = [0.04, 0.07, 0.12] as const;
/** Made for one occasion in a life: nobody has a second one next month, whatever else such a business does. */
const MADE_ONCE =
  /\b(?:per|each) (?:plan|design|cv|resume|will|book|memoir|portrait|assessment|valuation|application|certificate|installation|conversion|renovation)$/i;
const ONCE_A_YEAR_USD = 400;
const ONCE_IN_LIFE_USD = 1_000;
const MOST_DEAR = [0.02, 0.05, 0.1] as const;
/** What a private person pays so much for by the piece comes once a year at most. */
function seldom(brief: Brief, line: RevenueLine): Range | "once" | null {
  if (line.kind !== "perUse" || line.per === "day") return null;
  const usd = inUsd(brief, line);
  if (usd >= ONCE_IN_LIFE_USD) return "once";
  return usd >= ONCE_A_YEAR_USD || MADE_ONCE.test(line.label) ? MOST_DEAR : null;
}

/** Goods ordered by the number; a device beside a subscription is bought once. */
const isOrdered = (brief: Brief) =>
  brief.archetypes[0]?.id !== "hardware" && !brief.lines.some(({ kind }) => kind === "recurring");

/** "€640 for the kit, then €45 a month": paid before the months begin, it is bought once. */
const MONTHS_BEFORE = 3;
/** A day of work for companies is booked again; a device is not. */
const paidByFirm = ({ b2b, archetypes }: Brief, { buyer }: RevenueLine) =>
  b2b || (isOrganisation(buyer ?? "") && archetypes[0]?.id !== "hardware");

const isBeforePlan = ({ lines }: Brief, { buyer, price }: RevenueLine) => {
  const plan = lines.find(
    (line) => line.kind === "recurring" && !line.later && line.buyer === buyer && line.per === "month",
  );
  return (price?.value ?? 0) >= MONTHS_BEFORE * (plan?.price?.value ?? Number.POSITIVE_INFINITY);
};

/** "The kit is €59, refill packs are €24": the kit stays. */
const REFILL = /refill|cartridge|capsule|\bpods?\b|\bheads?\b|replacement|spare/i;
const isRefilled = ({ lines }: Brief, { id, label, price }: RevenueLine) =>
  !REFILL.test(label) &&
  lines.some(
    (other) =>
      other.id !== id &&
      !other.later &&
      REFILL.test(other.label) &&
      (other.price?.value ?? 0) < (price?.value ?? 0),
  );

const isDear = (brief: Brief, line: RevenueLine) =>
  !paidByFirm(brief, line) && brief.archetypes[0]?.id !== "fintech" && inUsd(brief, line) >= DEAR_USD;

/** The usual frequency is that of a small purchase; a dearer one is rarer. */
const SMALL_USD = 15;
const MIDDLING_USD = 40;
const ALMOST_DEAR_USD = 60;
function unlessDear(brief: Brief, line: RevenueLine, usual: Range): Range {
  const usd = inUsd(brief, line);
  if (brief.b2b || usd < SMALL_USD) return usual;
  const most = usd < MIDDLING_USD ? 0.5 : usd < ALMOST_DEAR_USD ? 0.2 : 0.1;
  return usual[1] <= most ? usual : [most / 2, most, most * 2];
}

/** How often one customer comes to a place: the dearer, the rarer. */
function visits(brief: Brief, line: RevenueLine): readonly [number, number, number] {
  const usd = inUsd(brief, line);
  if (usd < 20) return [1, 2, 4];
  if (usd < 50) return [0.7, 1.4, 2.8];
  return usd < DEAR_USD ? [0.2, 0.4, 0.7] : [0.05, 0.1, 0.2];
}

/** An organisation buys for many people. */
const FOR_MANY = 8;
const ORGANISED = /\b(?:companies|businesses|offices|employers|schools|hotels|restaurants|hospitals)\b/i;

/** A class or a day is for all of them already. */
const FOR_A_GROUP = / per (?:class|group|team|day|event|workshop|course|visit|tour|trip|party|session)$/i;

/** What one order comes to, in US dollars: of a measure, of hours of work, for a shelf. */
const MEASURE_USD = { person: 30, organisation: 60 } as const;
const HOURS_USD = 600;
const SHELF_USD = 120;

/** About fifteen shifts of eight hours. */
const HOURS_OF_SHIFTS: Range = [40, 120, 400];

/** Where software counts the pages, no order does. */
const MACHINES_USE = new Set<string>(["usage", "saas", "fintech"]);

/** So many units as make up an order of that sum, one order a month. */
function forAbout(sum: number, brief: Brief, line: RevenueLine): Range {
  const units = Math.max(0.2, sum / Math.max(inUsd(brief, line), 0.01));
  const value = units < 3 ? Number(units.toPrecision(2)) : Math.round(units);
  return [value * 0.4, value, value * 2];
}

/** A price by the hectare, the kilo or the hour is a part of an order. */
function byMeasure(brief: Brief, line: RevenueLine): Range | null {
  if (line.kind !== "perUse" && line.kind !== "unitSale") return null;
  if (
    isFirm(brief, line) &&
    / per (?:working )?hour$/i.test(line.label) &&
    SHIFTS.test(brief.answers.solution)
  )
    return HOURS_OF_SHIFTS;
  if (MACHINES_USE.has(brief.archetypes[0]?.id ?? "")) return null;
  const worked = brief.b2b && / per minute$/i.test(line.label);
  if (MEASURE.test(measured(line)) && !worked)
    return forAbout(MEASURE_USD[brief.b2b ? "organisation" : "person"], brief, line);
  return worked || (brief.b2b && / per (?:working )?hour$/i.test(line.label))
    ? forAbout(HOURS_USD, brief, line)
    : null;
}

/** A shop orders for its shelf. */
const TO_RESELL = 3;
const RESOLD =
  /\b(?:sell|sold|supply|deliver) (?:it |them )?to (?:\p{L}+ )?(?:shops?|stores|retailers|grocers|supermarkets|delis|delicatessens|wholesalers|distributors|caf[ée]s|restaurants)\b|\bwholesale\b/iu;

const isFirm = ({ b2b }: Brief, { buyer }: RevenueLine) => (buyer ? isOrganisation(buyer) : b2b);

/** Beside a stated plan a fee per use is taken to bring a part of it, however cheap one use is. */
const PART_OF_PLAN = 0.25;
function besidePlan(brief: Brief, line: RevenueLine, usual: readonly [number, number, number]) {
  const plan = brief.lines.find(
    ({ kind, per, later, buyer }) => kind === "recurring" && per === "month" && !later && !buyer,
  );
  const paid = (plan?.price?.value ?? 0) * (plan?.quantity?.value ?? 1) * PART_OF_PLAN;
  const sum = usual[1] * (line.price?.value ?? 0);
  if (!plan || line.buyer || sum <= paid) return usual;
  const part = paid / sum;
  return usual.map((units) => units * part) as [number, number, number];
}

/** Cheap uses happen often: the price decides the order of magnitude. */
function perUseRange(brief: Brief, line: RevenueLine): readonly [number, number, number] {
  const usd = inUsd(brief, line);
  if (usd < 0.001) return [40_000, 100_000, 250_000];
  if (usd < 0.02) return [4_000, 8_000, 20_000];
  if (usd < 0.5) return [1_500, 4_000, 12_000];
  if (isFirm(brief, line)) return usedByFirm(usd);
  if (usd < 5) return [6, 12, 24];
  if (usd < 20) return [1, 2, 4];
  return usd < DEAR_USD ? [0.2, 0.5, 1] : [0.05, 0.1, 0.2];
}
