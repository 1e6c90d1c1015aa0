import type { PlannedSlide } from "@/lib/artifacts/pitch/slide-plan";
import { cn } from "@/lib/client/cn";
import { legible, readableOn } from "@/lib/client/colour";
import type { BrandPalette } from "../prototype/palette";
import { PreviewPage } from "./preview-page";
import { PreviewPoints } from "./preview-points";
import { isDrawnFromFigures, PreviewVisual } from "./preview-visual";
import type { PreviewFigures } from "./use-figures";

interface PreviewSlideProps {
  palette: BrandPalette;
  brandName: string;
  slide: PlannedSlide;
  number: number;
  figures: PreviewFigures | null;
}

/** A slide in the places and sizes of the file: name, claim, points, and what stands beside them. */
export function PreviewSlide({ palette: page, brandName, slide, number, figures }: PreviewSlideProps) {
  const { visual } = slide;
  const palette = slide.ground === "brand" ? onBrand(page) : page;
  const drawn = figures !== null && isDrawnFromFigures(visual);
  const beside = drawn && slide.bullets.length > 0;
  const long = slide.bullets.join("").length > (beside ? 150 : 320);
  const points = slide.bullets.map((text, index) => ({ id: `${index}`, text }));
  return (
    <PreviewPage palette={palette} wide>
      <div className="absolute inset-[6.9cqw] inset-y-[4cqw] grid grid-rows-[auto_auto_1fr_auto]">
        <p className="text-[1.5cqw] opacity-70">{slide.name}</p>
        <p
          className={cn("pt-[0.5cqw] leading-[1.16] font-bold", titleSize(slide))}
          style={{ color: legible(palette.primary, palette.background) }}
        >
          {slide.title}
        </p>
        <div
          className={cn("grid content-start gap-[4cqw] overflow-hidden pt-[2cqw]", beside && "grid-cols-2")}
        >
          <ul
            className={cn(
              "grid content-start empty:hidden gap-[1.6cqw] leading-[1.36]",
              sizeOf(beside, long),
            )}
          >
            {points.map(({ id, text }) => (
              <li key={id} className="grid grid-cols-[2.2cqw_1fr]">
                <span
                  className="mt-[1.2cqw] size-[0.9cqw] rounded-full"
                  style={{ background: palette.accent }}
                />
                {text}
              </li>
            ))}
          </ul>
          {drawn && <PreviewVisual visual={visual} figures={figures} palette={palette} />}
          <PreviewPoints slide={slide} palette={palette} />
        </div>
        <p className="flex justify-between text-[1.3cqw] opacity-70">
          <span>{brandName}</span>
          <span>{number}</span>
        </p>
      </div>
    </PreviewPage>
  );
}

/** The brand's own colour as the ground, as in the files. */
const onBrand = (palette: BrandPalette): BrandPalette => {
  const text = readableOn(palette.primary);
  return {
    ...palette,
    background: palette.primary,
    text,
    primary: palette.accent,
    secondary: palette.accent,
  };
};

const titleSize = ({ visual, title }: PlannedSlide): string => {
  if (visual === "statement")
    return title.length > 70 ? "h-[26cqw] line-clamp-4 text-[4.6cqw]" : "h-[26cqw] line-clamp-3 text-[6cqw]";
  return title.length > 60 ? "h-[11cqw] line-clamp-2 text-[3.3cqw]" : "h-[11cqw] line-clamp-2 text-[4cqw]";
};

const sizeOf = (beside: boolean, long: boolean) =>
  beside ? (long ? "text-[1.8cqw]" : "text-[2.3cqw]") : long ? "text-[2.2cqw]" : "text-[2.9cqw]";
