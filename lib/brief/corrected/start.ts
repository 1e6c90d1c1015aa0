import { fixed } from "@/lib/finance/assumed";
import type { Brief } from "../types";
import type { ReadingCorrections } from "./reading-corrections";

/** Customers and money of today, as the founder sets them; none of either is said by none being there. */
export function withStart(
  stated: Brief["stated"],
  { customers, budget }: ReadingCorrections,
): Brief["stated"] {
  const own = (value: number) => (value > 0 ? fixed(value, "Set by the founder.", "founder") : undefined);
  const start = {
    customers: customers === undefined ? stated.customers : own(customers),
    budget: budget === undefined ? stated.budget : own(budget),
  };
  const { customers: before, budget: _budget, ...rest } = stated;
  const told = before && before.value !== start.customers?.value ? before.note.replace(/^Stated: /, "") : "";
  return {
    ...rest,
    // "One gym pays today" is not told of three.
    traction: stated.traction.filter(({ text }) => !told || !(told.includes(text) || text.includes(told))),
    ...(start.customers ? { customers: start.customers } : {}),
    ...(start.budget ? { budget: start.budget } : {}),
  };
}
