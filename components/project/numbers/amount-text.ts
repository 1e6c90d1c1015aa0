import type { AssumptionUnit } from "@/lib/finance/editable";
import { percent } from "@/lib/finance/money";

const digits = new Intl.NumberFormat("en", { maximumSignificantDigits: 6 });

/** What stands in the field: "20,000,000", a share as percent. */
export const amountText = (value: number, unit: AssumptionUnit): string =>
  digits.format(unit === "share" ? value * 100 : value);

/** So many decimals nobody types: the number was worked out. */
const WORKED_OUT = /^-?\d{1,3}\.\d{3,}$/;
const short = new Intl.NumberFormat("en", { maximumSignificantDigits: 3, useGrouping: false });

/** The same, where it was worked out with as many digits as the texts tell of it: "45" of 45.4369 %. */
export function roundedText(value: number, unit: AssumptionUnit): string {
  const text = amountText(value, unit);
  if (unit === "share") return percent(value).slice(0, -1);
  if (!WORKED_OUT.test(text) || /^-?0\./.test(text)) return text;
  return unit === "price" ? value.toFixed(2) : short.format(Number(text));
}

/** A typed number: "1,200.50", "1.200,50", "1 200", "$49", "4.5%", "4,5". Null when it is none. */
export function readAmount(text: string, unit: AssumptionUnit): number | null {
  const bare = text.replace(/[\s\u00a0\u202f%\p{Sc}'’_]|[A-Z]{3}/gu, "");
  const pointed = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+|\.\d{3})$/.test(bare) ? bare.replaceAll(".", "") : bare;
  const plain = /^-?\d+,\d{1,2}$/.test(pointed)
    ? pointed.replace(",", ".")
    : pointed.replace(/,(?=\d{3}(?:\D|$))/g, "");
  if (!/^-?(?:\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  const value = Number(plain);
  return unit === "share" ? Number((value / 100).toPrecision(12)) : value;
}
