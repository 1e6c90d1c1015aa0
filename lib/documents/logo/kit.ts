import { createHash } from "node:crypto";
import pngToIco from "png-to-ico";
import sharp from "sharp";
import { brandText } from "@/lib/logo/brand-text";
import type { DocumentData } from "../data";
import { pdfBytes } from "../pdf/render";
import { prepare } from "../prepare";
import type { Theme } from "../theme";
import { zip } from "../zip";
import { GuideDocument, MarkDocument } from "./guide";
import { type Mark, markOf, markSvg, placed, SHAPES, VERSIONS } from "./marks";
import { tokenFiles } from "./tokens";

type Files = Record<string, Uint8Array | string>;

const png = async (svg: string, width: number, height: number): Promise<Uint8Array> =>
  sharp(Buffer.from(svg), { limitInputPixels: 60_000_000 })
    .resize(width, height, { fit: "fill" })
    .png({ compressionLevel: 6 })
    .toBuffer();

const WIDTHS = { full: [480, 1600], wordmark: [480, 1600], icon: [128, 512] } as const;

async function logos(name: string, theme: Theme): Promise<Files> {
  const files: Files = {};
  for (const shape of SHAPES) {
    for (const version of VERSIONS) {
      const mark = markOf(name, theme, shape, version);
      const svg = markSvg(mark, name);
      files[`svg/${shape}-${version}.svg`] = svg;
      for (const width of WIDTHS[shape]) {
        const height = Math.max(1, Math.round((width * mark.height) / mark.width));
        files[`png/${shape}-${version}-${width}.png`] = await png(svg, width, height);
      }
    }
    files[`pdf/${shape}-colour.pdf`] = await pdfBytes(
      MarkDocument({ mark: markOf(name, theme, shape, "colour"), title: name }),
    );
  }
  return files;
}

/** Icons that browsers and phones ask for, with the manifest that names them. */
async function favicons(name: string, theme: Theme): Promise<Files> {
  const icon = markOf(name, theme, "icon", "colour");
  const bare: Mark = {
    ...icon,
    width: 240,
    height: 240,
    shapes: icon.shapes.map((each) => ({ ...each, x: each.x - 60, y: each.y - 60 })),
  };
  const reversed = { ...markOf(name, theme, "icon", "reversed") };
  const letter: Mark = {
    ...reversed,
    shapes: reversed.shapes.slice(1).map((each) => ({ ...each, fill: theme.onPrimary })),
  };
  const svg = markSvg(bare, name);
  const solid = (side: number, share: number) =>
    png(markSvg(placed(letter, side, side, share, theme.primary), name), side, side);
  const small = await Promise.all([16, 32, 48].map((side) => png(svg, side, side)));
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
    "favicon/favicon.ico": await pngToIco(small.map((bytes) => Buffer.from(bytes))),
    "favicon/icon.svg": svg,
    "favicon/apple-touch-icon.png": await solid(180, 1.5),
    "favicon/icon-192.png": await png(svg, 192, 192),
    "favicon/icon-512.png": await png(svg, 512, 512),
    "favicon/icon-maskable-512.png": await solid(512, 1.2),
    "favicon/site.webmanifest": `${JSON.stringify(manifest, null, 2)}\n`,
  };
}

async function social(name: string, theme: Theme): Promise<Files> {
  const full = markOf(name, theme, "full", "reversed");
  const icon = markOf(name, theme, "icon", "reversed");
  const on = (mark: Mark, width: number, height: number, share: number) =>
    png(markSvg(placed(mark, width, height, share, theme.primary), name), width, height);
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
tokens/   colours and typefaces for CSS, Tailwind and other tools
guide.pdf how to use all of it

colour: on white. reversed: on the main colour. dark, light: one colour.
The typefaces are under the SIL Open Font License 1.1 (https://openfontlicense.org).
No trademark search was made.
`;

/** Everything that a brand needs to appear somewhere; the same brand gives the same bytes. */
export async function logoKit(data: DocumentData): Promise<Uint8Array> {
  const prepared = prepare(data);
  const { theme } = prepared;
  const name = brandText(prepared.data.brandName) || "Brand";
  const guide = { ...prepared, data: { ...prepared.data, brandName: name } };
  const files: Files = {
    "README.txt": README,
    "guide.pdf": await pdfBytes(GuideDocument({ prepared: guide })),
    ...(await logos(name, theme)),
    ...(await favicons(name, theme)),
    ...(await social(name, theme)),
    ...tokenFiles(theme),
  };
  const listed = Object.entries(files).map(([path, content]) => ({
    path,
    bytes: Buffer.byteLength(content),
    sha256: createHash("sha256").update(content).digest("hex"),
  }));
  return zip({ ...files, "manifest.json": `${JSON.stringify({ brand: name, files: listed }, null, 2)}\n` });
}
