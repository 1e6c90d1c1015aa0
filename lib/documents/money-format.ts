const formats = new Map<string, string>();

/** "$1,234" or "CA$1,234" as the ledger writes it, as a number format; a currency without a sign shows its code. */
export function moneyFormat(currency: string): string {
  const known = formats.get(currency);
  if (known) return known;
  const sign =
    new Intl.NumberFormat("en", { style: "currency", currency })
      .formatToParts(0)
      .find(({ type }) => type === "currency")?.value ?? currency;
  const format = `"${/[A-Za-z]$/.test(sign) ? `${sign} ` : sign}"#,##0`;
  formats.set(currency, format);
  return format;
}

/** The same with a true minus, and zero without a currency, as the charts of the other files write them. */
export const signedMoneyFormat = (currency: string): string => {
  const format = moneyFormat(currency);
  return `${format};"−"${format};0`;
};

/** The largest amounts first: from where, in what unit, and how many decimals three digits leave at most. */
const SHORT = [
  { from: 1e8, unit: 1e6, sign: ',,"M"', decimals: 0 },
  { from: 1e7, unit: 1e6, sign: ',,"M"', decimals: 1 },
  { from: 1e6, unit: 1e6, sign: ',,"M"', decimals: 2 },
  { from: 1e5, unit: 1e3, sign: ',"k"', decimals: 0 },
  { from: 1e4, unit: 1e3, sign: ',"k"', decimals: 1 },
  { from: 0, unit: 1, sign: "", decimals: 0 },
] as const;

const decimalsOf = (value: number, most: number): number =>
  [0, 1].find(
    (places) => places < most && Math.abs(value - Number(value.toFixed(places))) < 0.05 / 10 ** most,
  ) ?? most;

/** What stands at a bar: "CA$188k" and not "CA$187,999", by the largest amount shown; "75k" where none needs "75.0k". */
export function shortMoneyFormat(currency: string, amounts: readonly number[]): string {
  const money = moneyFormat(currency);
  const largest = Math.max(0, ...amounts);
  const steps = SHORT.filter(({ from }) => from <= largest).slice(0, 3);
  return steps
    .map(({ from, unit, sign, decimals }, i) => {
      if (unit === 1) return money;
      const below = steps[i - 1]?.from ?? Number.POSITIVE_INFINITY;
      const own = amounts.filter((amount) => amount >= from && amount < below);
      const places = Math.max(0, ...own.map((amount) => decimalsOf(amount / unit, decimals)));
      const digits = `${places > 0 ? `0.${"0".repeat(places)}` : "0"}${sign}`;
      return `${i < steps.length - 1 ? `[>=${from}]` : ""}${money.replace("#,##0", digits)}`;
    })
    .join(";");
}
