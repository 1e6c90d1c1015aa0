import type { Assumed } from "./types";

/** Month of what was bought before the plan begins: no money of the plan goes into it, a further site buys it again. */
export const BEFORE = 0;

/** Of three pumps two are there: the third has still to be paid out of this plan. */
export function equipmentPaid(
  cost: Assumed,
  part: number,
): { label: string; cost: Assumed; month?: number }[] {
  if (part <= 0) return [{ label: "Equipment", cost }];
  if (part >= 1) return [{ label: "Equipment", cost, month: BEFORE }];
  const of = (share: number, why: string): Assumed => ({
    ...{ value: cost.value * share, low: cost.low * share, high: cost.high * share },
    provenance: "derived",
    note: `${cost.note}, ${why}`,
  });
  return [
    { label: "Equipment, paid already", cost: of(part, "the part that is paid"), month: BEFORE },
    { label: "Equipment, still to buy", cost: of(1 - part, "the part that is still to be bought") },
  ];
}
