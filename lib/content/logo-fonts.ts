export interface LogoFont {
  family: string;
  weights: readonly number[];
  /** The file of one weight; variable fonts hold all of theirs in one. */
  file: (weight: number) => string;
}

const FOLDER = "/fonts/logo";
const variable = (family: string, name: string, weights: readonly number[]): LogoFont => ({
  family,
  weights,
  file: () => `${FOLDER}/${name}.woff2`,
});
const fixed = (family: string, name: string, weights: readonly number[]): LogoFont => ({
  family,
  weights,
  file: (weight) => `${FOLDER}/${name}-${weight}.woff2`,
});

const ALL = [300, 400, 500, 600, 700, 800] as const;

/** The eight families of the logo maker, served by us and loaded on its page alone. */
export const LOGO_FONTS = [
  fixed("Poppins", "poppins", ALL),
  variable("Montserrat", "montserrat", ALL),
  variable("Roboto", "roboto", [300, 400, 500, 700]),
  variable("Inter", "inter", ALL),
  variable("Open Sans", "open-sans", ALL),
  fixed("Lato", "lato", [300, 400, 700]),
  variable("Nunito", "nunito", ALL),
  variable("Source Sans Pro", "source-sans-3", [300, 400, 600, 700]),
] as const;

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

export const WEIGHT_NAMES: Readonly<Record<number, string>> = {
  300: "Light",
  400: "Regular",
  500: "Medium",
  600: "Semibold",
  700: "Bold",
  800: "Extra bold",
};

export const LOGO_LIMITS = {
  size: { min: 24, max: 120, start: 48 },
  spacing: { min: -5, max: 20, start: 0 },
  weight: 600,
  /** What an SVG measures; a PNG measures twice that. */
  width: 1000,
  height: 300,
  scale: 2,
} as const;

export const DEFAULT_BRAND = "Your Brand";
