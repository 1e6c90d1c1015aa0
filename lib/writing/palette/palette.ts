import type { Random } from "../random";
import { contrast, hex, type Oklch } from "./oklch";

export interface Palette {
  primaryColor: string;
  secondaryColor: string;
  accentColor: string;
  backgroundColor: string;
  textColor: string;
}

/** The ground under everything, by its temperature. */
export type Paper = "warm" | "cool" | "white" | "tint";

const PAPERS: Record<Paper, (hue: number) => Oklch> = {
  warm: () => ({ l: 0.97, c: 0.016, h: 80 }),
  cool: () => ({ l: 0.972, c: 0.008, h: 235 }),
  white: (h) => ({ l: 0.99, c: 0.003, h }),
  tint: (h) => ({ l: 0.962, c: 0.016, h }),
};

export const LEAST_CONTRAST = 4.5;

/** Lowers (or raises) lightness until every partner is readable against it. */
function until(start: Oklch, step: number, partners: readonly string[]): string {
  let colour = start;
  while (
    colour.l > 0.12 &&
    colour.l < 0.97 &&
    partners.some((other) => contrast(hex(colour), other) < LEAST_CONTRAST)
  )
    colour = { ...colour, l: colour.l + step };
  return hex(colour);
}

/** Five colours in which every pair that carries text reaches 4.5:1; a little off the given ones, so that no two brands share one. */
export function palette(main: Oklch, accent: Oklch, paper: Paper, random: Random): Palette {
  const around = (hue: number, most: number) => (hue + (random.next() - 0.5) * most + 360) % 360;
  const h = around(main.h, 12);
  const side = random.next() < 0.5 ? 1 : -1;
  const backgroundColor = hex(PAPERS[paper](h));
  const textColor = hex({ l: 0.23, c: 0.02, h });
  return {
    primaryColor: until({ ...main, h }, -0.01, ["#ffffff", backgroundColor]),
    secondaryColor: until(
      { l: Math.min(0.52, main.l + 0.06), c: Math.max(0.03, main.c * 0.6), h: (h + side * 32 + 360) % 360 },
      -0.01,
      [backgroundColor],
    ),
    accentColor: until({ ...accent, h: around(accent.h, 10) }, 0.01, [textColor]),
    backgroundColor,
    textColor,
  };
}
