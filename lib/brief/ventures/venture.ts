import type { Archetype } from "../types";
import { type Telling, tellingWords } from "./other-business";
import { pair, type Row, readRows, split } from "./rows";

type Range = readonly [low: number, planned: number, high: number];

/**
 * A kind of venture that is well known: what the figures need of it. Shares in
 * percent, frequencies per month and customer: planning values without a source.
 */
export interface Venture extends Telling {
  id: string;
  /** Who buys: private people, organisations, or either. */
  to: "people" | "firms" | "both";
  /** The forms it can take, likeliest first. */
  kinds: readonly Archetype[];
  /** "dog owner", "dog owners" */
  customer: readonly [one: string, many: string] | null;
  /** Purchases of one customer a month; null where it is paid by the month. */
  often: Range | "once" | null;
  /** Percent of all inhabitants who could buy. */
  share: Range | null;
  /** Direct costs in percent of the price, and what they are for. */
  costs: { range: Range; what: string } | null;
}

function range(text: string): Range | null {
  const [low = Number.NaN, planned = Number.NaN, high = Number.NaN] = split(text, " ").map(Number);
  return low <= planned && planned <= high ? [low, planned, high] : null;
}

/** What is nothing but a program is no work of hands. */
const PROGRAM: ReadonlySet<Archetype> = new Set<Archetype>(["saas", "usage", "fintech"]);

function venture({ top: [id = "", to = ""], one }: Row): Venture {
  const often = one("often");
  const kinds = split(one("kinds"), " ") as Archetype[];
  const [costs = "", what = ""] = split(one("costs"), "=");
  const paid = range(costs);
  return {
    id,
    to: to === "people" || to === "firms" ? to : "both",
    kinds,
    customer: pair(one("who")),
    often: often === "once" ? "once" : range(often),
    share: range(one("share")),
    costs: paid && { range: paid, what },
    unless: tellingWords(`${one("unless")}, ${kinds.every((kind) => PROGRAM.has(kind)) ? "@hands" : ""}`),
    needs: tellingWords(one("needs")),
  };
}

export const readVentures = (text: string) =>
  readRows(text, "kinds who often share costs unless needs").map(venture);
