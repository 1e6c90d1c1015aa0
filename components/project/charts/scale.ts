const STEPS = [1, 2, 2.5, 5, 10];

/** Round values from at or below `min` to at or above `max`, zero among them. */
export function ticks(min: number, max: number, about = 4): number[] {
  const low = Math.min(0, min);
  const high = Math.max(0, max);
  const rough = (high - low) / about;
  if (!(rough > 0) || !Number.isFinite(rough)) return [0, 1];
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((s) => s * power >= rough) ?? 10) * power;
  const from = Math.floor(low / step);
  const to = Math.ceil(high / step);
  return Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step);
}

/** A straight line from one span to another. */
export const linear =
  (from: readonly [number, number], to: readonly [number, number]) =>
  (value: number): number =>
    to[0] + ((value - from[0]) / (from[1] - from[0] || 1)) * (to[1] - to[0]);
