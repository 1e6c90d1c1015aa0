import { chargesPerMonth } from "@/lib/finance/line-flow";
import type { ReadAmount } from "../amounts/amount-roles";
import { stated } from "../amounts/stated-amount";
import { PERIOD_WORDS } from "../data/periods";
import type { PricedLine } from "../prices/line-plans";
import { findFrequencies } from "../text/frequency";
import { literal } from "../text/literal";
import { COUNT, countOf } from "../text/number-words";
import { added, PIECE_KINDS, sells, times } from "./cost-sums";

const MET = /^(?:call|session|lesson|class|meeting|visit|consultation|webinar|evening)$/;
const LASTS = new RegExp(`(?<![\\p{L}\\d.,])(${COUNT})[ -](week|month)s?(?![\\p{L}])`, "iu");
/** So near to the rhythm stands what happens in it. */
const NEAR = 60;

/**
 * "A 12-week programme with a call every two weeks; a coach costs us 60 per call": six of them in each place that is sold.
 * False where the length or the rhythm is not said.
 */
export function inCourse(rows: readonly PricedLine[], cost: ReadAmount, text: string): boolean {
  const { unit, period } = cost.tail;
  const [row, ...others] = rows.filter((each) => sells(each) && PIECE_KINDS.has(each.line.kind));
  if (!row || others.length > 0 || unit === null || period || row.unit === unit || !MET.test(unit))
    return false;
  const [lasts, many = "", length = ""] = LASTS.exec(text) ?? [];
  const often = findFrequencies(text).find(
    ({ noun, start }) =>
      noun === unit ||
      (noun === null &&
        new RegExp(`\\b${literal(unit)}s?\\b[^.;]*$`, "i").test(
          text.slice(Math.max(0, start - NEAR), start),
        )),
  );
  if (!lasts || !often) return false;
  const count = Math.round(
    (countOf(many) / chargesPerMonth(PERIOD_WORDS[length.toLowerCase()])) * often.perMonth,
  );
  if (count < 2) return false;
  const each = times(stated(cost), count, `${often.text} for ${lasts}`);
  row.line.unitCost = added(row.line.unitCost, each);
  return true;
}
