export type LogoSubset = "latin" | "latin-ext";

export interface LogoFont {
  family: string;
  weights: readonly number[];
  /** The name of the file that holds one weight's letters of one subset. */
  file: (weight: number, subset: LogoSubset) => string;
}

const family = (name: string, weights: readonly number[]): LogoFont => {
  const start = name.toLowerCase().replaceAll(" ", "-");
  return { family: name, weights, file: (weight, subset) => `${start}-${subset}-${weight}.woff2` };
};

const ALL = [300, 400, 500, 600, 700, 800] as const;

/** The eight families of the logo maker with the weights each really has; served by us, loaded on its page alone. */
export const LOGO_FONTS = [
  family("Poppins", ALL),
  family("Montserrat", ALL),
  family("Roboto", ALL),
  family("Inter", ALL),
  family("Open Sans", ALL),
  family("Lato", [300, 400, 700]),
  family("Nunito", ALL),
  family("Source Sans Pro", [300, 400, 600, 700]),
] as const;

export const logoFont = (name: string): LogoFont =>
  LOGO_FONTS.find((font) => font.family === name) ?? LOGO_FONTS[0];

/** The families that a description of a brand names, in its order: the first for headings, the second for text. */
export function fontsNamedIn(text: string): [display: string, body: string] | null {
  const [display, body] = LOGO_FONTS.map(({ family }) => ({
    family,
    at: text.search(new RegExp(`\\b${family}\\b`)),
  }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ family }) => family);
  return display ? [display, body ?? display] : null;
}

/** The weight of a font that is closest to the one wanted; the bolder of two. */
export const nearestWeight = ({ weights }: LogoFont, wanted: number): number =>
  weights.reduce(
    (best, weight) => (Math.abs(weight - wanted) <= Math.abs(best - wanted) ? weight : best),
    weights[0] ?? wanted,
  );

/** What a font's first file holds, nearly: accents of western Europe, quotation marks, the euro. */
const LATIN = /^[\u0020-\u00ff\u0131\u0152\u0153\u02bb-\u02dc\u2000-\u206f\u20ac\u2122\u2212]$/u;
const LATIN_EXTENDED = /^[\u0100-\u02ba\u1e00-\u1eff\u2020\u20a0-\u20c0\u2113\u2c60-\u2c7f\ua720-\ua7ff]$/u;

export interface LettersOf {
  subsets: LogoSubset[];
  /** Characters that none of the families has. */
  foreign: string[];
}

/** Which files a text needs, and what no file of ours holds. */
export function lettersOf(text: string): LettersOf {
  const characters = [...new Set(text)].filter((character) => !LATIN.test(character));
  const foreign = characters.filter((character) => !LATIN_EXTENDED.test(character));
  return { subsets: characters.length > foreign.length ? ["latin", "latin-ext"] : ["latin"], foreign };
}

export const LOGO_COLOURS = [
  "#1E40AF",
  "#0F766E",
  "#15803D",
  "#4D7C0F",
  "#B45309",
  "#C2410C",
  "#B91C1C",
  "#BE185D",
  "#7E22CE",
  "#4338CA",
  "#0369A1",
  "#44403C",
  "#111827",
] as const;

export const COLOUR_NAMES: Readonly<Record<(typeof LOGO_COLOURS)[number], string>> = {
  "#1E40AF": "Royal blue",
  "#0F766E": "Teal",
  "#15803D": "Green",
  "#4D7C0F": "Olive",
  "#B45309": "Amber",
  "#C2410C": "Orange",
  "#B91C1C": "Red",
  "#BE185D": "Pink",
  "#7E22CE": "Purple",
  "#4338CA": "Indigo",
  "#0369A1": "Sky blue",
  "#44403C": "Stone",
  "#111827": "Near-black",
};

export const WEIGHT_NAMES: Readonly<Record<number, string>> = {
  300: "Light",
  400: "Regular",
  500: "Medium",
  600: "Semibold",
  700: "Bold",
  800: "Extra bold",
};

export const LOGO_LIMITS = {
  text: 50,
  size: { min: 24, max: 120, start: 48 },
  spacing: { min: -5, max: 20, start: 0 },
  weight: 600,
  /** What an SVG measures; a PNG measures twice that. */
  width: 1000,
  height: 300,
  scale: 2,
} as const;

export const DEFAULT_BRAND = "Your Brand";
