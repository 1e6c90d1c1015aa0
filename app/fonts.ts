import localFont from "next/font/local";

export const headline = localFont({
  src: "./fonts/bricolage-grotesque.woff2",
  variable: "--font-headline",
  weight: "700",
  display: "swap",
});

export const text = localFont({
  src: "./fonts/instrument-sans.woff2",
  variable: "--font-text",
  weight: "400 700",
  display: "swap",
});

/** Few pages have a word in italics: it is fetched where one is, not ahead. */
export const italics = localFont({
  src: "./fonts/instrument-sans-italic.woff2",
  variable: "--font-italics",
  weight: "400 700",
  style: "italic",
  display: "swap",
  preload: false,
});
