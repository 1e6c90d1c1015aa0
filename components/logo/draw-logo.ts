import { LOGO_LIMITS, type LogoFont } from "@/lib/content/logo-fonts";

export interface LogoSettings {
  text: string;
  font: LogoFont;
  weight: number;
  size: number;
  spacing: number;
  colour: string;
}

const { width, height, scale } = LOGO_LIMITS;
const MARGIN = 0.94;

/** Loads the one file that is needed; the same file is asked for once. */
export async function loadFont({ font, weight }: LogoSettings): Promise<void> {
  const name = `${weight} 48px "${font.family}"`;
  if (
    document.fonts.check(name) &&
    [...document.fonts].some((face) => face.family === font.family && face.weight === `${weight}`)
  )
    return;
  const face = new FontFace(font.family, `url(${font.file(weight)})`, { weight: `${weight}` });
  document.fonts.add(await face.load());
}

function prepare(context: CanvasRenderingContext2D, settings: LogoSettings, factor: number) {
  context.font = `${settings.weight} ${settings.size * factor}px "${settings.font.family}"`;
  context.letterSpacing = `${settings.spacing * factor}px`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = settings.colour;
}

/** How much a name must shrink to stay inside the picture; 1 when it fits. */
function shrinkToFit(context: CanvasRenderingContext2D, settings: LogoSettings): number {
  prepare(context, settings, 1);
  return Math.min(1, (width * MARGIN) / Math.max(1, context.measureText(settings.text).width));
}

/** Draws at 2000 by 600 on a clear ground; shown at half that size. */
export function drawLogo(canvas: HTMLCanvasElement, settings: LogoSettings) {
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext("2d");
  if (!context) return;
  const factor = shrinkToFit(context, settings) * scale;
  prepare(context, settings, factor);
  context.fillText(settings.text, canvas.width / 2, canvas.height / 2);
}

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

async function embedded(font: LogoFont, weight: number): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(font.file(weight))).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/** The same picture as SVG, with the typeface inside it. */
export async function logoSvg(canvas: HTMLCanvasElement, settings: LogoSettings): Promise<string> {
  const context = canvas.getContext("2d");
  const factor = context ? shrinkToFit(context, settings) : 1;
  const { text, font, weight, size, spacing, colour } = settings;
  const face = `@font-face{font-family:"${font.family}";font-weight:${weight};src:url(data:font/woff2;base64,${await embedded(font, weight)})}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><title>${escapeXml(text)}</title><style>${face}</style><text x="50%" y="50%" text-anchor="middle" dominant-baseline="central" font-family="${font.family}" font-weight="${weight}" font-size="${size * factor}" letter-spacing="${spacing * factor}" fill="${colour}">${escapeXml(text)}</text></svg>`;
}

export function saveFile(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
