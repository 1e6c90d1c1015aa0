import { shortMoney } from "@/lib/finance/money";

/** Round steps that cover `low` to `high` and zero: at most six lines. */
export function ticks(low: number, high: number): number[] {
  const from = Math.min(0, low);
  const to = Math.max(0, high);
  const span = to - from || 1;
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough;
  const first = Math.floor(from / step + 1e-9);
  const last = Math.ceil(to / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

export const axisLabel = (value: number, currency: string): string =>
  value === 0 ? "0" : shortMoney(value, currency, 3);
