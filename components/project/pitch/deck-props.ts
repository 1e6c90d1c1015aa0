import type { Slide } from "@/lib/artifacts/pitch/artifact";
import type { BrandPalette } from "../prototype/palette";

export interface DeckProps {
  slides: readonly Slide[];
  palette: BrandPalette;
  brandName: string;
}
