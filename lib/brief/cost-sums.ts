import type { Assumed } from "@/lib/finance/types";
import type { PricedLine } from "./line-plans";

export const sells = ({ line }: PricedLine) =>
  line.kind !== "grant" &&
  line.kind !== "audience" &&
  !line.later &&
  !(line.kind === "recurring" && line.label === "Donations");

/** Two costs of one unit add up: "Ingredients cost 3 and packaging 1 per meal". The same sum said twice is one cost. */
export function added(before: Assumed | undefined, more: Assumed): Assumed {
  if (!before || before.note.includes(more.note)) return before ?? more;
  return {
    value: before.value + more.value,
    low: before.low + more.low,
    high: before.high + more.high,
    provenance: "derived",
    note: `${before.note}, and ${more.note.replace(/^Stated: /, "")}`,
  };
}

/** What is sold one by one. */
export const PIECE_KINDS = new Set(["unitSale", "perUse", "capacity", "oneOff"]);
export const times = (each: Assumed, count: number, why: string): Assumed => ({
  value: each.value * count,
  low: each.low * count,
  high: each.high * count,
  provenance: "derived",
  note: `${each.note}, ${why}.`,
});
