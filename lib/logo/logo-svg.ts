import { LOGO_LIMITS } from "@/lib/content/logo-fonts";
import { LOGO_ICONS } from "@/lib/content/logo-icons";
import { lockup } from "./lockup";
import { outlineText } from "./outline";
import type { LogoSettings } from "./settings";

const { width, height } = LOGO_LIMITS;
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
const n = (value: number) => String(Math.round(value * 1_000) / 1_000);

/** A logo of 1000 by 300 that needs no font to be shown: every letter is an outline. */
export function logoSvg(settings: LogoSettings): string {
  const { text, colour, ground, size } = settings;
  const icon = LOGO_ICONS.find(({ id }) => id === settings.icon)?.path ?? "";
  const outline = outlineText(text, settings);
  const at = lockup({ textWidth: outline.width, capHeight: outline.capHeight, size, hasIcon: icon !== "" });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escapeXml(text)}</title>`,
    ground ? `<rect width="${width}" height="${height}" fill="${ground}"/>` : "",
    `<g fill="${colour}">`,
    at.icon
      ? `<path fill-rule="evenodd" transform="translate(${n(at.icon.x)} ${n(at.icon.y)}) scale(${n(at.icon.side / 100)})" d="${icon}"/>`
      : "",
    `<path transform="translate(${n(at.textX)} ${n(at.baseline)}) scale(${n(at.factor)})" d="${outline.path}"/>`,
    "</g></svg>",
  ].join("");
}
