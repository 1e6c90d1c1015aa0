import { type BrandMark, initialOf, markIn } from "@/lib/content/brand-mark";
import { shapeOf } from "@/lib/content/brand-shape";
import { nameLines } from "@/lib/content/name-lines";
import { outlineText } from "@/lib/logo/outline";
import type { Prepared } from "../prepare";
import { readable, type Theme } from "../theme";
import { xmlText } from "../xml";

export const SHAPES = ["full", "icon", "wordmark"] as const;
export type Shape = (typeof SHAPES)[number];
export const VERSIONS = ["main", "dark", "light", "reversed"] as const;
export type Version = (typeof VERSIONS)[number];

/** A path in one colour, filled or as a line; the line's width is in the path's own units. */
export interface MarkPath {
  d: string;
  colour: string;
  line?: { width: number; dashes?: string };
  x: number;
  y: number;
  scale: number;
}

/** Paths in their own colours on a canvas; everything is an outline, no font is needed to show it. */
export interface Mark {
  width: number;
  height: number;
  ground: string | null;
  shapes: MarkPath[];
}

/** What a logo is drawn from. */
export interface Brand {
  name: string;
  theme: Theme;
  mark: BrandMark;
}

/** The name as the brand writes it, and the mark that its identity describes. */
export const brandOf = (name: string, { theme, data }: Prepared): Brand => ({
  name: shapeOf(theme.display).capitals ? name.toLocaleUpperCase("en") : name,
  theme,
  mark: markIn(data.prototype?.visualIdentity ?? ""),
});

const n = (value: number): string => String(Math.round(value * 100) / 100);
const HEIGHT = 240;
/** The square that a mark is drawn in, and the size of the letter inside, as the prototype draws them. */
const SQUARE = 64;
const LETTER = 0.46;

const at = (d: string, colour: string, x = 0, y = 0): MarkPath => ({ d, colour, x, y, scale: 1 });

/** A square with the brand's corners as a path, so that every shape is one. */
function tile(side: number, corner: number): string {
  const r = side * Math.min(0.24, corner / 60);
  const s = side;
  return `M${n(r)} 0H${n(s - r)}A${n(r)} ${n(r)} 0 0 1 ${n(s)} ${n(r)}V${n(s - r)}A${n(r)} ${n(r)} 0 0 1 ${n(s - r)} ${n(s)}H${n(r)}A${n(r)} ${n(r)} 0 0 1 0 ${n(s - r)}V${n(r)}A${n(r)} ${n(r)} 0 0 1 ${n(r)} 0Z`;
}

interface Inks {
  /** Behind the letter; only the main version stands on a tile. */
  tile: string | null;
  letter: string;
  mark: string;
  word: string;
  ground: string | null;
}

/** Reversed stands on the brand's own colour; the one-colour versions leave the tile out. */
export function inksOf(theme: Theme, version: Version): Inks {
  const one = (ink: string): Inks => ({ tile: null, letter: ink, mark: ink, word: ink, ground: null });
  if (version === "dark") return one("#111111");
  if (version === "light") return one("#ffffff");
  const { primary, onPrimary } = theme;
  const inks = { letter: onPrimary, mark: readable(theme.accent, primary, 3) };
  return version === "main"
    ? { ...inks, tile: primary, word: theme.text, ground: null }
    : { ...inks, tile: null, word: onPrimary, ground: primary };
}

/** The first letter in the middle of a square, as large as a share of it. */
function letterOf({ name, theme }: Brand, colour: string, side: number, share: number): MarkPath[] {
  const settings = { family: theme.display, weight: 700, size: side * share, spacing: 0 };
  const { path, width, capHeight } = outlineText(initialOf(name), settings);
  return path ? [at(path, colour, (side - width) / 2, (side + capHeight) / 2)] : [];
}

/** The letter with what the identity draws around it, on a tile or bare. */
function iconShapes(brand: Brand, inks: Inks, side: number): MarkPath[] {
  const { path, filled, dashed } = brand.mark;
  const inner = inks.tile ? side * 0.72 : side;
  const edge = (side - inner) / 2;
  const scale = inner / SQUARE;
  const line = filled ? {} : { line: { width: 4, ...(dashed && { dashes: "6 7" }) } };
  return [
    ...(inks.tile ? [at(tile(side, shapeOf(brand.theme.display).corner), inks.tile)] : []),
    { ...at(path, inks.mark, edge, edge), scale, ...line },
    ...shifted(letterOf(brand, inks.letter, inner, LETTER), edge, edge),
  ];
}

