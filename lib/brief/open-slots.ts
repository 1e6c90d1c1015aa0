import type { Assumed, RevenueLine } from "@/lib/finance/types";
import type { ReadingCorrections } from "./corrected/reading-corrections";
import type { MissingSlot } from "./types";

const isOwn = (amount: Assumed | undefined) => amount !== undefined && amount.provenance !== "assumption";

/** Sold one by one, again and again or by the piece. */
function usesOf(active: readonly RevenueLine[]): RevenueLine[] {
  // Where most pay for a plan, the single sales beside it are few.
  if (active.some(({ kind, attach }) => kind === "recurring" && (attach?.value ?? 0) > 0.5)) return [];
  return active.filter(
    ({ kind, id, onTop }) =>
      (kind === "perUse" || kind === "take" || kind === "capacity" || kind === "unitSale") &&
      // What goes beyond a subscription, or is taken on top, is small beside it.
      !id.startsWith("further") &&
      !onTop,
  );
}

/** What the lines leave open of their volume and cost. */
export function openInLines(
  lines: readonly RevenueLine[],
  unitCosts: readonly Assumed[],
): Record<"price" | "volume" | "cost", boolean> {
  const active = lines.filter((line) => !line.later);
  return {
    price: active.length === 0,
    volume: usesOf(active).some(
      (line) => !isOwn(line.unitsPerCustomerMonth) || (line.kind === "take" && !line.averageOrder),
    ),
    cost:
      unitCosts.length === 0 &&
      active.some(({ kind }) => kind === "unitSale" || kind === "capacity" || kind === "perUse") &&
      !active.some((line) => line.costShare || isOwn(line.unitCost)),
  };
}

/** What the founder has said in a field is open no more, whatever it was; nobody pays yet is an answer, too. */
export const saidInFields = ({ customers, buyers, place, year }: ReadingCorrections): MissingSlot[] => [
  ...(year ? (["volume"] as const) : []),
  ...(customers === undefined ? [] : (["customers"] as const)),
  ...(customers ? (["proof"] as const) : []),
  ...(buyers ? (["segment"] as const) : []),
  ...(place ? (["geography"] as const) : []),
];
