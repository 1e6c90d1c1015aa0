import type { ReadAmount } from "./amount-roles";

/** "Scale €119 (BOM €61 at 1,000 units)": in brackets behind a price stands what it costs. */
const IN_BRACKETS =
  /^[^.;()]{0,40}\(\s*(?:(?:our|my|the|direct|unit|landed|which)\s)*(?:bom|cogs|costs?|cost price|purchase(?: price)?|materials?|parts|to make|made for|(?:we|i) (?:pay|buy|get|make|order)|bought (?:for|at|in)|\p{L}{4,}ing (?:it |them )?costs?|wholesale|in purchase)\b[^()\d]{0,24}$/iu;

/** The cost of the price before it, where it stands in brackets behind that price; else null. */
export function inBrackets(amount: ReadAmount, read: readonly ReadAmount[], text: string): ReadAmount | null {
  const price = read.findLast(({ kind, start }) => kind === "money" && start < amount.start);
  const asked = price && (price.role === null || price.role === "price") && price.value > amount.value;
  if (!asked || !IN_BRACKETS.test(text.slice(price.end, amount.start))) return null;
  return {
    ...amount,
    role: "cost",
    sure: true,
    unsure: false,
    listed: { at: amount.start, of: "", price: price.start },
  };
}

/** "Lamp £80 (costs us £34), bulb £9 (costs us £3)": what has its cost in brackets like the one before it is sold like that one. */
export function pricedAlike(read: readonly ReadAmount[], text: string): ReadAmount[] {
  const bracketed = (at: number) => {
    const [here, next] = [read[at], read[at + 1]];
    return here && next && next.value < here.value && IN_BRACKETS.test(text.slice(here.end, next.start));
  };
  return read.map((amount, i) => {
    if (!bracketed(i)) return amount;
    // "Printed sets are €60 (printing costs €21)": whose cost stands behind it is sold.
    if (amount.unsure && (amount.role === null || amount.role === "price"))
      return { ...amount, unsure: false };
    return amount.role === "cost" && !amount.sure && bracketed(i - 2) ? { ...amount, role: "price" } : amount;
  });
}
