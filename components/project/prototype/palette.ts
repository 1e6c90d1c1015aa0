import type { MoodBoard } from "@/lib/artifacts/prototype/artifact";

export interface BrandPalette {
  primary: string;
  secondary: string;
  accent: string;
  background: string;
  text: string;
}

/** What stands in where a mood board names no colour. */
const DEFAULTS: BrandPalette = {
  primary: "#8f2f12",
  secondary: "#54463c",
  accent: "#f3b53a",
  background: "#fdf9f2",
  text: "#211b17",
};

const HEX = /^#[0-9a-f]{6}$/i;

export function paletteOf(board: MoodBoard | undefined): BrandPalette {
  return {
    primary: board?.primaryColor ?? DEFAULTS.primary,
    secondary: board?.secondaryColor ?? DEFAULTS.secondary,
    accent: board?.accentColor ?? DEFAULTS.accent,
    background: board?.backgroundColor ?? DEFAULTS.background,
    text: board?.textColor ?? DEFAULTS.text,
  };
}

export interface Swatch {
  /** "primaryColor" as "Primary". */
  name: string;
  hex: string;
}

const title = (field: string) => {
  const words = field.replace(/Color$/, "").replace(/([a-z])([A-Z])/g, "$1 $2");
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
};

/** Every field of the board whose name ends in "Color" and that holds one. */
export function swatchesOf(board: MoodBoard): Swatch[] {
  return Object.entries(board)
    .filter((entry): entry is [string, string] => entry[0].endsWith("Color") && HEX.test(entry[1] ?? ""))
    .map(([field, hex]) => ({ name: title(field), hex: hex.toUpperCase() }));
}
