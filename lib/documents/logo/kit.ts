import { createHash } from "node:crypto";
import pngToIco from "png-to-ico";
import sharp from "sharp";
import { brandText } from "@/lib/logo/brand-text";
import type { DocumentData } from "../data";
import { pdfBytes } from "../pdf/render";
import { prepare } from "../prepare";
import { zip } from "../zip";
import { GuideDocument, MarkDocument } from "./guide";
import {
  type Brand,
  bareIcon,
  brandOf,
  type Mark,
  markOf,
  markSvg,
  placed,
  SHAPES,
  smallIcon,
  VERSIONS,
} from "./marks";
import { tokenFiles } from "./tokens";

type Files = Record<string, Uint8Array | string>;

const png = async (svg: string, width: number, height: number): Promise<Uint8Array> =>
  sharp(Buffer.from(svg), { limitInputPixels: 60_000_000 })
    .resize(width, height, { fit: "fill" })
    .png({ compressionLevel: 6 })
    .toBuffer();

const WIDTHS = { full: [480, 1600], wordmark: [480, 1600], icon: [128, 512] } as const;

async function logos(name: string, brand: Brand): Promise<Files> {
  const files: Files = {};
  for (const shape of SHAPES) {
    for (const version of VERSIONS) {
      const mark = markOf(brand, shape, version);
      const svg = markSvg(mark, name);
      files[`svg/${shape}-${version}.svg`] = svg;
      for (const width of WIDTHS[shape]) {
        const height = Math.max(1, Math.round((width * mark.height) / mark.width));
        files[`png/${shape}-${version}-${width}.png`] = await png(svg, width, height);
      }
    }
    files[`pdf/${shape}-main.pdf`] = await pdfBytes(
      MarkDocument({ mark: markOf(brand, shape, "main"), title: name }),
    );
  }
  return files;
}

/** Icons that browsers and phones ask for, with the manifest that names them. */
async function favicons(name: string, brand: Brand): Promise<Files> {
  const { theme } = brand;
  const icon = markSvg(bareIcon(brand, true), name);
  const small = markSvg(smallIcon(brand), name);
  const solid = (side: number, share: number) =>
    png(markSvg(placed(bareIcon(brand, false), side, side, share, theme.primary), name), side, side);
  const tabs = await Promise.all([16, 32, 48].map((side) => png(small, side, side)));
  const manifest = {
    name,
    short_name: name.slice(0, 12),
    icons: [
      { src: "icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    theme_color: theme.primary,
    background_color: theme.background,
  };
  return {
    "favicon/favicon.ico": await pngToIco(tabs.map((bytes) => Buffer.from(bytes))),
    "favicon/icon.svg": small,
    "favicon/apple-touch-icon.png": await solid(180, 0.7),
    "favicon/icon-192.png": await png(icon, 192, 192),
    "favicon/icon-512.png": await png(icon, 512, 512),
    "favicon/icon-maskable-512.png": await solid(512, 0.56),
    "favicon/site.webmanifest": `${JSON.stringify(manifest, null, 2)}\n`,
  };
}

async function social(name: string, brand: Brand): Promise<Files> {
  const full = markOf(brand, "full", "reversed");
  const icon = markOf(brand, "icon", "reversed");
  const on = (mark: Mark, width: number, height: number, share: number) =>
    png(markSvg(placed(mark, width, height, share, brand.theme.primary), name), width, height);
  return {
    "social/open-graph-1200x630.png": await on(full, 1200, 630, 0.78),
    "social/x-header-1500x500.png": await on(full, 1500, 500, 0.6),
    "social/avatar-800x800.png": await on(icon, 800, 800, 0.84),
  };
}

const README = `svg/      full logo, icon and wordmark; every letter is an outline
png/      the same with a transparent ground, in two sizes
pdf/      for print
favicon/  what a website needs; put the folder's files into its root
social/   pictures for links and profiles
tokens/   palette and typefaces for CSS, Tailwind and other tools
guide.pdf how to use all of it

The favicon and icon.svg are the letter alone: the mark cannot be told at 16 pixels.
main: on white. reversed: on the main ground. dark, light: one ink.
The typefaces are under the SIL Open Font License 1.1 (https://openfontlicense.org).
No trademark search was made.
`;

/** Everything that a brand needs to appear somewhere; the same brand gives the same bytes. */
export async function logoKit(data: DocumentData): Promise<Uint8Array> {
  const prepared = prepare(data);
  const { theme } = prepared;
  const name = brandText(prepared.data.brandName) || "Brand";
  const brand = brandOf(name, prepared);
  const files: Files = {
    "README.txt": README,
    "guide.pdf": await pdfBytes(GuideDocument({ prepared, brand })),
    ...(await logos(name, brand)),
    ...(await favicons(name, brand)),
    ...(await social(name, brand)),
    ...tokenFiles(theme),
  };
  const listed = Object.entries(files).map(([path, content]) => ({
    path,
    bytes: Buffer.byteLength(content),
    sha256: createHash("sha256").update(content).digest("hex"),
  }));
  return zip({ ...files, "manifest.json": `${JSON.stringify({ brand: name, files: listed }, null, 2)}\n` });
}
