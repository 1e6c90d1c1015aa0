import { readableOn } from "@/lib/client/colour";
import { fieldOf, MAP, type Shape, STRENGTH, squareOf, type Tone } from "@/lib/content/scenery";
import type { BrandPalette } from "./palette";

export const tint = (palette: BrandPalette, percent: number): string =>
  `color-mix(in oklab, ${palette.background}, ${palette.primary} ${percent}%)`;

const TONES: Record<Tone, (palette: BrandPalette) => string> = {
  wash: (palette) => tint(palette, STRENGTH.wash),
  pale: (palette) => tint(palette, STRENGTH.pale),
  mid: (palette) => tint(palette, STRENGTH.mid),
  deep: ({ primary }) => primary,
  accent: ({ accent }) => accent,
};

function Field({
  shapes,
  palette,
  corner,
}: {
  shapes: readonly Shape[];
  palette: BrandPalette;
  corner: number;
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 120"
      preserveAspectRatio="xMidYMid slice"
      className="block h-28 w-full"
      style={{ background: TONES.wash(palette), borderRadius: corner }}
    >
      {shapes.map(({ path, tone, line }) => (
        <path
          key={path}
          d={path}
          fill={line ? "none" : TONES[tone](palette)}
          stroke={line ? TONES[tone](palette) : undefined}
          strokeWidth={line}
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}

interface ArtProps {
  label: string;
  palette: BrandPalette;
  corner: number;
}

/** Where a photograph will hang, with what it shows below it. */
export const PictureArt = ({ label, ...look }: ArtProps) => (
  <div>
    <Field shapes={fieldOf(label)} {...look} />
    <div className="mt-1.5 text-xs leading-snug">{label}</div>
  </div>
);

export const MapArt = ({ label, ...look }: ArtProps) => (
  <div>
    <div className="mb-1.5 font-semibold">{label}</div>
    <Field shapes={MAP} {...look} />
  </div>
);

/** A square to point a phone at, with what it leads to. */
export const CodeArt = ({ label, palette, corner }: ArtProps) => (
  <div
    className="flex items-center gap-4 p-3"
    style={{ background: palette.primary, color: readableOn(palette.primary), borderRadius: corner }}
  >
    <svg
      aria-hidden="true"
      viewBox="-2 -2 25 25"
      className="size-20 shrink-0"
      style={{ background: "#ffffff", borderRadius: Math.min(corner, 6) }}
      shapeRendering="crispEdges"
    >
      <path d={squareOf(label)} fill="#1b1714" fillRule="evenodd" />
    </svg>
    <span className="text-base leading-snug font-bold">{label}</span>
  </div>
);
