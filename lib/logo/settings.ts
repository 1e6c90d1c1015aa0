import * as z from "zod";
import { LOGO_FONTS, LOGO_LIMITS, logoFont, nearestWeight } from "@/lib/content/logo-fonts";
import { LOGO_ICON_IDS } from "@/lib/content/logo-icons";
import { brandText } from "./brand-text";

const { size, spacing, text } = LOGO_LIMITS;
const families = LOGO_FONTS.map(({ family }) => family);
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, "A colour is # and six digits");

/** Everything that decides how a logo looks; a weight that the font lacks becomes its nearest. */
export const logoSettingsSchema = z
  .object({
    text: z
      .string()
      .max(text * 40)
      .transform(brandText),
    family: z.enum(families),
    weight: z.number().int().min(300).max(800),
    size: z.number().min(size.min).max(size.max),
    spacing: z.number().min(spacing.min).max(spacing.max),
    colour,
    /** Null: transparent. */
    ground: colour.nullable(),
    icon: z.enum(LOGO_ICON_IDS),
  })
  .transform((settings) => ({
    ...settings,
    weight: nearestWeight(logoFont(settings.family), settings.weight),
  }));
export type LogoSettings = z.infer<typeof logoSettingsSchema>;
