import type { RevenueLine } from "@/lib/finance/types";
import type { ReadAmount } from "../amounts/amount-roles";
import type { PricedLine } from "./line-plans";

/** "from 40 turbines 3,500", "11,900 for schools ordering 20 or more": the same thing for who takes many. */
const FOR_MANY =
  /\b(?:siblings?|second child|students|seniors|pensioners|concessions|early birds?)\s(?:pay |at |for )?$|\b(?:from|over|above|ab|desde)\s\d+\+?\s\p{L}+\s*(?:it is |only )?$|\b(?:with|of)\s(?:more than |over |at least )?\d+\s?\+?\s(?:or more )?\p{L}+\s(?:pay|get it for|are)\s(?:only |just )?$|^\s*(?:each |apiece )?(?:(?:for|from|over|above)\s(?:\p{L}+\s){0,3}\d+\+?\s?(?:\p{L}+|or more)|(?:for |if )[^.;,]{0,30}\b(?:\d+ or more|more than \d+|at least \d+))/iu;

/** "Founding shops pay 49", "the first 20 clubs get it for 300": the same thing for who comes early. */
const FOR_FIRST =
  /\b(?:founding|pilot|early|first)\s(?:\d+\s)?\p{L}+\s(?:pay|get it (?:for|at))\s(?:only |just )?$/iu;

export function asVolumePrice(line: RevenueLine, amount: ReadAmount, priced: readonly PricedLine[]): boolean {
  const value = line.price?.value;
  if (value === undefined || amount.tail.unit || amount.tail.period || line.later) return false;
  const less = ({ line: { price } }: PricedLine) => !!price && value < price.value && value > price.value / 3;
  const early = FOR_FIRST.test(amount.before);
  const many = FOR_MANY.test(amount.before) || FOR_MANY.test(amount.after);
  const row = early ? priced.findLast(less) : priced.at(-1);
  const other = row?.line.price;
  if (!row || !other || !less(row) || !(early || (many && row.unit !== ""))) return false;
  row.line.price = {
    ...other,
    low: Math.min(other.low, value),
    note: `${other.note}; ${amount.text} for ${early ? "who comes early" : "who takes many"}, which is the lower end.`,
  };
  return true;
}
