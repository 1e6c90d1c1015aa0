import { faceName } from "@/lib/client/brand-font";
import { LOGO_LIMITS } from "@/lib/content/logo-fonts";
import { LOGO_ICONS } from "@/lib/content/logo-icons";
import { type Lockup, lockup } from "@/lib/logo/lockup";
import type { LogoSettings } from "@/lib/logo/settings";

const { width, height, scale } = LOGO_LIMITS;
type Context = CanvasRenderingContext2D;

const pathOf = ({ icon }: LogoSettings) => LOGO_ICONS.find(({ id }) => id === icon)?.path ?? "";

/** Sets the context's type and places mark and name in 1000 by 300. */
function place(context: Context, settings: LogoSettings): Lockup {
  const { text, family, weight, size, spacing } = settings;
  context.font = `${weight} ${size}px "${faceName(family)}", sans-serif`;
  context.textBaseline = "alphabetic";
  const capHeight = context.measureText("H").actualBoundingBoxAscent;
  context.letterSpacing = `${spacing}px`;
  const measured = context.measureText(text).width;
  const textWidth = text ? Math.max(0, measured - spacing) : 0;
  return lockup({ textWidth, capHeight, size, hasIcon: pathOf(settings) !== "" });
}

function paint(context: Context, settings: LogoSettings, at: Lockup): void {
  context.fillStyle = settings.colour;
  if (at.icon) {
    context.save();
    context.translate(at.icon.x, at.icon.y);
    context.scale(at.icon.side / 100, at.icon.side / 100);
    context.fill(new Path2D(pathOf(settings)), "evenodd");
    context.restore();
  }
  context.translate(at.textX, at.baseline);
  context.scale(at.factor, at.factor);
  context.fillText(settings.text, 0, 0);
}

/** Draws at 2000 by 600; shown at half that size. */
export function drawLogo(canvas: HTMLCanvasElement, settings: LogoSettings): void {
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext("2d");
  if (!context) return;
  if (settings.ground) {
    context.fillStyle = settings.ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  const at = place(context, settings);
  context.scale(scale, scale);
  paint(context, settings, at);
}

/** Room for descenders, and as much above: the name is centred on its capitals. */
const INK = 1.25;

/** Draws mark and name alone, as large as the canvas has room. */
export function drawFitted(canvas: HTMLCanvasElement, settings: LogoSettings): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  context.reset();
  const at = place(context, settings);
  const wide = width - 2 * (at.icon?.x ?? at.textX);
  const high = Math.max(at.icon?.side ?? 0, settings.text ? settings.size * at.factor * INK : 0);
  const fit = Math.min(canvas.width / Math.max(1, wide), canvas.height / Math.max(1, high));
  context.translate(canvas.width / 2, canvas.height / 2);
  context.scale(fit, fit);
  context.translate(-width / 2, -height / 2);
  paint(context, settings, at);
}
