import { isOrganisation } from "@/lib/brief/line-buyers";
import type { Brief } from "@/lib/brief/types";
import { assumption, fixed } from "./assumed";
import type { ArchetypeDefaults, Range } from "./data/archetype-defaults";
import type { Assumed, RevenueLine } from "./types";
import { inUsd, usualFrequency } from "./usual-frequency";

const SOLD_AGAIN = new Set<RevenueLine["kind"]>(["perUse", "unitSale", "take", "capacity"]);

/** A founder's figure keeps its value and gets room to be wrong. */
export const withRoom = (stated: Assumed, room: number): Assumed =>
  stated.low < stated.high
    ? stated
    : { ...stated, low: stated.value * (1 - room), high: stated.value * (1 + room) };

/** Purchases of one customer a month; "once" where nobody is planned to come back, undefined where the line has no such number. */
export const often = (
  brief: Brief,
  line: RevenueLine,
  defaults: ArchetypeDefaults,
): Assumed | "once" | undefined => {
  if (line.unitsPerCustomerMonth) return withRoom(line.unitsPerCustomerMonth, 0.25);
  const usual = "How often a customer buys in a month was not stated.";
  if (line.kind === "recurring" || line.kind === "oneOff" || line.kind === "grant") return undefined;
  const { quantity } = line;
  if (line.kind === "unitSale" && quantity?.provenance === "founder" && isOrdered(brief)) {
    const order = { ...line, price: { ...quantity, value: (line.price?.value ?? 0) * quantity.value } };
    if (isDear(brief, order)) return "once";
    const [low, value, high] = perUseRange(brief, order);
    const many = quantity.value;
    return assumption(
      [low * many, value * many, high * many],
      `${quantity.note.replace(/^Stated: /, "")} at a time, as stated; how often was not.`,
    );
  }
  if (SOLD_AGAIN.has(line.kind)) {
    const known = usualFrequency(brief, line);
    if (known === "once" && line.kind !== "perUse" && line.kind !== "unitSale")
      return assumption(RARELY, usual);
    if (known) return known;
  }
  if (line.kind === "audience")
    return fixed(line.per === "day" ? 22 : 4, "Issues a month; one a week is assumed.");
  if (line.kind === "take")
    return assumption(isDear(brief, line) ? RARELY : (defaults.line.often ?? [0.3, 0.6, 1]), usual);
  if (line.per === "day" && inUsd(brief, line) < DEAR_USD)
    return assumption(brief.b2b ? [10, 24, 45] : [1, 2, 4], usual);
  if (line.kind === "capacity") return assumption(visits(brief, line), usual);
  if (line.kind === "perUse") {
    const [low, value, high] = perUseRange(brief, line);
    const many = ORGANISED.test(line.evidence) && value <= 4 ? FOR_MANY : 1;
    return assumption([low * many, value * many, high * many], usual);
  }
  if (line.kind === "unitSale" && line.buyer && isOrganisation(line.buyer)) {
    const [low, value, high] = perUseRange(brief, line);
    return assumption([low * FOR_MANY, value * FOR_MANY, high * FOR_MANY], usual);
  }
  if (line.kind === "unitSale" && brief.b2b && RESOLD.test(line.evidence)) {
    const [low, value, high] = perUseRange(brief, line);
    return assumption([low * TO_RESELL, value * TO_RESELL, high * TO_RESELL], usual);
  }
  if (line.kind === "unitSale" && brief.archetypes[0]?.id !== "hardware") {
    if (isDear(brief, line)) return "once";
    return defaults.line.often && assumption(unlessDear(brief, line, defaults.line.often), usual);
  }
  return undefined;
};

/** At this price a private person buys every year or two at most, whatever the shop: nobody buys a bicycle a month. */
const DEAR_USD = 90;
const RARELY = [0.04, 0.07, 0.12] as const;
/** Goods ordered by the number; a device beside a subscription is bought once. */
const isOrdered = (brief: Brief) =>
  brief.archetypes[0]?.id !== "hardware" && !brief.lines.some(({ kind }) => kind === "recurring");

const isDear = (brief: Brief, line: RevenueLine) =>
  !brief.b2b && brief.archetypes[0]?.id !== "fintech" && inUsd(brief, line) >= DEAR_USD;

/** The usual frequency is that of a small purchase; a dearer one is rarer. */
const SMALL_USD = 15;
const MIDDLING_USD = 40;
function unlessDear(brief: Brief, line: RevenueLine, usual: Range): Range {
  const usd = inUsd(brief, line);
  if (brief.b2b || usd < SMALL_USD) return usual;
  const most = usd < MIDDLING_USD ? 0.5 : 0.2;
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

/** A shop orders for its shelf. */
const TO_RESELL = 3;
const RESOLD =
  /\b(?:sell|sold|supply|deliver) (?:it |them )?to (?:\p{L}+ )?(?:shops?|stores|retailers|grocers|supermarkets|delis|delicatessens|wholesalers|distributors|caf[ée]s|restaurants)\b|\bwholesale\b/iu;

/** Cheap uses happen often: the price decides the order of magnitude. */
function perUseRange(brief: Brief, line: RevenueLine): readonly [number, number, number] {
  const usd = inUsd(brief, line);
  if (usd < 0.001) return [40_000, 100_000, 250_000];
  if (usd < 0.02) return [4_000, 8_000, 20_000];
  if (usd < 0.5) return [1_500, 4_000, 12_000];
  if (usd < 5) return [6, 12, 24];
  if (brief.b2b) return usd < 50 ? [1, 2, 4] : [0.2, 0.4, 1];
  if (usd < 20) return [1, 2, 4];
  return usd < DEAR_USD ? [0.2, 0.5, 1] : [0.05, 0.1, 0.2];
}
