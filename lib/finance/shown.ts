import type { AssumptionUnit } from "./editable";
import { count, money, percent, priceMoney } from "./money";

const SMALL = 10;
const fraction = new Intl.NumberFormat("en", { maximumSignificantDigits: 2 });
const decimals = new Intl.NumberFormat("en", { maximumSignificantDigits: 3 });

/** An assumption as it is read: "$49", "4%", "5 months". */
export function shown(value: number, unit: AssumptionUnit, currency: string): string {
  if (unit === "price") return priceMoney(value, currency);
  if (unit === "money") return money(value, currency);
  if (unit === "share") return percent(value);
  const plain =
    value < SMALL && !Number.isInteger(value)
      ? (value < 1 ? fraction : decimals).format(value)
      : count(value);
  if (unit === "count") return plain;
  return `${plain} ${value === 1 ? unit.slice(0, -1) : unit}`;
}
