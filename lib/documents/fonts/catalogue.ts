import { join } from "node:path";

/** Font files shipped with the product; every file of a family covers part of its characters. */
export interface FontPart {
  /** As a PDF names it. */
  family: string;
  file: string;
  weights: readonly (400 | 600)[];
}

const BOTH = [400, 600] as const;
const REGULAR = [400] as const;

const part = (file: string, weights: FontPart["weights"] = BOTH): FontPart => ({
  family: file,
  file,
  weights,
});

/** The families that a brand may be set in, with the scripts that their makers drew. */
const BRAND_FONTS: Readonly<Record<string, readonly string[]>> = {
  Inter: ["latin", "latin-ext", "greek", "cyrillic", "vietnamese"],
  Poppins: ["latin", "latin-ext"],
  Montserrat: ["latin", "latin-ext", "cyrillic", "vietnamese"],
  Roboto: ["latin", "latin-ext", "greek", "cyrillic", "vietnamese"],
  "Open Sans": ["latin", "latin-ext", "greek", "cyrillic", "vietnamese"],
  Lato: ["latin", "latin-ext"],
  Nunito: ["latin", "latin-ext", "cyrillic", "vietnamese"],
  "Source Sans Pro": ["latin", "latin-ext", "greek", "cyrillic", "vietnamese"],
};

const FILE_OF: Readonly<Record<string, string>> = { "Source Sans Pro": "source-sans-3" };
const fileOf = (name: string) => FILE_OF[name] ?? name.toLowerCase().replaceAll(" ", "-");

export const DEFAULT_FONT = "Inter";

export const isBrandFont = (name: string): boolean => name in BRAND_FONTS;

/** The parts of one brand family. */
export const brandParts = (name: string): FontPart[] =>
  (BRAND_FONTS[name] ?? BRAND_FONTS[DEFAULT_FONT] ?? []).map((subset) =>
    part(`${isBrandFont(name) ? fileOf(name) : fileOf(DEFAULT_FONT)}-${subset}`),
  );

/** What the brand's own family lacks, in the order it is looked up. */
const FALLBACKS: readonly FontPart[] = [
  ...["latin-ext", "greek", "greek-ext", "cyrillic", "cyrillic-ext", "vietnamese", "devanagari"].map(
    (subset) => part(`noto-sans-${subset}`),
  ),
  // Its letters hold their dots: the renderer sets dots that are marks of their own beside their letter.
  part("vazirmatn-arabic"),
  part("noto-sans-arabic"),
  part("noto-sans-hebrew"),
  part("noto-sans-thai"),
];
const JAPANESE = part("noto-sans-jp", REGULAR);
const CHINESE = part("noto-sans-sc", REGULAR);
const KOREAN = part("noto-sans-kr", REGULAR);
const SYMBOLS: readonly FontPart[] = [
  part("noto-emoji", REGULAR),
  part("noto-sans-math", REGULAR),
  part("noto-sans-symbols-2", REGULAR),
];

/** Characters that Chinese and Japanese share look different in each: kana and hangul tell whose they are. */
function eastAsian(text: string): FontPart[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return [JAPANESE, CHINESE, KOREAN];
  if (/\p{Script=Hangul}/u.test(text)) return [KOREAN, CHINESE, JAPANESE];
  return [CHINESE, JAPANESE, KOREAN];
}

/** Every part that may be needed, the brand's own first. */
export const chainFor = (name: string, text: string): FontPart[] => [
  ...brandParts(name),
  ...FALLBACKS,
  ...eastAsian(text),
  ...SYMBOLS,
];

export const fontPath = (file: string, weight: number): string =>
  join(process.cwd(), "assets", "fonts", `${file}-${weight}.woff`);
