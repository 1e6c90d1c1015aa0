import { money } from "@/lib/finance/money";

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

/** Each unit of a short amount: how a format scales to it, and from where the ledger uses it. */
const UNITS: Readonly<Record<string, { scaled: string; from: number }>> = {
  k: { scaled: ',"k"', from: 1e4 },
  M: { scaled: ',,"M"', from: 1e6 },
  B: { scaled: ',,,"B"', from: 1e9 },
  T: { scaled: ',,,,"T"', from: 1e12 },
};
/** A number format has room for two conditions and for what holds below them. */
const SECTIONS = 3;

interface Step {
  unit: string;
  places: number;
  least: number;
}

/** How the ledger writes amounts, the largest first. */
function stepsOf(currency: string, amounts: readonly number[]): Step[] {
  const steps: Step[] = [];
  const all = amounts.toSorted((a, b) => b - a).map((amount) => ({ amount, shown: money(amount, currency) }));
  const isShort = ({ amount, shown }: { amount: number; shown: string }) =>
    amount > 0 && /[kMBT]$/.test(shown);
  const room = all.every(isShort) ? SECTIONS : SECTIONS - 1;
  for (const { amount, shown } of all.filter(isShort)) {
    const unit = shown.slice(-1);
    const places = /\.(\d+)/.exec(shown)?.[1]?.length ?? 0;
    const last = steps.at(-1);
    if (last?.unit === unit && (last.places === places || steps.length === room))
      Object.assign(last, { least: amount, places: Math.max(places, last.places) });
    else steps.push({ unit, places, least: amount });
  }
  return steps.length > room ? steps.slice(0, SECTIONS - 1) : steps;
}

/** What stands at a bar, as the ledger writes it: "CA$188k" and not "CA$187,999". */
export function shortMoneyFormat(currency: string, amounts: readonly number[]): string {
  const plain = moneyFormat(currency);
  const steps = stepsOf(currency, amounts);
  const sections = steps.map(({ unit, places, least }, i) => {
    const { scaled = "", from = 0 } = UNITS[unit] ?? {};
    const since = steps[i + 1]?.unit === unit ? least : Math.min(from, least);
    const digits = `${places > 0 ? `0.${"0".repeat(places)}` : "0"}${scaled}`;
    const form = plain.replace("#,##0", digits);
    return i === SECTIONS - 1 ? form : `[>=${Math.floor(since)}]${form}`;
  });
  return [...sections, plain].slice(0, SECTIONS).join(";");
}
