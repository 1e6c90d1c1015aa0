import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import { doodlePath } from "@/components/layout/doodle-path";
import { PRODUCT_NAME } from "@/lib/content/product";
import type { PublicPath } from "@/lib/content/seo";

export const SHARE_SIZE = { width: 1200, height: 630 } as const;

const LINE_HEIGHT = 190;
const FONT = join(process.cwd(), "app", "fonts", "bricolage-grotesque-700.woff");

const TONES = {
  paper: { ground: "#faf6ee", ink: "#211b17", soft: "#675c52", line: "#c8401a" },
  ember: { ground: "#c8401a", ink: "#fffdf8", soft: "#fff1e8", line: "#fffdf8" },
  night: { ground: "#181513", ink: "#f4ede3", soft: "#b8aca0", line: "#ff8f66" },
  /** The sample's own colours. */
  spruce: { ground: "#1f4d4a", ink: "#f8f3e9", soft: "#cfdcd6", line: "#e8b04a" },
} as const;

interface SharePicture {
  title: string;
  text: string;
  /** 0 a scribble, 1 nearly straight. */
  calm: number;
  /** What it stands on. */
  tone: keyof typeof TONES;
}

/** What a shared link to each public page shows. */
const PICTURES: Readonly<Record<PublicPath, SharePicture>> = {
  "/": {
    title: "Stop Doodling, Start Doing",
    text: "From the idea in your notebook to a launch package.",
    calm: 0.15,
    tone: "ember",
  },
  "/logo-generator": {
    title: "A logo in plain letters",
    text: "Eight typefaces, PNG and SVG, free.",
    calm: 0.4,
    tone: "night",
  },
  "/contact": {
    title: "Write to us",
    text: "Questions about a plan, a payment or your data.",
    calm: 0.6,
    tone: "paper",
  },
  "/pricing": {
    title: "Pay once, if at all",
    text: "Start free. Three plans, no subscription.",
    calm: 0.7,
    tone: "paper",
  },
  "/sample": {
    title: "Sample project: Nodline",
    text: "A finished project to look through, from concept to pitch.",
    calm: 0.85,
    tone: "spruce",
  },
  "/privacy": {
    title: "Privacy",
    text: "What we keep, what for, and what you can do.",
    calm: 0.95,
    tone: "paper",
  },
  "/terms": {
    title: "Terms",
    text: "What you can expect of us, and we of you.",
    calm: 0.95,
    tone: "paper",
  },
};

export const shareAlt = (path: PublicPath) => `${PRODUCT_NAME}: ${PICTURES[path].title}`;

/** The brand's line as a picture; how far it has come out straight is the page's own. */
function line(calm: number, colour: string): string {
  const d = doodlePath({
    width: SHARE_SIZE.width,
    height: LINE_HEIGHT,
    loops: 2 + 6 * (1 - calm),
    straightFrom: 0.4 + 0.4 * (1 - calm),
    size: 0.42 * (1 - calm * 0.6),
    swing: calm > 0.6 ? 0 : 1,
    seed: 3,
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${LINE_HEIGHT}"><path d="${d}" fill="none" stroke="${colour}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

/** What a shared link shows: the page's title over the brand's line. */
export async function shareImage(path: PublicPath): Promise<ImageResponse> {
  const { title, text, calm, tone } = PICTURES[path];
  const { ground, ink, soft, line: colour } = TONES[tone];
  return new ImageResponse(
    <div
      style={{
        width: "100%",
        height: "100%",
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        background: ground,
        color: ink,
        fontFamily: "Headline",
        padding: "64px 0",
      }}
    >
      <div style={{ display: "flex", padding: "0 72px", fontSize: 40 }}>{PRODUCT_NAME}</div>
      <div style={{ width: "100%", height: LINE_HEIGHT, backgroundImage: `url(${line(calm, colour)})` }} />
      <div style={{ display: "flex", flexDirection: "column", padding: "0 72px" }}>
        <div
          style={{
            fontSize: title.length > 26 ? 76 : 100,
            lineHeight: 1,
            letterSpacing: -3,
            textWrap: "balance",
          }}
        >
          {title}
        </div>
        <div style={{ fontSize: 34, lineHeight: 1.3, marginTop: 22, color: soft }}>{text}</div>
      </div>
    </div>,
    { ...SHARE_SIZE, fonts: [{ name: "Headline", data: await readFile(FONT), weight: 700 }] },
  );
}
