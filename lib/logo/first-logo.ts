import { LOGO_LIMITS } from "@/lib/content/logo-fonts";
import { DEFAULT_SETTINGS } from "./default-settings";
import { lockup } from "./lockup";
import { outlineText } from "./outline";
import type { LogoSettings } from "./settings";

export interface LogoOutline {
  d: string;
  transform: string;
  /** The letters' own room within the picture, as an SVG's viewBox. */
  box: string;
}

const { width, height } = LOGO_LIMITS;
const n = (value: number) => String(Math.round(value * 100) / 100);

function outlineOf(settings: LogoSettings): LogoOutline {
  const { path, width: textWidth, capHeight } = outlineText(settings.text, settings);
  const { textX, baseline, factor } = lockup({ textWidth, capHeight, size: settings.size, hasIcon: false });
  const [wide, high] = [width - 2 * textX, settings.size * factor * 1.1];
  return {
    d: path,
    transform: `translate(${n(textX)} ${n(baseline)}) scale(${n(factor)})`,
    box: [textX, (height - high) / 2, wide, high].map(n).join(" "),
  };
}

/** What the logo maker opens with, as outlines: it is there before a typeface or a script is. */
export const firstLogo = (): { name: LogoOutline; letter: LogoOutline } => ({
  name: outlineOf(DEFAULT_SETTINGS),
  letter: outlineOf({ ...DEFAULT_SETTINGS, text: DEFAULT_SETTINGS.text.slice(0, 1), spacing: 0 }),
});
export type FirstLogo = ReturnType<typeof firstLogo>;
