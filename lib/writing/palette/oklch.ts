/** OKLCH to sRGB after Björn Ottosson's published matrices. L 0 to 1, C 0 to 0.4, H in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

function toLinear({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const L = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const M = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const S = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S,
    -1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S,
    -0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S,
  ];
}

const inGamut = (rgb: readonly number[]) => rgb.every((x) => x >= -0.0005 && x <= 1.0005);
const gamma = (x: number) => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055);

/** Hex of the nearest colour that a screen can show: the chroma gives way, lightness and hue stay. */
export function hex(colour: Oklch): string {
  let c = colour.c;
  while (c > 0 && !inGamut(toLinear({ ...colour, c }))) c -= 0.004;
  return `#${toLinear({ ...colour, c: Math.max(0, c) })
    .map((x) =>
      Math.round(255 * gamma(Math.min(1, Math.max(0, x))))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

function luminance(colour: string): number {
  const channel = (at: number) => {
    const x = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** WCAG 2 contrast ratio of two hex colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
