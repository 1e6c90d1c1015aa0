/** What is taken at all, and what is usual: a value outside the usual is kept and flagged. */
export interface Bounds {
  min: number;
  max: number;
  usual?: { low: number; high: number };
  /** Whole numbers only. */
  whole?: boolean;
}

export const MONEY: Bounds = { min: 0, max: 1e10 };
export const SHARE: Bounds = { min: 0, max: 1 };
export const COUNT: Bounds = { min: 0, max: 1e9 };
export const DAYS: Bounds = { min: 0, max: 365 };
export const MONTHS: Bounds = { min: 1, max: 36, whole: true };

export const ofUsual = (bounds: Bounds, low: number, high: number): Bounds => ({
  ...bounds,
  usual: { low, high },
});

export const isUsual = (value: number, { usual }: Bounds): boolean =>
  usual === undefined || (value >= usual.low && value <= usual.high);

export const isWithin = (value: number, { min, max, whole }: Bounds): boolean =>
  Number.isFinite(value) && value >= min && value <= max && (!whole || Number.isInteger(value));
