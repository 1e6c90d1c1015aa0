import type { GroupCost, RevenueLine } from "./types";

/** How full one is where nobody says how many are held. */
export const USUALLY_TAKEN = 0.7;
/** With fewer of its places taken one is put together with the next. */
export const LEAST_TAKEN = 0.5;

/** How many are held in a month for so many places sold: those that are planned, unless hardly anybody comes or more come than fit. */
export const heldFor = ({ size, perMonth, taken }: GroupCost, sold: number): number =>
  perMonth === undefined
    ? sold / taken
    : Math.max(sold / size, Math.min(perMonth, sold / (size * LEAST_TAKEN)));

/** What a month's groups cost beyond what is counted by the place: fewer in each leave more of it to pay. */
export const emptyPlaces = ({ group }: RevenueLine, sold: number): number =>
  group ? (heldFor(group, sold) - sold / group.taken) * group.cost : 0;

/** Places that have to be sold in one for it to carry its own cost; null where one place leaves nothing. */
export function placesToCarry({ group }: RevenueLine, leftOfPlace: number): number | null {
  if (!group) return null;
  const withoutGroup = leftOfPlace + group.cost / group.taken;
  return withoutGroup > 0 ? Math.ceil(group.cost / withoutGroup - 1e-9) : null;
}
