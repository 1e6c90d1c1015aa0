import { faceName } from "@/lib/client/brand-font";
import { LOGO_LIMITS } from "@/lib/content/logo-fonts";
import { LOGO_ICONS } from "@/lib/content/logo-icons";
import { lockup } from "@/lib/logo/lockup";
import type { LogoSettings } from "@/lib/logo/settings";

const { width, height, scale } = LOGO_LIMITS;

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
