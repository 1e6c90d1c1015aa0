import { doodlePath } from "@/components/layout/doodle-path";
import { legible, readableOn } from "@/lib/client/colour";
import { type BrandPalette, typeOf } from "./palette";

const line = doodlePath({ width: 320, height: 120, loops: 4, straightFrom: 0.75, size: 0.4, seed: 6 });

interface MoodBoardProps {
  palette: BrandPalette;
  brandName: string;
  tagline: string;
}

/** The palette at work: how the colours sit beside each other in name, surface, pattern and action. Decorative. */
export function MoodBoard({ palette, brandName, tagline }: MoodBoardProps) {
  const { primary, secondary, accent, background, text } = palette;
  return (
    <div
      aria-hidden="true"
      style={typeOf(palette)}
      className="grid auto-rows-[7rem] grid-cols-2 gap-2.5 sm:auto-rows-[8.5rem] sm:grid-cols-4 [&>*]:overflow-hidden [&>*]:rounded-lg"
    >
      <div
        className="col-span-2 row-span-2 flex flex-col justify-between p-6 sm:p-8"
        style={{ background: primary, color: readableOn(primary) }}
      >
        <span className="size-10 rounded-full" style={{ background: accent }} />
        <span className="display text-4xl break-words sm:text-5xl">{brandName}</span>
      </div>
      <div
        className="col-span-2 flex items-end border p-5"
        style={{ background, color: legible(text, background) }}
      >
        <span className="line-clamp-3 text-lg leading-snug font-medium">{tagline || brandName}</span>
      </div>
      <div style={{ background: accent }}>
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          className="size-full"
          preserveAspectRatio="xMidYMid slice"
        >
          <circle cx="0" cy="100" r="70" fill={primary} />
          <circle cx="0" cy="100" r="42" fill={background} />
          <circle cx="0" cy="100" r="18" fill={secondary} />
        </svg>
      </div>
      <div className="grid place-items-center" style={{ background: secondary }}>
        <span
          className="rounded-full px-5 py-2 text-sm font-semibold"
          style={{ background, color: legible(primary, background) }}
        >
          Aa
        </span>
      </div>
      <div
        className="col-span-2"
        style={{ background: `color-mix(in oklab, ${background}, ${primary} 14%)` }}
      >
        <svg aria-hidden="true" viewBox="0 0 320 120" className="size-full p-5" fill="none">
          <path d={line} stroke={primary} strokeWidth="5" strokeLinecap="round" />
        </svg>
      </div>
      <div
        style={{
          background: `repeating-linear-gradient(45deg, ${secondary} 0 10px, color-mix(in oklab, ${secondary}, ${background} 22%) 10px 20px)`,
        }}
      />
      <div className="grid content-center gap-2 border p-5" style={{ background }}>
        <span className="h-8 rounded-md" style={{ background: primary }} />
        <span className="h-8 rounded-md border-2" style={{ borderColor: primary }} />
      </div>
    </div>
  );
}
