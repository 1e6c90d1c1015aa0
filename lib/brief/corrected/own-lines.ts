import type { Assumed, RevenueLine } from "@/lib/finance/types";
import type { Clause } from "../types";
import { paidApart } from "./own-buyers";
import { EVERYBODY, type OwnLine, type ReadingCorrections, type WayToPay } from "./reading-corrections";

type Charged = Pick<RevenueLine, "kind" | "per">;

const CHARGED: Record<WayToPay, Charged> = {
  month: { kind: "recurring", per: "month" },
  year: { kind: "recurring", per: "year" },
  week: { kind: "recurring", per: "week" },
  each: { kind: "perUse" },
  piece: { kind: "unitSale" },
  once: { kind: "oneOff" },
  share: { kind: "take" },
};

const set = (value: number): Assumed => ({
  value,
  low: value,
  high: value,
  provenance: "founder",
  note: "Set by the founder.",
});
const assumed = (value: number, note: string): Assumed => ({ ...set(value), provenance: "assumption", note });

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const small = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
const PLAIN = /^(?:subscription|membership|plan|fee|price|sales?)$/i;
/** What a price is called that nothing is known of. */
const NO_THING = /^(?:sales|usage fee|one-off fee)$/i;
const ARTICLE = /^(?:the|an?|one|each|every|your|our|their)\s/i;

function labelOf({ what, way }: OwnLine): string {
  if (way === "each") return `Fee per ${small(what)}`;
  return way === "share" ? "Commission" : capital(what);
}

/** What stands behind the amount: "per visit", "a month for the check", "of every booking". */
function tailOf({ what, way, atOnce = 1 }: OwnLine): string {
  const thing = small(what).replace(/[.;,\s]+$/, "");
  const one = thing.replace(ARTICLE, "");
  if (way === "share") return `of every ${one}`;
  if (way === "each" || way === "piece" || (way === "once" && atOnce > 1)) return `per ${one}`;
  const often = way === "once" ? "once" : `a ${way}`;
  return PLAIN.test(one)
    ? often
    : `${often} for ${ARTICLE.test(thing) || /^\p{L}{2,}ing\b/u.test(thing) ? thing : `the ${thing}`}`;
}

/** What is bought by the number at a price for each; a subscription has no such order. */
const isLot = (way: WayToPay) => way === "each" || way === "piece" || way === "once";

/** Who pays stays who paid, also where it is paid in another way. */
function buyerOf({ buyer = "" }: OwnLine, read: RevenueLine | undefined): Partial<RevenueLine> {
  if (!buyer || buyer === read?.paidBy) return { buyer: read?.buyer, paidBy: read?.paidBy };
  return { buyer: buyer === EVERYBODY ? undefined : small(buyer), paidBy: undefined };
}

function lineFrom(own: OwnLine, id: string, read: RevenueLine | undefined): RevenueLine {
  const { way, amount, sale, times, cost, takenBy, atOnce, later = read?.later } = own;
  const charged = CHARGED[way];
  const same = read?.kind === charged.kind && read.per === charged.per;
  const kept: Partial<RevenueLine> = same
    ? { ...read, tiers: undefined, everyMonths: undefined, ahead: undefined }
    : {};
  const lot = isLot(way) ? { quantity: atOnce ? set(atOnce) : undefined } : {};
  return {
    ...kept,
    ...charged,
    id: same || !read ? id : `own-${id}`,
    label: labelOf(own),
    tail: tailOf(own),
    ...buyerOf(own, read),
    ...lot,
    later: later || undefined,
    startMonth:
      read?.startMonth && Boolean(read.later) === Boolean(later)
        ? read.startMonth
        : assumed(1, later ? "Later, as set by the founder." : "From the first month."),
    ...(way === "share"
      ? { takeRate: set(amount), price: undefined }
      : { price: set(amount), takeRate: undefined }),
    ...(sale ? { averageOrder: set(sale) } : {}),
    ...(times ? { unitsPerCustomerMonth: set(times * (isLot(way) ? (atOnce ?? 1) : 1)) } : {}),
    ...(cost === undefined ? {} : { unitCost: set(cost) }),
    ...(takenBy ? { attach: set(takenBy) } : {}),
    evidence: "",
  };
}

/** The lines as they were read, with what the founder put in their place, took out or added. */
export function withOwnLines(
  read: readonly RevenueLine[],
  own: NonNullable<ReadingCorrections["lines"]>,
  segments: readonly Clause[] = [],
): RevenueLine[] {
  const kept = read.flatMap((line) => {
    const corrected = Object.hasOwn(own, line.id) ? own[line.id] : undefined;
    if (corrected === null) return [];
    return corrected ? [lineFrom(corrected, line.id, line)] : [line];
  });
  const added = Object.entries(own).flatMap(([id, line]) =>
    line && !read.some((known) => known.id === id) ? [lineFrom(line, id, undefined)] : [],
  );
  return paidApart([...kept, ...added], own, segments);
}

function wayOf({ kind, per }: RevenueLine): WayToPay {
  if (kind === "take") return "share";
  if (kind === "oneOff") return "once";
  if (kind === "unitSale") return "piece";
  if (kind === "recurring" || kind === "grant") return per === "year" || per === "week" ? per : "month";
  return "each";
}

const known = (amount: Assumed | undefined) =>
  amount && (amount.provenance === "founder" || amount.provenance === "parsed") ? amount.value : undefined;

/** A line in the fields of the form, as far as its figures are the founder's. */
export function ownLineOf(line: RevenueLine): Partial<OwnLine> & Pick<OwnLine, "what" | "way"> {
  const way = wayOf(line);
  const times = known(line.unitsPerCustomerMonth);
  const atOnce = isLot(way) ? known(line.quantity) : undefined;
  const filled = {
    amount: known(line.takeRate ?? line.price ?? line.averageOrder),
    sale: line.kind === "take" ? known(line.averageOrder) : undefined,
    times: times && times / (atOnce ?? 1),
    cost: known(line.unitCost),
    takenBy: known(line.attach),
    atOnce,
    buyer: line.buyer ?? line.paidBy,
    later: line.later,
  };
  return {
    what:
      line.kind === "take"
        ? "sale"
        : small(line.label.replace(/^(?:fee|price) per /i, "").replace(NO_THING, "")),
    way,
    ...Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== undefined)),
  };
}
