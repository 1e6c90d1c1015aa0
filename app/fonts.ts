import localFont from "next/font/local";

/** A typeface that is not there at the first paint waits for the next page: nothing moves under the reader. */
export const headline = localFont({
  src: "./fonts/bricolage-grotesque.woff2",
  variable: "--font-headline",
  weight: "700",
  display: "optional",
});

export const text = localFont({
  src: "./fonts/instrument-sans.woff2",
  variable: "--font-text",
  weight: "400 700",
  display: "optional",
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
