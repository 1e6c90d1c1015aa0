import { heldFor } from "./groups";
import type { Assumptions } from "./inputs";
import type { MonthRow } from "./model";
import { simulate } from "./simulate";
import type { Assumed, GroupCost, RevenueLine } from "./types";

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
