const DIGITS = new Map<string, Intl.NumberFormat>();

function formatter(currency: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${currency}|${JSON.stringify(options)}`;
  const known = DIGITS.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat("en", { style: "currency", currency, ...options });
  DIGITS.set(key, made);
  return made;
}

/** One kind of space, so that a figure can be compared as text. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

/** Large money short: 281,300 becomes "$281k". `digits` = significant digits, 2 or 3. Unknown currencies throw a RangeError. */
export function shortMoney(value: number, currency: string, digits: 2 | 3 = 3): string {
  const options = {
    notation: "compact",
    maximumSignificantDigits: digits,
    minimumSignificantDigits: 1,
  } as const;
  return plain(formatter(currency, options).format(value))
    .replace(/(?<=\d)K/, "k")
    .replace(/^-/, "−");
}

/** A price as it would stand on a price tag: "$99", "€14.50", "$0.011". */
export function priceMoney(value: number, currency: string): string {
  const size = Math.abs(value);
  const whole = Math.abs(value - Math.round(value)) < 1e-9;
  if (size >= 1_000_000) return shortMoney(value, currency);
  const least = whole || size >= 10_000 ? 0 : 2;
  // A tenth of a cent is told with three digits of its own.
  const decimals = least === 0 || size >= 0.1 ? least : Math.min(6, 2 - Math.floor(Math.log10(size)));
  const text = formatter(currency, { minimumFractionDigits: least, maximumFractionDigits: decimals }).format(
    value,
  );
  return plain(text).replace(/^-/, "−");
}

/** From here on a sum that was worked out is told in whole units: its cents stand on what is assumed. */
const WHOLE_FROM = 10;

/** Money that was worked out: short from 10,000 on, whole from 10 on, else like a price. */
export function money(value: number, currency: string): string {
  return Math.abs(value) >= 10_000
    ? shortMoney(value, currency)
    : priceMoney(Math.abs(value) >= WHOLE_FROM ? Math.round(value) : value, currency);
}

/** Money to the unit, for sums that a reader adds up: "€117,580". */
export const wholeMoney = (value: number, currency: string): string =>
  plain(formatter(currency, { maximumFractionDigits: 0 }).format(value)).replace(/^-/, "−");

const PERCENT = [2, 3].map((digits) => new Intl.NumberFormat("en", { maximumSignificantDigits: digits }));

/** A share with two digits, and with the third where there is no fourth: "12.5%" as it was set, "33%" of a third. */
export function percent(share: number): string {
  const [two = "", three = two] = PERCENT.map((digits) => digits.format(share * 100));
  const whole = Math.abs(Number(three) - share * 100) < 1e-9;
  return `${whole ? three : two}%`.replace(/^-/, "−");
}

/** A part of a whole, as it stands beside its amount: "47%", "<1%". */
export const wholePercent = (share: number): string =>
  share > 0 && share < 0.01 ? "<1%" : `${Math.round(share * 100)}%`;

/** A count: whole below 10,000, then short ("27.8M"). */
export function count(value: number): string {
  const options =
    Math.abs(value) >= 100_000
      ? ({ notation: "compact", maximumSignificantDigits: 3 } as const)
      : { maximumFractionDigits: 0 };
  return plain(new Intl.NumberFormat("en", options).format(value)).replace(/(?<=\d)K/, "k");
}
