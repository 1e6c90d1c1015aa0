/** Which of the brand's colours a shape takes, from the palest to the strongest. */
export type Tone = "wash" | "pale" | "mid" | "deep" | "accent";
/** How much of the primary colour lies on the background, in percent. */
export const STRENGTH = { wash: 14, pale: 30, mid: 58 } as const;
export interface Shape {
  path: string;
  tone: Tone;
  /** Drawn as a line of so many units. */
  line?: number;
}

const disc = (x: number, y: number, r: number) => `M${x} ${y - r}A${r} ${r} 0 1 1 ${x - 0.1} ${y - r}Z`;
const arch = (x: number, w: number, h: number) =>
  `M${x} 120V${120 - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${120 - h + w / 2}V120Z`;

/** Fields of the brand's colours where a photograph will hang, in a box of 320 by 120. */
const FIELDS: readonly (readonly Shape[])[] = [
  [
    { path: disc(236, 44, 26), tone: "accent" },
    { path: "M0 92C60 60 110 66 170 84S280 92 320 70V120H0Z", tone: "pale" },
    { path: "M0 112C80 78 150 96 210 104S290 110 320 98V120H0Z", tone: "deep" },
  ],
  [
    { path: arch(34, 70, 92), tone: "pale" },
    { path: arch(88, 84, 74), tone: "deep" },
    { path: arch(196, 96, 104), tone: "mid" },
    { path: disc(130, 34, 15), tone: "accent" },
  ],
  [
    { path: disc(110, 66, 44), tone: "deep" },
    { path: disc(174, 62, 44), tone: "pale" },
    { path: disc(228, 74, 28), tone: "accent" },
  ],
  [
    { path: "M0 40C50 20 90 62 150 44S260 22 320 46V120H0Z", tone: "pale" },
    { path: "M0 70C60 50 100 92 170 74S270 58 320 78V120H0Z", tone: "mid" },
    { path: "M0 100C70 82 120 116 190 102S280 92 320 106V120H0Z", tone: "deep" },
    { path: disc(272, 28, 14), tone: "accent" },
  ],
  [
    { path: "M40 120V44H112V120Z", tone: "deep" },
    { path: "M124 120V18H196V120Z", tone: "pale" },
    { path: "M208 120V66H280V120Z", tone: "mid" },
    { path: "M124 18H196V36H124Z", tone: "accent" },
  ],
];

const sum = (text: string) =>
  [...text].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7);

/** The same field for the same words. */
export const fieldOf = (label: string): readonly Shape[] => FIELDS[sum(label) % FIELDS.length] ?? [];

/** Streets, a way along them and where it ends. */
export const MAP: readonly Shape[] = [
  {
    path: "M0 34H320M0 88H320M64 0V120M150 0V120M252 0V120M0 120L120 0M200 120L320 20",
    tone: "pale",
    line: 7,
  },
  { path: "M20 88H150V34H252", tone: "deep", line: 5 },
  { path: disc(252, 34, 12), tone: "accent" },
];

const CELLS = 21;
const isCorner = (x: number, y: number) => (x < 8 || x > 12) && (y < 8 || (y > 12 && x < 8));
const frame = (x: number, y: number) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`;
/** A square like one that phones read, in a box of 21; a real one needs an address first. */
export function squareOf(label: string): string {
  let seed = sum(label);
  const cells: string[] = [frame(0, 0), frame(14, 0), frame(0, 14)];
  for (let y = 0; y < CELLS; y++)
    for (let x = 0; x < CELLS; x++) {
      seed = (seed * 171 + 11213) % 53125;
      if (!isCorner(x, y) && seed % 2 === 0) cells.push(`M${x} ${y}h1v1h-1z`);
    }
  return cells.join("");
}
