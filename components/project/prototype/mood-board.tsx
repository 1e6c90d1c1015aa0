import type { CSSProperties } from "react";
import { legible, readableOn } from "@/lib/client/colour";
import { fitted } from "@/lib/client/fitted";
import type { BrandShape } from "@/lib/content/brand-shape";
import { typeset } from "@/lib/content/typeset";
import { BrandMarkDrawing } from "./brand-mark";
import { type BrandPalette, shapeFor, typeOf } from "./palette";

const paler = ({ secondary, background }: BrandPalette) =>
  `color-mix(in oklab, ${secondary}, ${background} 24%)`;

/** A surface in the brand's own manner. */
const PATTERNS: Record<BrandShape["bullet"], (palette: BrandPalette) => CSSProperties> = {
  square: (p) => ({
    background: `repeating-linear-gradient(45deg, ${p.secondary} 0 10px, ${paler(p)} 10px 20px)`,
  }),
  dot: (p) => ({
    background: `radial-gradient(circle, ${p.accent} 22%, transparent 24%) 0 0 / 26px 26px, ${p.secondary}`,
  }),
  ring: (p) => ({
    background: `radial-gradient(circle, transparent 26%, ${p.accent} 28% 36%, transparent 38%) 0 0 / 40px 40px, ${p.secondary}`,
  }),
  dash: (p) => ({
    background: `repeating-linear-gradient(0deg, ${p.secondary} 0 12px, ${paler(p)} 12px 14px)`,
  }),
};

interface MoodBoardProps {
  palette: BrandPalette;
  brandName: string;
  tagline: string;
  /** What says how the mark is drawn. */
  visualIdentity: string;
}

/** The palette at work: how the colours sit beside each other in name, surface, pattern and action. Decorative. */
export function MoodBoard({ palette, brandName, tagline, visualIdentity }: MoodBoardProps) {
  const shape = shapeFor(palette);
  const { primary, secondary, accent, background, text } = palette;
  return (
    <div
      aria-hidden="true"
      style={{ ...typeOf(palette), "--corner": `${shape.corner}px` } as CSSProperties}
      className="grid auto-rows-[7rem] grid-cols-2 gap-2.5 sm:auto-rows-[8.5rem] sm:grid-cols-4 [&>*]:overflow-hidden [&>*]:rounded-(--corner)"
    >
      <div
        className="@container col-span-2 row-span-2 flex flex-col justify-between p-6 sm:p-8"
        style={{ background: primary, color: readableOn(primary) }}
      >
        <BrandMarkDrawing palette={palette} brandName={brandName} visualIdentity={visualIdentity} />
        <span
          className={`display [--usual:2.25rem] wrap-anywhere sm:[--usual:3rem] ${shape.capitals ? "tracking-wide uppercase" : ""}`}
          style={{
            fontSize: fitted(brandName, "var(--usual)", { letter: shape.capitals ? 0.84 : 0.64, lines: 3.5 }),
          }}
        >
          {brandName}
        </span>
      </div>
      <div
        className="col-span-2 flex items-end border p-5"
        style={{ background, color: legible(text, background) }}
      >
        <span className="line-clamp-3 text-lg leading-snug font-medium">{typeset(tagline || brandName)}</span>
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
        className="col-span-2 grid place-items-center"
        style={{ background: `color-mix(in oklab, ${background}, ${primary} 14%)` }}
      >
        <span
          className="grid place-items-center p-1.5 shadow-sheet"
          style={{ background: primary, borderRadius: Math.min(22, 1.5 * shape.corner) }}
        >
          <BrandMarkDrawing palette={palette} brandName={brandName} visualIdentity={visualIdentity} />
        </span>
      </div>
      <div style={PATTERNS[shape.bullet](palette)} />
      <div className="grid content-center gap-2 border p-5" style={{ background }}>
        <span className="h-8" style={{ background: primary, borderRadius: shape.button }} />
        <span className="h-8 border-2" style={{ borderColor: primary, borderRadius: shape.button }} />
      </div>
    </div>
  );
}
