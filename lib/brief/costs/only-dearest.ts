import type { ReadAmount } from "../amounts/amount-roles";
import type { PricedLine } from "../prices/line-plans";

/** "2,900 for up to ten, 220 for each extra. Our cost is 1,750 per party": more than any other line brings is the cost of the first. */
export function onlyDearest([first, ...others]: readonly PricedLine[], { kind, value, tail }: ReadAmount) {
  const price = ({ line }: PricedLine) => line.price?.value ?? 0;
  // What is paid once is no rule for what is bought again.
  const isIts =
    first &&
    first.line.kind !== "oneOff" &&
    kind === "money" &&
    tail.unit !== null &&
    !tail.period &&
    value < price(first);
  return isIts && others.length > 0 && others.every((other) => price(other) > 0 && price(other) < value)
    ? first
    : undefined;
}
