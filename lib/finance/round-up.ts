/** Below this nothing can be paid, and a power of ten so small is 0. */
const NOTHING = 1e-9;

/** An amount of money in `digits` significant digits, never less than it is: in two, 233,100 becomes 240,000. */
export function roundUp(value: number, digits: number): number {
  if (!(value > NOTHING)) return 0;
  const step = 10 ** (Math.floor(Math.log10(value)) - digits + 1);
  return Number((Math.ceil(value / step - 1e-9) * step).toPrecision(digits));
}

/** A price that nobody asks yet: whole from 10 on, three digits below and far above. */
export const wholeUp = (value: number): number => roundUp(value, value >= 10 && value < 100 ? 2 : 3);
