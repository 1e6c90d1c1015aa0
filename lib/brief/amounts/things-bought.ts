import { COUNT, countOf } from "../text/number-words";
import type { ReadAmount } from "./amount-roles";

const DONE =
  "(?:already )?(?:paid(?: for)?|bought|ours|there)|still to (?:buy|come|be bought)|(?:has|have) (?:still )?to be bought";
/** "The trailer cost 900 and is paid", "350 each, twelve of them are bought", "a camera for 2,400 is still to buy". */
const BEHIND = new RegExp(
  `^(?: each| apiece| together)?,?(?: and| of which)?(?: (${COUNT}) (?:of (?:them|these) |[\\p{L}-]+s )?)?(?: ?(?:is|are) )?(?:${DONE})(?=\\s*(?:$|[.,;]))`,
  "iu",
);
const isOpen = ({ kind, role, asked, tail }: ReadAmount) =>
  kind === "money" && (role === null || role === "price" || role === "cost") && !asked && !tail.period;

/** What is told to be paid for, or still to buy, is equipment: no price, and no cost of any sale. */
export function thingsBought(read: ReadAmount[], text: string): ReadAmount[] {
  return read.map((amount) => {
    const found = isOpen(amount) ? BEHIND.exec(text.slice(amount.end)) : null;
    if (!found) return amount;
    const many = countOf(found[1] ?? "1");
    const all = (value: number) => value * many;
    const named = many > 1 ? { text: `${amount.text} for each of ${found[1]}` } : {};
    const { value, low, high } = amount;
    return {
      ...amount,
      ...named,
      value: all(value),
      low: all(low),
      high: all(high),
      role: "capex",
      sure: true,
    };
  });
}
