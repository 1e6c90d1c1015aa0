import { DEFAULT_BRAND, LOGO_COLOURS, LOGO_LIMITS } from "@/lib/content/logo-fonts";
import type { LogoSettings } from "./settings";

const { size, spacing, weight } = LOGO_LIMITS;

export const DEFAULT_SETTINGS: LogoSettings = {
  text: DEFAULT_BRAND,
  family: "Poppins",
  weight,
  size: size.start,
  spacing: spacing.start,
  colour: LOGO_COLOURS[0],
  ground: null,
  icon: "none",
};
