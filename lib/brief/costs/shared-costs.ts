import type { ReadAmount } from "../amounts/amount-roles";
import { stated } from "../amounts/stated-amount";
import type { PricedLine } from "../prices/line-plans";
import { countOf } from "../text/number-words";
import { added, PIECE_KINDS, times } from "./cost-sums";

/** Somebody paid by the month looks after so many customers: each of them carries a part. */
export function carriedBy({ line }: PricedLine, cost: ReadAmount): void {
  if (line.later) return;
  if (line.kind === "recurring") line.unitCost = added(line.unitCost, stated(cost));
  // "A coach handles 80 patients" of a programme of three months.
  const [months = "", many = ""] =
    line.kind === "oneOff" ? (/\b(\p{L}+|\d+)[- ]months?\b/iu.exec(line.evidence) ?? []) : [];
  if (countOf(many) > 1) line.unitCost = added(line.unitCost, times(stated(cost), countOf(many), months));
  const used = PIECE_KINDS.has(line.kind) ? line.unitsPerCustomerMonth : undefined;
  if (used && used.value > 0)
    line.unitCost = added(
      line.unitCost,
      times(stated(cost), 1 / used.value, `spread over ${used.note.replace(/^Stated: /, "")}`),
    );
}

/** What a case costs, it costs in each of several packages; what is done (`whole`) costs the same in each size. */
export const onePlan = (rows: readonly PricedLine[], target: PricedLine, whole = false) =>
  /^plan-/.test(target.line.id) && (whole || target.unit === "")
    ? rows.filter(
        ({ line, unit }) =>
          /^plan-/.test(line.id) && line.kind === target.line.kind && (whole || unit === ""),
      )
    : [target];

const ONLINE = /\b(?:online|web ?shop|direct(?:ly)?|at (?:markets|fairs)|in our shop|wholesale)\b/i;

const SET_OF =
  /\b(?:box|pack|package|set|case|crate|bundle|tray|sixpack) of (\p{L}+|\d+)\b(?!\s?(?:kg|g|kilos?|grams?|l|lit(?:re|er)s?|ml|cl|lbs?|oz)\b)/iu;

/** The same piece at another price costs the same; a box of three costs three of them. */
export function alike(pieces: readonly PricedLine[], named: PricedLine, cost: ReadAmount): void {
  for (const { line, unit } of pieces) {
    // "A set costs 11 and the block 3": what has its own cost takes no other's.
    if (line === named.line || (line.unitCost && unit !== named.unit)) continue;
    const [said, many = ""] = SET_OF.exec(line.evidence) ?? [];
    const count = said ? countOf(many) : 1;
    const elsewhere =
      unit === "" && line.kind === "unitSale" && named.line.kind === "unitSale" && ONLINE.test(line.evidence);
    if ((unit !== named.unit && !said && !elsewhere) || !(count > 0)) continue;
    const each = stated(cost);
    line.unitCost = added(line.unitCost, count === 1 ? each : times(each, count, `${count} of them`));
  }
}
