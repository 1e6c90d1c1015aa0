import type { Random } from "../random";
import { contrast, hex, type Oklch } from "./oklch";

export interface Palette {
  primaryColor: string;
  secondaryColor: string;
  accentColor: string;
  backgroundColor: string;
  textColor: string;
}

export type Tone = "calm" | "bold" | "warm" | "earthy" | "crisp";

const TONES: Record<
  Tone,
  { chroma: number; light: number; accentTurn: number; paper: number; paperChroma: number }
> = {
  calm: { chroma: 0.09, light: 0.48, accentTurn: 150, paper: 0.975, paperChroma: 0.008 },
  bold: { chroma: 0.2, light: 0.52, accentTurn: 180, paper: 0.985, paperChroma: 0.004 },
  warm: { chroma: 0.14, light: 0.52, accentTurn: 45, paper: 0.972, paperChroma: 0.016 },
  earthy: { chroma: 0.08, light: 0.45, accentTurn: 60, paper: 0.962, paperChroma: 0.02 },
  crisp: { chroma: 0.16, light: 0.48, accentTurn: 120, paper: 0.99, paperChroma: 0.003 },
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

/** Five colours in which every pair that carries text reaches 4.5:1. */
export function palette(hue: number, tone: Tone, random: Random): Palette {
  const set = TONES[tone];
  const h = (hue + (random.next() - 0.5) * 16 + 360) % 360;
  const side = random.next() < 0.5 ? 1 : -1;
  const paperHue = tone === "warm" || tone === "earthy" ? 80 : h;
  const backgroundColor = hex({ l: set.paper, c: set.paperChroma, h: paperHue });
  const textColor = hex({ l: 0.23, c: 0.02, h });
  const accentHue = (h + side * set.accentTurn + 360) % 360;
  return {
    primaryColor: until({ l: set.light, c: set.chroma, h }, -0.01, ["#ffffff", backgroundColor]),
    secondaryColor: until(
      { l: set.light - 0.04, c: set.chroma * 0.6, h: (h + side * 32 + 360) % 360 },
      -0.01,
      [backgroundColor],
    ),
    accentColor: until({ l: 0.76, c: Math.max(0.12, set.chroma), h: accentHue }, 0.01, [textColor]),
    backgroundColor,
    textColor,
  };
}

const FAMILIES: readonly [number, string][] = [
  [20, "rose"],
  [45, "terracotta"],
  [70, "amber"],
  [105, "ochre"],
  [140, "leaf green"],
  [170, "forest green"],
  [200, "teal"],
  [235, "harbour blue"],
  [265, "ink blue"],
  [300, "violet"],
  [335, "plum"],
  [361, "crimson"],
];

export const hueName = (hue: number) =>
  FAMILIES.find(([to]) => ((hue % 360) + 360) % 360 < to)?.[1] ?? "crimson";