const shifted = (shapes: readonly MarkPath[], x: number, y: number): MarkPath[] =>
  shapes.map((each) => ({ ...each, x: each.x + x, y: each.y + y }));

/** A square icon without clear space. */
const square = (shapes: MarkPath[]): Mark => ({ width: HEIGHT, height: HEIGHT, ground: null, shapes });

export const bareIcon = (brand: Brand, tiled: boolean): Mark => {
  const inks = inksOf(brand.theme, "main");
  return square(iconShapes(brand, tiled ? inks : { ...inks, tile: null }, HEIGHT));
};

/** The letter alone on its tile, for sizes at which a mark cannot be told. */
export const smallIcon = (brand: Brand): Mark => {
  const { tile: ground, letter } = inksOf(brand.theme, "main");
  return square([
    at(tile(HEIGHT, shapeOf(brand.theme.display).corner), ground ?? ""),
    ...letterOf(brand, letter, HEIGHT, 0.78),
  ]);
};

/** The name as high as the mark, on as many lines as it takes. */
function wordOf({ name, theme }: Brand, ink: string): { shapes: MarkPath[]; width: number } {
  const lines = nameLines(name);
  const size = HEIGHT * (lines.length > 1 ? 0.45 : 0.72);
  const words = lines.map((line) =>
    outlineText(line, { family: theme.display, weight: 700, size, spacing: 0 }),
  );
  const leading = size * 1.1;
  const first = (HEIGHT + (words[0]?.capHeight ?? 0) - leading * (lines.length - 1)) / 2;
  return {
    shapes: words.flatMap(({ path }, i) => (path ? [at(path, ink, 0, first + i * leading)] : [])),
    width: Math.max(...words.map(({ width }) => width)),
  };
}

/** One logo on its canvas, with clear space of a quarter of its height on every side. */
export function markOf(brand: Brand, shape: Shape, version: Version): Mark {
  const inks = inksOf(brand.theme, version);
  const space = HEIGHT / 4;
  const height = HEIGHT + 2 * space;
  const icon = iconShapes(brand, inks, HEIGHT);
  if (shape === "icon")
    return { width: height, height, ground: inks.ground, shapes: shifted(icon, space, space) };
  const word = wordOf(brand, inks.word);
  const left = shape === "full" ? HEIGHT * 1.22 : 0;
  const shapes = [...(shape === "full" ? icon : []), ...shifted(word.shapes, left, 0)];
  return {
    width: Math.ceil(left + word.width + 2 * space),
    height,
    ground: inks.ground,
    shapes: shifted(shapes, space, space),
  };
}

/** The mark in the middle of a canvas of any size. */
export function placed(mark: Mark, width: number, height: number, share: number, ground: string): Mark {
  const scale = Math.min((width * share) / mark.width, (height * share) / mark.height);
  const scaled = mark.shapes.map((each) => ({
    ...each,
    x: each.x * scale,
    y: each.y * scale,
    scale: each.scale * scale,
  }));
  const [x, y] = [(width - mark.width * scale) / 2, (height - mark.height * scale) / 2];
  return { width, height, ground, shapes: shifted(scaled, x, y) };
}

export const transformOf = ({ x, y, scale }: MarkPath): string =>
  `translate(${n(x)} ${n(y)})${scale === 1 ? "" : ` scale(${Math.round(scale * 10_000) / 10_000})`}`;

const paintOf = ({ colour, line }: MarkPath): string =>
  line
    ? `fill="none" stroke="${colour}" stroke-width="${line.width}" stroke-linecap="round" stroke-linejoin="round"${line.dashes ? ` stroke-dasharray="${line.dashes}"` : ""}`
    : `fill="${colour}"`;

export function markSvg(mark: Mark, title: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${n(mark.width)}" height="${n(mark.height)}" viewBox="0 0 ${n(mark.width)} ${n(mark.height)}" role="img"><title>${xmlText(title)}</title>`,
    mark.ground ? `<rect width="${n(mark.width)}" height="${n(mark.height)}" fill="${mark.ground}"/>` : "",
    ...mark.shapes.map(
      (shape) => `<path transform="${transformOf(shape)}" ${paintOf(shape)} d="${shape.d}"/>`,
    ),
    "</svg>",
  ].join("");
}
