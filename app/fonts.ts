import localFont from "next/font/local";

export const headline = localFont({
  src: "./fonts/bricolage-grotesque.woff2",
  variable: "--font-headline",
  weight: "200 800",
  display: "swap",
});

export const text = localFont({
  src: [
    { path: "./fonts/instrument-sans.woff2", weight: "400 700", style: "normal" },
    { path: "./fonts/instrument-sans-italic.woff2", weight: "400 700", style: "italic" },
  ],
  variable: "--font-text",
  display: "swap",
});
