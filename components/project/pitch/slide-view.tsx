import type { Slide } from "@/lib/artifacts/pitch/artifact";
import { cn } from "@/lib/client/cn";
import { legible, readableOn } from "@/lib/client/colour";
import { type BrandPalette, typeOf } from "../prototype/palette";

interface SlideViewProps {
  slide: Slide;
  /** From 0. */
  index: number;
  count: number;
  palette: BrandPalette;
  brandName: string;
  className?: string;
}

/** Opening, turning point and closing stand on the brand's colour, the rest on its paper. */
const isStrong = (index: number, count: number) =>
  index === 0 || index === count - 1 || index === Math.floor(count / 2);

/** One slide at 16 by 9; every measure is a share of its width, so it is the same at any size. */
export function SlideView({ slide, index, count, palette, brandName, className }: SlideViewProps) {
  const strong = isStrong(index, count);
  const ground = strong ? palette.primary : palette.background;
  const ink = strong ? readableOn(palette.primary) : legible(palette.text, palette.background);
  const heading = strong ? ink : legible(palette.primary, palette.background);
  const mark = strong ? palette.accent : palette.primary;
  const long = slide.content.join("").length > 420 || slide.content.length > 5;
  return (
    <div
      className={cn("@container aspect-video w-full overflow-hidden", className)}
      style={{ background: ground, color: ink, ...typeOf(palette) }}
    >
      <div className="flex h-full flex-col p-[5cqw]">
        <h4
          className={cn(
            "display shrink-0 text-balance",
            slide.title.length > 55 ? "max-w-[30ch] text-[4cqw]" : "max-w-[24ch] text-[5.2cqw]",
          )}
          style={{ color: heading }}
        >
          {slide.title}
        </h4>
        <span
          aria-hidden="true"
          className="mt-[2.2cqw] h-[0.6cqw] w-[9cqw] shrink-0 rounded-full"
          style={{ background: mark }}
        />
        <ul
          className={cn(
            "mt-[3cqw] grid content-start gap-[1.5cqw] leading-[1.3]",
            long ? "text-[2cqw]" : slide.content.length > 3 ? "text-[2.5cqw]" : "text-[2.9cqw]",
            slide.content.length > 4 && "grid-cols-2 gap-x-[4cqw]",
          )}
        >
          {slide.content.map((point) => (
            <li key={point} className="grid grid-cols-[2.4cqw_1fr]">
              <span
                aria-hidden="true"
                className="mt-[1.1cqw] size-[0.9cqw] rounded-full"
                style={{ background: mark }}
              />
              <span className="break-words">{point}</span>
            </li>
          ))}
        </ul>
        <p className="mt-auto flex justify-between pt-[2cqw] text-[1.5cqw] font-semibold tabular-nums">
          <span>{brandName}</span>
          <span>
            {index + 1} / {count}
          </span>
        </p>
      </div>
    </div>
  );
}
