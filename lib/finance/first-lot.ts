import type { Brief } from "@/lib/brief/types";
import { fixed } from "./assumed";
import type { Assumptions } from "./inputs";
import { activeLines } from "./line-flow";
import type { Assumed, RevenueLine } from "./types";

const BY_THE_PIECE: readonly RevenueLine["kind"][] = ["unitSale", "perUse", "oneOff", "capacity"];

/** What is made or bought at once: paid for in the month before the first sale, and again when it is sold. */
export interface Lot {
  /** The line that sells it. */
  lineId: string;
  cost: Assumed;
  pieces: number;
}

/** The lot that the answers tell, for the first line that sells pieces at a stated cost; none where there is no such line. */
export function lotOfPlan({ stated: { firstLot } }: Brief, lines: readonly RevenueLine[]): { lot?: Lot } {
  const line = activeLines(lines).find(({ kind, unitCost }) => unitCost && BY_THE_PIECE.includes(kind));
  if (!firstLot || !line) return {};
  const { pieces, each, said } = firstLot;
  return { lot: { lineId: line.id, pieces, cost: fixed(pieces * each, `Stated: ${said}.`, "derived") } };
}

/** Sums of many months meet a whole lot to so many places. */
const PLACES = 1e9;

/** What lies in stock of lots at the end of a month in which `used` was sold since the start, at cost. */
export function stockOfLots(
  { lot, demand }: Pick<Assumptions, "lot" | "demand">,
  month: number,
  used: number,
) {
  if (!lot || lot.cost.value <= 0 || month < Math.max(1, demand.launchMonth.value - 1)) return 0;
  return (
    Math.max(1, Math.ceil(Math.round((used / lot.cost.value) * PLACES) / PLACES)) * lot.cost.value - used
  );
}
