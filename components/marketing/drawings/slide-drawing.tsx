import { SlideView } from "@/components/project/pitch/slide-view";
import { SAMPLE_PALETTE } from "@/lib/content/sample/brand";
import { SAMPLE_NAME } from "@/lib/content/sample/concept";
import { SAMPLE_SLIDES } from "@/lib/content/sample/pitch";

/** A slide of the sample, drawn as the pitch panel draws it. */
export function SlideDrawing({ index }: { index: number }) {
  const slide = SAMPLE_SLIDES[index];
  if (!slide) return null;
  return (
    <SlideView
      slide={slide}
      index={index}
      count={SAMPLE_SLIDES.length}
      palette={SAMPLE_PALETTE}
      brandName={SAMPLE_NAME}
      className="rounded-lg border"
    />
  );
}
