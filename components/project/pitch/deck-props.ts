import type { PlannedSlide } from "@/lib/artifacts/pitch/slide-plan";
import type { PreviewFigures } from "../downloads/use-figures";
import type { BrandPalette } from "../prototype/palette";

export interface DeckProps {
  slides: readonly PlannedSlide[];
  figures: PreviewFigures | null;
  palette: BrandPalette;
  brandName: string;
}
