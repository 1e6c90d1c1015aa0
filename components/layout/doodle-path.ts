/** Draws the brand's line: loops that relax into a straight stroke. Pure, so server and client agree. */
interface DoodleShape {
  width: number;
  height: number;
  /** How many loops the scribble makes before it calms down. */
  loops: number;
  /** Where the line has become straight, 0 to 1 of the width. */
  straightFrom: number;
  /** Largest loop's radius as a share of the height, 0 to 0.5. */
  size?: number;
  /** How far the loops swing sideways; 0 leaves waves. */
  swing?: number;
  seed?: number;
}

const wobble = (t: number, seed: number) =>
  Math.sin(t * 7.3 + seed) * 0.5 +
  Math.sin(t * 13.7 + seed * 2.1) * 0.3 +
  Math.sin(t * 29.1 + seed * 0.7) * 0.2;

const round = (value: number) => Math.round(value * 10) / 10;

/** Numbers of a path: a minus sign parts two of them as well as a space, and a nought before a point says nothing. */
const joined = (values: number[]) =>
  values
    .map((value) => String(round(value)).replace(/^(-?)0\./, "$1."))
    .join(" ")
    .replaceAll(" -", "-");

export function doodlePath({
  width,
  height,
  loops,
  straightFrom,
  size = 0.42,
  swing = 1,
  seed = 1,
}: DoodleShape): string {
  const steps = Math.max(48, Math.round(loops * 20));
  // Loops need room to swing back; waves begin at the margin, as the text does.
  const start = swing > 0 ? height * size * 1.3 : 3;
  const run = Math.max(0, width * straightFrom - start);
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const calm = (1 - t) ** 1.35 * (0.8 + 0.35 * wobble(t, seed));
    const radius = height * size * calm;
    const angle = t ** 0.9 * loops * Math.PI * 2 - Math.PI / 2;
    // The sideways swing dies before the up-and-down one, so loops end as waves and never as cusps.
    const sideways = swing * radius * 1.25 * Math.max(0, 1 - t * 1.25);
    const x = start + run * t ** 1.35 + sideways * Math.cos(angle);
    const y = height / 2 + radius * Math.sin(angle) + height * 0.07 * wobble(t * 2, seed) * (1 - t);
    return { x: round(x), y: round(Math.min(height - 3, Math.max(3, y))) };
  });
  const [first] = points;
  if (!first) return "";
  let d = `M${first.x} ${first.y}`;
  for (let i = 0; i < points.length - 1; i += 1) {
    const p1 = points[i] ?? first;
    const p0 = points[i - 1] ?? p1;
    const p2 = points[i + 1] ?? p1;
    const p3 = points[i + 2] ?? p2;
    const by = { x: p2.x - p1.x, y: p2.y - p1.y };
    // Steps from point to point: a page carries several lines, and these are a third shorter than places.
    d += `c${joined([
      (p2.x - p0.x) / 6,
      (p2.y - p0.y) / 6,
      by.x - (p3.x - p1.x) / 6,
      by.y - (p3.y - p1.y) / 6,
      by.x,
      by.y,
    ])}`;
  }
  return `${d}L${width} ${height / 2}`;
}
