import type { Case } from "../case";
import { t } from "../frames";
import { left } from "./told";

const ALIKE = 0.02;

/** Several prices, or one that is paid less or more often: what comes in of a customer is none of the prices. */
export function isAverage(c: Case): boolean {
  const price = c.lines[0]?.price?.value ?? 0;
  const income = c.fact("revenue_per_customer")?.value ?? 0;
  return price > 0 && c.lines.length > 1 && Math.abs(income - price) > ALIKE * price;
}

/** "€55 of the €119 that one brings in a month on average". */
export const leftOfAverage = (c: Case) =>
  t`${left(c)} of the average ${c.show("revenue_per_customer")} ${c.basis === "per purchase" ? "a sale" : c.basis}`;
