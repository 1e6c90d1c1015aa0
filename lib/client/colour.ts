const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of "#rrggbb", 0 to 1 (WCAG 2.2). */
export const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** WCAG contrast of two "#rrggbb" colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const INK = "#1b1714";
const WHITE = "#ffffff";

/** Whichever of near-black and white reads better on the colour. */
export const readableOn = (hex: string): string => (contrast(hex, WHITE) >= contrast(hex, INK) ? WHITE : INK);

/** `wanted` when it reads on `ground` at 4.5 to 1, else ink or white. */
export const legible = (wanted: string, ground: string): string =>
  contrast(wanted, ground) >= 4.5 ? wanted : readableOn(ground);
