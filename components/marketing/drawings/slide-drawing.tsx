import { SlideView } from "@/components/project/pitch/slide-view";
import { slidesOf } from "@/lib/artifacts/pitch/slide-plan";
import { SAMPLE_PALETTE } from "@/lib/content/sample/brand";
import { SAMPLE_NAME } from "@/lib/content/sample/concept";
import { SAMPLE_SLIDES } from "@/lib/content/sample/pitch";

const SLIDES = slidesOf({ fullSlides: SAMPLE_SLIDES, deckOutline: [] }, null, SAMPLE_NAME);

/** A slide of the sample, drawn as the pitch panel draws it. */
export function SlideDrawing({ index }: { index: number }) {
  const slide = SLIDES[index];
  if (!slide) return null;
  return (
    <SlideView
      slide={slide}
      number={`${index + 1} / ${SLIDES.length}`}
      figures={null}
      palette={SAMPLE_PALETTE}
      brandName={SAMPLE_NAME}
      className="rounded-lg border"
    />
  );
}
