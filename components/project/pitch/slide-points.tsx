import type { PlannedSlide } from "@/lib/artifacts/pitch/slide-plan";
import { cn } from "@/lib/client/cn";
import { legible, readableOn } from "@/lib/client/colour";
import { typeset } from "@/lib/content/typeset";
import type { BrandPalette } from "../prototype/palette";

interface PointsProps {
  points: PlannedSlide["points"];
  palette: BrandPalette;
}

const wash = ({ background, primary }: BrandPalette) => `color-mix(in oklab, ${background}, ${primary} 8%)`;

function Cards({ points, palette }: PointsProps) {
  const square = points.length === 4;
  const small = square || points.some(({ label }) => label.length > 14);
  return (
    <ul className={cn("grid gap-[1.9cqw]", square ? "grid-cols-2" : "grid-cols-3")}>
      {points.map(({ label, text, own }) => (
        <li
          key={`${label}${text}`}
          className={cn(
            "border-t-[0.4cqw] px-[2cqw]",
            square ? "h-[14cqw] pt-[1.2cqw]" : "h-[26cqw] pt-[2cqw]",
          )}
          style={{
            background: own ? palette.primary : wash(palette),
            color: own ? readableOn(palette.primary) : undefined,
            borderColor: palette.accent,
          }}
        >
          <p
            className={cn("display leading-tight", small ? "text-[2.2cqw]" : "text-[3cqw]")}
            style={{ color: own ? undefined : legible(palette.primary, palette.background) }}
          >
            {label}
          </p>
          <p
            className={cn("leading-[1.36]", square ? "mt-[0.4cqw] text-[2.2cqw]" : "mt-[1cqw] text-[1.9cqw]")}
          >
            {typeset(text)}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Timeline({ points, palette }: PointsProps) {
  return (
    <ol
      className="mt-[1cqw] grid auto-cols-fr grid-flow-col gap-[1.9cqw] border-t-[0.3cqw]"
      style={{ borderColor: palette.primary }}
    >
      {points.map(({ label, text }) => (
        <li key={`${label}${text}`}>
          <span
            className="-mt-[1.1cqw] block size-[1.9cqw] rounded-full border-[0.3cqw]"
            style={{ background: palette.accent, borderColor: palette.primary }}
          />
          <p
            className="display mt-[1cqw] text-[3cqw] leading-normal"
            style={{ color: legible(palette.primary, palette.background) }}
          >
            {label}
          </p>
          <p className="text-[2cqw] leading-[1.36]">{typeset(text)}</p>
        </li>
      ))}
    </ol>
  );
}

function Reasons({ points, palette }: PointsProps) {
  return (
    <ul className="grid grid-cols-3 gap-[1.9cqw]">
      {points.map(({ text }) => (
        <li
          key={text}
          className="border-t-[0.3cqw] pt-[1.3cqw] text-[2.2cqw] leading-[1.36]"
          style={{ borderColor: palette.accent }}
        >
          {typeset(text)}
        </li>
      ))}
    </ul>
  );
}

/** Points with names, as the files set them; null where a slide has none. */
export function SlidePoints({ slide, palette }: { slide: PlannedSlide; palette: BrandPalette }) {
  const { visual, points } = slide;
  if (visual === "cards") return <Cards points={points} palette={palette} />;
  if (visual === "statement") return <Reasons points={points} palette={palette} />;
  if (visual === "timeline") return <Timeline points={points} palette={palette} />;
  return null;
}
