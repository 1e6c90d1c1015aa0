import type { Assumed } from "@/lib/finance/types";
import type { ReadAmount } from "../amounts/amount-roles";
import { singular } from "../amounts/price-tail";
import { stated } from "../amounts/stated-amount";
import { added, sells, soldUnit, times } from "../costs/cost-sums";
import { costedUnit, TOGETHER } from "../costs/portions";
import { howMany } from "../costs/ratios";
import { COUNT, countOf } from "../text/number-words";
import type { PricedLine } from "./line-plans";

/** "(600 min)", "for up to 100 calls", "including 20 hours". */
const INCLUDED = new RegExp(
  `(?:\\(|\\b(?:for|with|including|includes|incl\\.?|up to)\\s)(?:up to |the first )?(${COUNT})\\s?(?:\\p{L}+\\s)??(\\p{L}{3,})(?=\\s*(?:[).,;/]|$|a month|per month|each month|included))`,
  "iu",
);

/**
 * "$19 a month (600 min), $79 (3,000 min); a minute costs $0.006": what a plan costs when all that it includes is used; a
 * plan without a limit costs at least as much as the largest. False where no plan includes what is costed.
 */
export function byAllowance(rows: readonly PricedLine[], cost: ReadAmount, text: string): boolean {
  const costed = costedUnit(cost);
  if (!costed || TOGETHER.test(costed) || cost.kind !== "money" || cost.tail.period) return false;
  const count = howMany(text, "");
  const plans = rows.filter((row) => sells(row) && row.line.kind === "recurring" && row.line.per === "month");
  const sums = plans.map(({ amount }): Assumed | null => {
    const [said = "", many = "", of = ""] = INCLUDED.exec(amount.after) ?? INCLUDED.exec(amount.before) ?? [];
    const found = said ? count(costed, singular(of)) : null;
    if (!found || !(countOf(many) > 1)) return null;
    const why = [said.replace(/^\(/, ""), found.said].filter(Boolean).join(", ");
    return times(stated(cost), countOf(many) * found.factor, `all of ${why} used`);
  });
  const largest = sums.reduce((most, sum) => (sum && sum.value > (most?.value ?? 0) ? sum : most), null);
  if (!largest) return false;
  for (const [i, { line }] of plans.entries()) {
    const open = /\bunlimited\b/i.test(line.evidence) ? largest : null;
    const sum = sums[i] ?? open;
    if (sum) line.unitCost = added(line.unitCost, sum);
  }
  for (const row of rows) {
    const found = sells(row) && row.line.kind === "perUse" ? count(costed, soldUnit(row)) : null;
    if (found)
      row.line.unitCost = added(
        row.line.unitCost,
        found.said ? times(stated(cost), found.factor, found.said) : stated(cost),
      );
  }
  return true;
}
