import type { PricedLine } from "./line-plans";

const TIME = /^(?:hour|hr|half hour|day|night|week)$/;
const LONG =
  "(?:past|after|over|above|beyond|from|more than|longer than)\\s(?:about\\s)?(?:\\d+|\\p{L}+)\\s(?:hours?|hrs?|days?|nights?|weeks?)";
const WHOLE =
  "(?:flat|fixed|all[- ]?in(?:clusive)?|day rate|no more|the most|cap(?:ped)?|for (?:the|a) (?:whole |full )?(?:day|night|week|month))";
/** "Past six hours it is a flat R1,700", "over 5 hours €300 for the day", "capped at 90": the most that one pays, however long it takes. */
const MOST = new RegExp(
  `\\b${LONG}\\b[^.;]*\\b${WHOLE}|\\b${WHOLE}\\b[^.;]*\\b${LONG}\\b|\\b(?:cap(?:ped)? at|never more than|maximum(?: of)?|at most)\\b`,
  "iu",
);
/** "Capped at": how much it is, and no name of anything. */
const NO_THING = /^(?:|cap(?:ped)?|flat(?: rate)?|maximum|max|day rate|(?:whole |full )day)$/;
const SINGLE = new Set(["perUse", "capacity", "unitSale"]);

/**
 * A price by the hour with the most that is paid for a long day: between its least and that most lies what one pays, and
 * nobody pays both. The second price is given back as read.
 */
export function withMostPaid(rows: readonly PricedLine[]): PricedLine[] {
  return rows.filter((row, i) => {
    const first = rows
      .slice(0, i)
      .find(({ line, unit }) => TIME.test(unit) && SINGLE.has(line.kind) && line.price && !line.later);
    const price = first?.line.price?.value ?? 0;
    const most = (row.line.price?.value ?? 0) / price;
    const least = first?.line.quantity?.low ?? 1;
    const isMost =
      row !== first &&
      SINGLE.has(row.line.kind) &&
      NO_THING.test(row.unit) &&
      MOST.test(`${row.line.evidence} ; ${row.amount.before}`);
    if (!first || !isMost || !(most > least)) return true;
    const said = first.line.quantity?.note.replace(/^Stated: /, "") ?? `one ${first.unit} at least`;
    first.line.quantity = {
      ...{ value: (least + most) / 2, low: least, high: most },
      provenance: "derived",
      note: `Between ${said} and ${row.amount.text}, which is the most that is paid; the middle is used.`,
    };
    return false;
  });
}
