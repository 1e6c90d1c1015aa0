/** All in hundredths of the slide's width: the room below the claim, a line of it, and what stands between two bullets. */
const HEIGHT = 30;
const LINE = { alone: 84, beside: 39 };
const GAP = 1.6;
const LEADING = 1.36;
/** A letter, as a share of its size. */
const LETTER = 0.54;
const SIZES = { alone: [2.9, 2.5, 2.2], beside: [2.3, 2, 1.8] };

const heightOf = (bullets: readonly string[], size: number, line: number): number =>
  bullets.reduce(
    (sum, { length }) => sum + Math.ceil((length * size * LETTER) / line) * size * LEADING + GAP,
    -GAP,
  );

/** The largest size at which all bullets are seen, or the smallest there is. */
export function bulletSize(bullets: readonly string[], beside: boolean): number {
  const place = beside ? "beside" : "alone";
  const sizes = SIZES[place];
  return sizes.find((size) => heightOf(bullets, size, LINE[place]) <= HEIGHT) ?? sizes[sizes.length - 1] ?? 2;
}
