import { outlineText } from "@/lib/logo/outline";
import type { Theme } from "../theme";
import { xmlText } from "../xml";

export const SHAPES = ["full", "icon", "wordmark"] as const;
export type Shape = (typeof SHAPES)[number];
export const VERSIONS = ["colour", "dark", "light", "reversed"] as const;
export type Version = (typeof VERSIONS)[number];

/** Paths in their own colours on a canvas; everything is an outline, no font is needed to show it. */
export interface Mark {
  width: number;
  height: number;
  ground: string | null;
  shapes: { d: string; fill: string; x: number; y: number }[];
}

const n = (value: number): string => String(Math.round(value * 100) / 100);
const HEIGHT = 240;

/** A square with round corners as a path, so that every shape is one. */
function tile(side: number): string {
  const r = side * 0.24;
  const s = side;
  return `M${n(r)} 0H${n(s - r)}A${n(r)} ${n(r)} 0 0 1 ${n(s)} ${n(r)}V${n(s - r)}A${n(r)} ${n(r)} 0 0 1 ${n(s - r)} ${n(s)}H${n(r)}A${n(r)} ${n(r)} 0 0 1 0 ${n(s - r)}V${n(r)}A${n(r)} ${n(r)} 0 0 1 ${n(r)} 0Z`;
}

/** The tile's edge: its inside runs the other way round, and so stays open. */
function frame(side: number): string {
  const t = side * 0.065;
  const r = side * 0.24 - t;
  const [near, far] = [t + r, side - t - r];
  const arc = `A${n(r)} ${n(r)} 0 0 0`;
  return `${tile(side)}M${n(near)} ${n(t)}${arc} ${n(t)} ${n(near)}V${n(far)}${arc} ${n(near)} ${n(side - t)}H${n(far)}${arc} ${n(side - t)} ${n(far)}V${n(near)}${arc} ${n(far)} ${n(t)}Z`;
}

/** A ring, for a name without a letter that can be drawn. */
const ring = (side: number): string => {
  const c = side / 2;
  const arc = (r: number, sweep: number) =>
    `M${n(c - r)} ${n(c)}A${n(r)} ${n(r)} 0 1 ${sweep} ${n(c + r)} ${n(c)}A${n(r)} ${n(r)} 0 1 ${sweep} ${n(c - r)} ${n(c)}Z`;
  return arc(side * 0.3, 1) + arc(side * 0.17, 0);
};

interface Inks {
  tile: string;
  letter: string;
  word: string;
  ground: string | null;
}

/** Reversed stands on the brand's own colour; the one-colour versions leave the letter out of the tile. */
export function inksOf(theme: Theme, version: Version): Inks {
  if (version === "colour")
    return { tile: theme.primary, letter: theme.onPrimary, word: theme.text, ground: null };
  if (version === "dark") return { tile: "#111111", letter: "", word: "#111111", ground: null };
  if (version === "light") return { tile: "#ffffff", letter: "", word: "#ffffff", ground: null };
  return { tile: theme.onPrimary, letter: theme.primary, word: theme.onPrimary, ground: theme.primary };
}

const initialOf = (name: string): string => {
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0] ?? "";
  return letter.toLocaleUpperCase("en");
};

function iconShapes(name: string, theme: Theme, inks: Inks, side: number): Mark["shapes"] {
  const letter = outlineText(initialOf(name), {
    family: theme.display,
    weight: 700,
    size: side * 0.62,
    spacing: 0,
  });
  const width = letter.width;
  const at = { x: (side - width) / 2, y: side / 2 + letter.capHeight / 2 };
  const drawn = letter.path ? { d: letter.path, ...at } : { d: ring(side), x: 0, y: 0 };
  // In one colour a letter on a tile would vanish: it stands in a frame.
  if (!inks.letter)
    return [
      { d: frame(side), fill: inks.tile, x: 0, y: 0 },
      { ...drawn, fill: inks.tile },
    ];
  return [
    { d: tile(side), fill: inks.tile, x: 0, y: 0 },
    { ...drawn, fill: inks.letter },
  ];
}

/** One logo on its canvas, with clear space of a quarter of its height on every side. */
export function markOf(name: string, theme: Theme, shape: Shape, version: Version): Mark {
  const inks = inksOf(theme, version);
  const space = HEIGHT / 4;
  const height = HEIGHT + 2 * space;
  const shifted = (shapes: Mark["shapes"], x: number, y: number) =>
    shapes.map((each) => ({ ...each, x: each.x + x, y: each.y + y }));
  const icon = iconShapes(name, theme, inks, HEIGHT);
  if (shape === "icon")
    return { width: height, height, ground: inks.ground, shapes: shifted(icon, space, space) };
  const size = HEIGHT * 0.72;
  const word = outlineText(name, { family: theme.display, weight: 700, size, spacing: 0 });
  const left = shape === "full" ? HEIGHT + HEIGHT * 0.22 : 0;
  const shapes = [
    ...(shape === "full" ? icon : []),
    { d: word.path, fill: inks.word, x: left, y: HEIGHT / 2 + word.capHeight / 2 },
  ].filter(({ d }) => d !== "");
  return {
    width: Math.ceil(left + word.width + 2 * space),
    height,
    ground: inks.ground,
    shapes: shifted(shapes, space, space),
  };
}

/** The mark in the middle of a canvas of any size. */
export function placed(
  mark: Mark,
  width: number,
  height: number,
  share: number,
  ground: string | null,
): Mark & { scale: number } {
  const scale = Math.min((width * share) / mark.width, (height * share) / mark.height);
  const [x, y] = [(width - mark.width * scale) / 2, (height - mark.height * scale) / 2];
  return {
    width,
    height,
    ground,
    scale,
    shapes: mark.shapes.map((each) => ({ ...each, x: x + each.x * scale, y: y + each.y * scale })),
  };
}

export function markSvg(mark: Mark & { scale?: number }, title: string): string {
  const scale = mark.scale && mark.scale !== 1 ? ` scale(${Math.round(mark.scale * 10_000) / 10_000})` : "";
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${n(mark.width)}" height="${n(mark.height)}" viewBox="0 0 ${n(mark.width)} ${n(mark.height)}" role="img"><title>${xmlText(title)}</title>`,
    mark.ground ? `<rect width="${n(mark.width)}" height="${n(mark.height)}" fill="${mark.ground}"/>` : "",
    ...mark.shapes.map(
      ({ d, fill, x, y }) => `<path transform="translate(${n(x)} ${n(y)})${scale}" fill="${fill}" d="${d}"/>`,
    ),
    "</svg>",
  ].join("");
}
