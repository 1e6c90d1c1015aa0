import type { ReadAmount } from "../amounts/amount-roles";
import { WHO } from "../amounts/cost-lists";
import type { PricedLine } from "../prices/line-plans";

/** A day that costs less than one sale is worked when there is one: how many days a month it is, nobody said. */
export const isCalledIn = (rows: readonly PricedLine[], { tail, before, value }: ReadAmount, text: string) =>
  tail.period === "day" &&
  WHO.test(before) &&
  (SEASON.test(text) ||
    rows.some(
      ({ line }) =>
        (line.kind !== "recurring" || line.per === "year") &&
        (line.price?.value ?? 0) * (line.quantity?.value ?? 1) >= value,
    ));
const SEASON = /\bseason (?:is|lasts|runs)\b|\bin (?:the )?season\b/i;
