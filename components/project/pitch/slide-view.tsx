import type { PlannedSlide } from "@/lib/artifacts/pitch/slide-plan";
import { cn } from "@/lib/client/cn";
import { legible, readableOn } from "@/lib/client/colour";
import { typeset } from "@/lib/content/typeset";
import type { PreviewFigures } from "../downloads/use-figures";
import { type BrandPalette, typeOf } from "../prototype/palette";
import { bulletSize } from "./bullet-size";
import { SlidePoints } from "./slide-points";
import { isDrawnFromFigures, SlideVisual } from "./slide-visual";

interface SlideViewProps {
  slide: PlannedSlide;
  palette: BrandPalette;
  brandName: string;
  /** As it is counted where it is shown. */
  number: string;
  /** Null where none are known: then words stand alone. */
  figures: PreviewFigures | null;
  /** The claim is a heading of the page that it stands on. */
  heading?: boolean;
  className?: string;
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

/**
 * One slide at 16 by 9, in the places and sizes of the file: name, claim, points, and what stands beside them. Every
 * measure is a share of its width, so that it is the same at any size.
 */
export function SlideView(props: SlideViewProps) {
  const { slide, palette: page, brandName, number, figures, heading = false, className } = props;
  const { visual } = slide;
  const onColour = slide.ground === "brand";
  const palette = onColour ? onBrand(page) : page;
  const drawn = figures !== null && isDrawnFromFigures(visual);
  const beside = drawn && slide.bullets.length > 0;
  const points = slide.bullets.map((text, index) => ({ id: `${index}`, text }));
  const Claim = heading ? "h4" : "p";
  return (
    <div
      className={cn("@container relative aspect-video w-full overflow-hidden", className)}
      style={{
        background: palette.background,
        color: legible(palette.text, palette.background),
        ...typeOf(page),
      }}
    >
      <span className="absolute inset-y-0 left-0 w-[1.25cqw]" style={{ background: palette.primary }} />
      <div className="absolute inset-[6.9cqw] inset-y-[4cqw] grid grid-rows-[auto_auto_1fr_auto]">
        <p className="text-[1.5cqw]">{slide.name}</p>
        <Claim
          className={cn("display pt-[0.5cqw] leading-[1.16] font-bold text-balance", titleSize(slide))}
          style={{ color: onColour ? palette.text : legible(palette.primary, palette.background) }}
        >
          {typeset(slide.title)}
        </Claim>
        <div
          className={cn("grid content-start gap-[4cqw] overflow-hidden pt-[2cqw]", beside && "grid-cols-2")}
        >
          <ul
            className="grid content-start gap-[1.6cqw] leading-[1.36] empty:hidden"
            style={{ fontSize: `${bulletSize(slide.bullets, beside)}cqw` }}
          >
            {points.map(({ id, text }) => (
              <li key={id} className="grid grid-cols-[2.2cqw_1fr]">
                <span
                  className="mt-[calc(0.68em-0.45cqw)] size-[0.9cqw] rounded-full"
                  style={{ background: palette.accent }}
                />
                <span className="wrap-anywhere">{typeset(text)}</span>
              </li>
            ))}
          </ul>
          {drawn && <SlideVisual visual={visual} figures={figures} palette={palette} />}
          <SlidePoints slide={slide} palette={palette} />
        </div>
        <p className="flex justify-between text-[1.3cqw] tabular-nums">
          <span>{brandName}</span>
          <span>{number}</span>
        </p>
      </div>
    </div>
  );
}
