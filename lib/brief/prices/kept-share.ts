import type { ReadAmount } from "../amounts/amount-roles";
import type { PricedLine } from "./line-plans";

/** "Deposit 20%": part of the price, paid ahead. */
const AHEAD_BEFORE = /\bdeposits?\b[^.;,]{0,16}$/i;
const AHEAD_AFTER = /^\s*(?:as (?:a )?)?(?:deposit|up-?front|in advance|down\b)/i;
/** "With schools earning 10% on group orders", "homestays send us people for ten percent": paid to them. */
const TO_OTHERS =
  /\b(?!(?:us|we|ours)\b)[a-z]{3,} (?:earning|getting|receiving)\s(?:about )?$|\b(?:sends?|refers?|brings?) us\b[^.;,]{0,30}\bfor\s(?:about )?$/i;

/** "A success bonus of 1%": of a sum that nobody knows, and only where it goes well. */
const BONUS = /\bbonus(?: of)?\s(?:about )?$/i;

/** "Through florists at 45% margin": theirs. */
const MARGIN_OF_OTHERS = /\b(?:through|via|with|to) (?:\p{L}+ ){1,3}(?:at|for|with)(?: an?)?\s(?:about )?$/iu;
const IS_MARGIN = /^\s*margin\b/i;

/** A percentage that is nothing the business earns, or nothing to reckon with. */
export const isNoShare = ({ before, after }: Pick<ReadAmount, "before" | "after">): boolean =>
  AHEAD_BEFORE.test(before) ||
  BONUS.test(before) ||
  (MARGIN_OF_OTHERS.test(before) && IS_MARGIN.test(after)) ||
  AHEAD_AFTER.test(after) ||
  TO_OTHERS.test(before);

const WE_KEEP = /\b(?:we|i) (?:only |just )?(?:keep|retain)\s[^.;,]{0,10}$/i;
const WE_TAKE = /\b(?:we|i) (?:only |just )?(?:keep|take|get|retain)\s[^.;,]{0,10}$/i;
const FOR_US = /^\s*(?:for|to) us\b/i;
const OF_ANOTHER = /^\s*(?:of|on|from) (?!(?:it|that|this|which|the (?:price|fare|fee|amount|total))\b)/i;

/** "£75 an hour, we keep 30%", "$150, of it $40 to us": a part of the price before it. */
export const isKept = ({ before, after, kind }: Pick<ReadAmount, "before" | "after" | "kind">): boolean =>
  kind === "percent"
    ? (WE_KEEP.test(before) || FOR_US.test(after)) && !OF_ANOTHER.test(after)
    : WE_TAKE.test(before) || (FOR_US.test(after) && /\bof (?:it|that|which)\b/i.test(before));

/** "£75 an hour, we keep 30 per cent. Five for £340": the rest of every price goes to those who do it. */
export function leaveRest(rows: readonly PricedLine[], { value, text }: PricedLine["amount"]): void {
  const rest = 1 - value;
  for (const { line } of rows)
    if (line.price && !line.later)
      line.costShare ??= {
        ...{ value: rest, low: rest, high: rest, provenance: "derived" },
        note: `Of each price ${text} is kept.`,
      };
}
