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

/** The largest amounts first: at most three digits, as the texts write them. */
const SHORT = [
  [1e8, '0,,"M"'],
  [1e7, '0.0,,"M"'],
  [1e6, '0.00,,"M"'],
  [1e5, '0,"k"'],
  [1e4, '0.0,"k"'],
  [0, "#,##0"],
] as const;

/** What stands at a bar: "CA$188k" and not "CA$187,999", by the largest amount shown. */
export function shortMoneyFormat(currency: string, amounts: readonly number[]): string {
  const sign = moneyFormat(currency).replace("#,##0", "");
  const largest = Math.max(0, ...amounts);
  const steps = SHORT.filter(([from]) => from === 0 || from <= largest).slice(0, 3);
  return steps
    .map(([from, format], i) => `${i < steps.length - 1 ? `[>=${from}]` : ""}${sign}${format}`)
    .join(";");
}
