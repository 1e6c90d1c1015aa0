import type { Archetype } from "../types";
import { pair, type Row, readRows, split } from "./rows";

type Range = readonly [low: number, planned: number, high: number];

/** Word stems that have to stand together; `whom` in the target customer, the others in one sentence of the offer. */
export interface Cue {
  stems: readonly string[];
  whom: readonly string[];
}

/**
 * A kind of venture that is well known: how its answers are told from others, and what the figures need of it. Shares in
 * percent, frequencies per month and customer: planning values without a source.
 */
export interface Venture {
  id: string;
  /** Who buys: private people, organisations, or either. */
  to: "people" | "firms" | "both";
  /** A stem written twice is so telling that it counts for two. */
  cues: readonly Cue[];
  /** Stems that rule it out. */
  not: readonly string[];
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

const stemsIn = (text: string) => split(text, " ").map((stem) => stem.replaceAll("-", " "));

const cue = (text: string): Cue => {
  const stems = stemsIn(text);
  return {
    stems: stems.filter((stem) => !stem.startsWith("@")),
    whom: stems.filter((stem) => stem.startsWith("@")).map((stem) => stem.slice(1)),
  };
};

function venture({ top: [id = "", to = ""], all, one }: Row): Venture {
  const often = one("often");
  const [costs = "", what = ""] = split(one("costs"), "=");
  const paid = range(costs);
  return {
    id,
    to: to === "people" || to === "firms" ? to : "both",
    cues: all("cue")
      .flatMap((text) => split(text, ";"))
      .map(cue),
    not: all("not")
      .flatMap((text) => split(text, ";"))
      .flatMap(stemsIn),
    kinds: split(one("kinds"), " ") as Archetype[],
    customer: pair(one("who")),
    often: often === "once" ? "once" : range(often),
    share: range(one("share")),
    costs: paid && { range: paid, what },
  };
}

export const readVentures = (text: string) =>
  readRows(text, "cue not kinds who often share costs").map(venture);
