import type { ReadAmount } from "./amount-roles";

const DURABLE =
  "kilns?|wheels|machines?|ovens?|stoves?|cookers?|grills?|fryers?|fridges?|freezers?|mixers?|racks?|shelving|shelves|furniture|desks|chairs|tables|benches|mirrors|beds|mats|weights|cameras?|lenses|lights|lighting|projectors?|screens?|laptops?|computers?|tablets?|printers?|tools?|tooling|moulds?|molds?|equipment|vans?|trucks?|cars?|trailers?|carts?|bikes?|bicycles|boats?|kayaks|vehicles?|generators?|tents?|washers?|drones?|lathes?|press(?:es)?|looms?|instruments|keyboards|till|signage|sign|fit-?out|renovations?|refurbishment|sound system|speakers|toys|costumes|vessels|tiffins";
/** "The used kiln and wheels are", ", a second-hand oven", "furniture": all that is named before the sum is bought once. */
const NAMED = new RegExp(
  `(?:^|[.;,]\\s|\\b(?:and|plus)\\s)(?:(?:the|an?|our|my|some|all)\\s)?(?:(?!rent|lease|hire|insurance|fuel|repairs?|upkeep|service)[\\p{L}-]+,?\\s(?:and\\s)?){0,4}(?:${DURABLE})\\s(?:(?:is|are|was|were|will be|would be|at|for|costs?|comes? to|came to|about|around|roughly|another)\\s){0,3}$`,
  "iu",
);
const EACH_TIME =
  /^\s*(?:(?:per|an?|each|every)\s|\/\s?|(?:monthly|weekly|daily|yearly|annually)\b|(?:to|in) (?:rent|hire|lease|fuel)\b)/i;
const LET = /\b(?:rent|hire|lease|leasing|rental|let)\b/i;
/** What is bought once costs more than a few of the largest price. */
const ABOVE_PRICE = 3;

/** "Tables £890 to £2,300, benches £390": what opens the answer and is told as the price is sold, however long it lasts. */
const isMainPrice = ({ told, role }: ReadAmount, i: number) => i === 0 && told === "main" && role === null;
const isFirstThing = ({ role, before }: ReadAmount, i: number) =>
  i === 0 && role === null && !NAMED.test(before);

/**
 * "Rent is 1,600 a month and the kiln is 9,500": a thing that lasts is bought once, whatever is paid by the month beside
 * it. Sums with a period of their own, of things let and of hardly more than a price stay as they were read.
 */
export function durables(read: readonly ReadAmount[], text: string): ReadAmount[] {
  const dearest = Math.max(
    0,
    ...read.map((amount, i) =>
      amount.kind === "money" &&
      (amount.role === "price" || isMainPrice(amount, i) || isFirstThing(amount, i))
        ? amount.value
        : 0,
    ),
  );
  return read.map((amount, i) => {
    const { kind, role, later, start, end, value, tail } = amount;
    const open = kind === "money" && !later && (role === "cost" || role === null);
    if (!open || isMainPrice(amount, i) || value < dearest * ABOVE_PRICE || EACH_TIME.test(text.slice(end)))
      return amount;
    const before = text.slice(read[i - 1]?.end ?? 0, start);
    const own = before.slice(before.search(/[^.;]*$/));
    return NAMED.test(own) && !LET.test(own.split(/,|\band\b/).at(-1) ?? "")
      ? { ...amount, role: "capex", sure: true, tail: { ...tail, period: null, unit: null } }
      : amount;
  });
}
