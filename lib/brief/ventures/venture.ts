import type { Archetype } from "../types";
import { type Telling, tellingWords } from "./other-business";
import { type Need, need, type Planned, plannedOf, type Range, range } from "./planned";
import { pair, type Row, readRows, split } from "./rows";

/**
 * A kind of venture that is well known: what the figures need of it. Shares in
 * percent, frequencies per month and customer: planning values without a source.
 */
export interface Venture extends Telling, Planned {
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
  costs: Need | null;
}

/** What the figures need of a kind, without the words that tell it. */
export type KnownKind = Omit<Venture, keyof Telling>;

export const knownKind = ({ unless: _unless, needs: _needs, ...known }: Venture): KnownKind => known;

/** What is nothing but a program is no work of hands. */
const PROGRAM: ReadonlySet<Archetype> = new Set<Archetype>(["saas", "usage", "fintech"]);

function venture(row: Row): Venture {
  const {
    top: [id = "", to = ""],
    one,
  } = row;
  const often = one("often");
  const kinds = split(one("kinds"), " ") as Archetype[];
  return {
    id,
    to: to === "people" || to === "firms" ? to : "both",
    kinds,
    customer: pair(one("who")),
    often: often === "once" ? "once" : range(often),
    share: range(one("share")),
    costs: need(one("costs")),
    ...plannedOf(row),
    unless: tellingWords(`${one("unless")}, ${kinds.every((kind) => PROGRAM.has(kind)) ? "@hands" : ""}`),
    needs: tellingWords(one("needs")),
  };
}

export const readVentures = (text: string) =>
  readRows(text, "kinds who often share costs start runs hours price unless needs").map(venture);
