import type { CSSProperties } from "react";
import type { MoodBoard } from "@/lib/artifacts/prototype/artifact";
import { faceName } from "@/lib/client/brand-font";
import { type BrandShape, shapeOf } from "@/lib/content/brand-shape";
import { fontsNamedIn } from "@/lib/content/logo-fonts";

export interface BrandPalette {
  primary: string;
  secondary: string;
  accent: string;
  background: string;
  text: string;
  /** Families for headings and for text; where the brand names none, the page's own stand in. */
  fonts?: [display: string, body: string] | null;
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

export function paletteOf(board: MoodBoard | undefined, visualIdentity = ""): BrandPalette {
  return {
    primary: board?.primaryColor ?? DEFAULTS.primary,
    secondary: board?.secondaryColor ?? DEFAULTS.secondary,
    accent: board?.accentColor ?? DEFAULTS.accent,
    background: board?.backgroundColor ?? DEFAULTS.background,
    text: board?.textColor ?? DEFAULTS.text,
    fonts: fontsNamedIn(visualIdentity),
  };
}

export const shapeFor = ({ fonts }: BrandPalette): BrandShape => shapeOf(fonts?.[0]);

const stack = (family: string) => `"${faceName(family)}", var(--font-sans)`;

/** Sets what is inside in the brand's faces; whatever is called a display face there follows. */
export const typeOf = ({ fonts }: BrandPalette): CSSProperties & { "--font-display"?: string } =>
  fonts ? { "--font-display": stack(fonts[0]), fontFamily: stack(fonts[1]) } : {};

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
