import { LOGO_LIMITS, lettersOf, logoFont } from "@/lib/content/logo-fonts";
import { LOGO_ICONS } from "@/lib/content/logo-icons";
import { lockup } from "@/lib/logo/lockup";
import type { LogoSettings } from "@/lib/logo/settings";

const { width, height, scale } = LOGO_LIMITS;
const FOLDER = "/fonts/logo";
const loading = new Map<string, Promise<unknown>>();

/** A name of our own, so that a copy of the family on the visitor's machine is never taken for it. */
const faceName = (family: string) => `Logo ${family}`;

async function loadFile(family: string, weight: number, file: string): Promise<void> {
  const face = new FontFace(faceName(family), `url(${FOLDER}/${file})`, { weight: `${weight}` });
  document.fonts.add(await face.load());
}

/** Loads the files that the settings need, each once; one that failed is asked for again next time. */
export async function loadFont({ text, family, weight }: LogoSettings): Promise<void> {
  const font = logoFont(family);
  const files = lettersOf(text).subsets.map((subset) => font.file(weight, subset));
  await Promise.all(
    files.map((file) => {
      const known = loading.get(file) ?? loadFile(family, weight, file);
      loading.set(file, known);
      known.catch(() => loading.delete(file));
      return known;
    }),
  );
}

/** Draws at 2000 by 600; shown at half that size. */
export function drawLogo(canvas: HTMLCanvasElement, settings: LogoSettings): void {
  const { text, family, weight, size, spacing, colour, ground } = settings;
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext("2d");
  if (!context) return;
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.font = `${weight} ${size}px "${faceName(family)}", sans-serif`;
  context.textBaseline = "alphabetic";
  const capHeight = context.measureText("H").actualBoundingBoxAscent;
  context.letterSpacing = `${spacing}px`;
  const measured = context.measureText(text).width;
  const path = LOGO_ICONS.find(({ id }) => id === settings.icon)?.path ?? "";
  const at = lockup({
    textWidth: text ? Math.max(0, measured - spacing) : 0,
    capHeight,
    size,
    hasIcon: path !== "",
  });
  context.scale(scale, scale);
  context.fillStyle = colour;
  if (at.icon) {
    context.save();
    context.translate(at.icon.x, at.icon.y);
    context.scale(at.icon.side / 100, at.icon.side / 100);
    context.fill(new Path2D(path), "evenodd");
    context.restore();
  }
  context.translate(at.textX, at.baseline);
  context.scale(at.factor, at.factor);
  context.fillText(text, 0, 0);
}
