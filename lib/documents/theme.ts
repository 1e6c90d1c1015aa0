import { contrast, luminance, readableOn } from "@/lib/client/colour";
import { fontsNamedIn } from "@/lib/content/logo-fonts";
import { DEFAULT_FONT } from "./fonts/catalogue";

const HEX = /^#[0-9a-f]{6}$/i;

/** What stands in where a mood board names no usable colour. */
const DEFAULTS = {
  primary: "#8f2f12",
  secondary: "#54463c",
  accent: "#f3b53a",
  background: "#fdf9f2",
  text: "#211b17",
};

/** The brand's colours and typefaces as every file uses them. Each pair that carries text reads at 4.5 to 1. */
export interface Theme {
  primary: string;
  /** The primary colour where it is a bar, a line or a mark that must be seen on the ground. */
  figure: string;
  onPrimary: string;
  secondary: string;
  accent: string;
  onAccent: string;
  /** Page colour of slides; documents that are printed stay white. */
  background: string;
  text: string;
  /** The primary colour where it is text on paper. */
  heading: string;
  muted: string;
  rule: string;
  wash: string;
  display: string;
  body: string;
}

const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** `share` of `b` in `a`, 0 to 1. */
export function mix(a: string, b: string, share: number): string {
  const [x, y] = [parts(a), parts(b)];
  return `#${x
    .map((value, i) =>
      Math.round(value + ((y[i] ?? value) - value) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** Darkened (or lightened on a dark ground) only as far as it needs to be read. */
export function readable(colour: string, ground: string, ratio = 4.5): string {
  const towards = luminance(ground) > 0.18 ? "#000000" : "#ffffff";
  for (let share = 0; share <= 1; share += 0.05) {
    const shade = mix(colour, towards, share);
    if (contrast(shade, ground) >= ratio) return shade;
  }
  return towards;
}

/** What a shape needs to be told from its ground. */
const SEEN = 3;

/** White or ink where they read, else pure black or white: one of the two always reaches 4.5 to 1. */
export function inkOn(colour: string): string {
  const ink = readableOn(colour);
  if (contrast(ink, colour) >= 4.5) return ink;
  return contrast("#ffffff", colour) >= contrast("#000000", colour) ? "#ffffff" : "#000000";
}

export function themeOf(moodBoard: Record<string, unknown>, visualIdentity = ""): Theme {
  const pick = (name: keyof typeof DEFAULTS) => {
    const value = moodBoard[`${name}Color`];
    return typeof value === "string" && HEX.test(value) ? value.toLowerCase() : DEFAULTS[name];
  };
  const primary = pick("primary");
  const background = pick("background");
  const text = readable(pick("text"), background, 7);
  const [display, body] = fontsNamedIn(visualIdentity) ?? [DEFAULT_FONT, DEFAULT_FONT];
  return {
    primary,
    figure: readable(primary, background, SEEN),
    onPrimary: inkOn(primary),
    secondary: readable(pick("secondary"), background),
    accent: pick("accent"),
    onAccent: inkOn(pick("accent")),
    background,
    text,
    heading: readable(primary, background),
    muted: readable(mix(text, background, 0.4), background, 5),
    rule: mix(background, text, 0.16),
    wash: mix(background, primary, 0.07),
    display,
    body,
  };
}

/** The same brand on its own colour. */
export function onBrand(theme: Theme): Theme {
  const { primary: background, onPrimary: text } = theme;
  const accent = readable(theme.accent, background, 3);
  return {
    ...theme,
    background,
    text,
    heading: text,
    primary: accent,
    figure: accent,
    onPrimary: inkOn(accent),
    secondary: accent,
    accent,
    onAccent: inkOn(accent),
    muted: readable(mix(text, background, 0.2), background),
    rule: mix(background, text, 0.3),
    wash: mix(background, text, 0.1),
  };
}

/** The five colours of the mood board, as a founder names them. */
export const namedColours = ({ primary, secondary, accent, background, text }: Theme) =>
  Object.entries({
    Primary: primary,
    Secondary: secondary,
    Accent: accent,
    Background: background,
    Text: text,
  });

/** The same brand on white paper. */
export function onPaper(theme: Theme): Theme {
  const text = readable(luminance(theme.text) < 0.2 ? theme.text : DEFAULTS.text, "#ffffff", 9);
  return {
    ...theme,
    background: "#ffffff",
    text,
    heading: readable(theme.primary, "#ffffff"),
    figure: readable(theme.primary, "#ffffff", SEEN),
    secondary: readable(theme.secondary, "#ffffff"),
    muted: readable(mix(text, "#ffffff", 0.38), "#ffffff", 5),
    rule: mix("#ffffff", text, 0.16),
    wash: mix("#ffffff", theme.primary, 0.06),
  };
}
