import type { ReadAmount } from "../amounts/amount-roles";
import { stated } from "../amounts/stated-amount";
import { isOrganisation } from "../prices/line-buyers";
import type { PricedLine } from "../prices/line-plans";
import { added, sells } from "./cost-sums";

const HEAD = /^(?:person|head|participant|student|learner|guest|attendee|place)$/;
/** "195 for a course" is what one of its people pays, unless an organisation does. */
const isOnePlace = ({ line, unit }: PricedLine) =>
  line.kind === "oneOff" &&
  /^(?:course|class|cohort|programme|program|retreat)$/.test(unit) &&
  line.buyer !== undefined &&
  !isOrganisation(line.buyer);

/** "Clay costs 22 per person" of classes of six: one place in the course, and not six. */
export function ofOnePlace(rows: readonly PricedLine[], cost: ReadAmount): boolean {
  if (cost.kind !== "money" || cost.tail.period || !HEAD.test(cost.tail.unit ?? "")) return false;
  const places = rows.filter((row) => sells(row) && isOnePlace(row));
  for (const { line } of places) line.unitCost = added(line.unitCost, stated(cost));
  return places.length > 0;
}
