import type { Assumptions } from "./inputs";
import type { MonthRow } from "./model";
import { simulate } from "./simulate";
import type { Assumed, GroupCost, RevenueLine } from "./types";

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

/** A unit cost with one group's cost divided by another number of places. */
function dividedBy(cost: Assumed, group: GroupCost, taken: number): Assumed {
  const more = group.cost / taken - group.cost / group.taken;
  return { ...cost, value: cost.value + more, low: cost.low + more, high: cost.high + more };
}

function settled(line: RevenueLine, months: readonly MonthRow[]): RevenueLine {
  const { group, unitCost } = line;
  if (!group?.perMonth || !unitCost) return line;
  const sold = months.map(({ soldInGroups }) => soldInGroups[line.id] ?? 0);
  const places = sold.reduce((sum, each) => sum + each, 0);
  const held = sold.reduce((sum, each) => sum + heldFor(group, each), 0);
  if (places <= 0 || held <= 0) return line;
  const taken = places / held;
  return { ...line, unitCost: dividedBy(unitCost, group, taken), group: { ...group, taken } };
}

/** The plan with the cost of one place as the plan itself fills its groups; unchanged where no line has any. */
export function settleGroups(a: Assumptions): Assumptions {
  if (!a.lines.some(({ group }) => group?.perMonth)) return a;
  const { months } = simulate(a);
  return { ...a, lines: a.lines.map((line) => settled(line, months)) };
}

/** Places that have to be sold in one for it to carry its own cost; null where one place leaves nothing. */
export function placesToCarry({ group }: RevenueLine, leftOfPlace: number): number | null {
  if (!group) return null;
  const withoutGroup = leftOfPlace + group.cost / group.taken;
  return withoutGroup > 0 ? Math.ceil(group.cost / withoutGroup - 1e-9) : null;
}
